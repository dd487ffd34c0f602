import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_NAMES, ENGINE_PACKAGE, type FoundSite, pagesOfFolder } from '../../core/plugin/foreign-site.ts';
import { AuthorError } from '../../core/plugin/helpers.ts';
import { findTool } from './find-tool.ts';
import { foundSettings } from './found-settings.ts';
import { firstFile } from './read-files.ts';

interface InitResult {
  found: FoundSite;
  pages: number;
  /** Settings that were carried over, with counts. */
  carried: readonly string[];
  /** Targets in the navigation or redirects without a page. */
  missing: string[];
  /** Files written, relative to the root. */
  written: string[];
  /** Whether `package.json` exists but doesn't list the engine. */
  lacksEngine: boolean;
}

/** Writes settings for a folder that may have been written for another tool. Doesn't touch any page. */
export async function initSite(folder: string, version: string): Promise<InitResult> {
  const root = path.resolve(folder);
  const existing = firstFile(root, CONFIG_NAMES);
  if (existing !== undefined)
    throw new AuthorError(`${path.join(folder, existing)} is already there.`, 'Edit it, or delete it to start over.');
  const found = await findTool(root);
  const wanted = path.posix.join(found.content, '.');
  const content = existsSync(path.join(root, wanted)) ? wanted : '.';
  const pages = await pagesOfFolder({ root, content, files: found.files, locales: found.locales });
  const { settings, carried } = foundSettings(root, { ...found, content }, pages);
  const written = ['docs.config.ts'];
  await writeFile(path.join(root, 'docs.config.ts'), printConfig(settings), { flag: 'wx' });
  const manifest = path.join(root, 'package.json');
  const hasManifest = existsSync(manifest);
  if (!hasManifest) {
    await writeFile(manifest, packageJson(root, version), { flag: 'wx' });
    written.push('package.json');
  }
  const lacksEngine = hasManifest && !(await readFile(manifest, 'utf8')).includes(`"${ENGINE_PACKAGE}"`);
  return { found, pages: pages.placed.length, carried, missing: [...pages.missing], written, lacksEngine };
}

function packageJson(root: string, version: string): string {
  const name =
    path
      .basename(root)
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'docs';
  const scripts = { dev: 'docs dev', build: 'docs build', preview: 'docs preview', check: 'docs check' };
  return `${JSON.stringify({ name, private: true, type: 'module', scripts, devDependencies: { [ENGINE_PACKAGE]: `^${version}` } }, null, 2)}\n`;
}

/** Settings as TypeScript that a person would write. */
function printConfig(settings: Readonly<Record<string, unknown>>): string {
  return `import { defineConfig } from '@workflow-docs/engine';\n\nexport default defineConfig(${printed(settings, '')});\n`;
}

const MAX_LINE = 100;

function printed(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = (depth: string) =>
    Array.isArray(value)
      ? value.map((one) => printed(one, depth))
      : Object.entries(value).map(([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : printed(key, '')}: ${printed(one, depth)}`);
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts('').join(', ')}${pad}${close}`;
  const isTop = indent === '' && open === '{';
  if (!isTop && !line.includes('\n') && indent.length + line.length <= MAX_LINE) return line;
  return `${open}\n${parts(inner)
    .map((part) => `${inner}${part},`)
    .join('\n')}\n${indent}${close}`;
}

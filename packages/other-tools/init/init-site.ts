import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_NAMES, ENGINE_PACKAGE, type FoundSite, pagesOfFolder } from '../../core/plugin/foreign-site.ts';
import { AuthorError } from '../../core/plugin/helpers.ts';
import { findTool } from './find-tool.ts';
import { foundSettings } from './found-settings.ts';
import { printConfig } from './print-config.ts';
import { firstFile } from './read-files.ts';

export interface InitResult {
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

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_NAMES, type FoundSite } from '../../core/config/found-site.ts';
import { readPage } from '../../core/content/markdown/read-page.ts';
import { pageOutline } from '../../core/content/page-outline.ts';
import { findSources } from '../../core/content/source/find-sources.ts';
import { pageKey, withAddresses } from '../../core/content/source/page-addresses.ts';
import type { PlacedPage } from '../../core/model/folder-sidebar.ts';
import { linkTargets } from '../../core/model/link-targets.ts';
import { readFolders } from '../../core/model/navigation/folder-navigation.ts';
import type { FoundPages } from '../../core/model/whole-sidebars.ts';
import { AuthorError } from '../../core/shared/author-error.ts';
import { ENGINE_PACKAGE } from '../../core/util/engine-modules.js';
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
  const pages = await findPages(root, content, found.files, found.locales);
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

/** The folder's pages, as a build finds them. A settings file such as `SUMMARY.md` isn't one. */
async function findPages(
  root: string,
  content: string,
  files: readonly string[],
  locales: FoundSite['locales'] = {},
): Promise<FoundPages & { missing: Set<string> }> {
  const others = Object.entries(locales).filter(([name]) => name !== 'root');
  const outside = {
    others: others.flatMap(([, locale]) => (typeof locale.content === 'string' ? [path.join(root, locale.content)] : [])),
    otherSuffixes: others.flatMap(([, { suffix }]) => suffix ?? []),
  };
  const version = { id: 'main', label: 'main', content: path.join(root, content), path: '/', sidebars: undefined, pairs: {}, ...outside };
  const { sources, navigation } = await findSources(version, root);
  const read = sources
    .filter(({ relativePath }) => !files.includes(relativePath))
    .map((source) => {
      const text = readPage(source);
      return { source, ...pageOutline(source, typeof text === 'string' ? text : '', {}) };
    });
  const placed = withAddresses(read).map((source, at): PlacedPage => {
    const { title = '', frontmatter = {} } = read[at] ?? {};
    const { path: page, relativePath, folder } = source;
    const record = { title, path: page, relativePath, key: pageKey(page), frontmatter, headers: [] };
    return { record, place: relativePath.slice(folder.length) };
  });
  const records = new Map(placed.map(({ record }) => [record.path, record]));
  const folders = (await readFolders(navigation)).get(version.id) ?? new Map();
  const none = new Map();
  const links = linkTargets({ settings: { root, versions: [version] }, pages: none, records, assets: none, aliases: none });
  return { placed, folders, prefix: '/', links, missing: new Set() };
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

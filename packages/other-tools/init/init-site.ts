import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_NAMES, type FoundSite } from '../../core/config/found-site.ts';
import { LANGUAGE_CODE } from '../../core/config/schema-values.ts';
import type { SidebarEntry } from '../../core/config/sidebar-entry.ts';
import { readPage } from '../../core/content/markdown/read-page.ts';
import { pageOutline } from '../../core/content/page-outline.ts';
import { findSources } from '../../core/content/source/find-sources.ts';
import { pageKey, withAddresses } from '../../core/content/source/page-addresses.ts';
import { readableName } from '../../core/content/source/title-from-file.ts';
import type { PlacedPage } from '../../core/model/folder-sidebar.ts';
import { linkTargets } from '../../core/model/link-targets.ts';
import { readFolders } from '../../core/model/navigation/folder-navigation.ts';
import { type FoundPages, foundPage, pathsIn, sidebarEntries } from '../../core/model/whole-sidebars.ts';
import { canonicalPath } from '../../core/shared/address.ts';
import { AuthorError } from '../../core/shared/author-error.ts';
import type { TopLink } from '../../core/shared/browser-settings.ts';
import { counted } from '../../core/shared/wording.ts';
import { ENGINE_PACKAGE } from '../../core/util/engine-modules.js';
import { findTool } from './find-tool.ts';
import { printConfig } from './print-config.ts';
import { firstFile } from './read-files.ts';

export interface InitResult {
  found: FoundSite;
  pages: number;
  /** Names of the settings that were carried over, with how much. */
  carried: string[];
  /** Names in the navigation or redirects that lead to no page. */
  missing: string[];
  /** Files that were written, from the root. */
  written: string[];
  /** Whether `package.json` was there and does not list the engine. */
  lacksEngine: boolean;
}

/** Writes the settings of a site for a folder that may have been written for another tool. No page is touched. */
export async function initSite(folder: string, version: string): Promise<InitResult> {
  const root = path.resolve(folder);
  const existing = firstFile(root, CONFIG_NAMES);
  if (existing !== undefined)
    throw new AuthorError(`${path.join(folder, existing)} is already there.`, 'Edit it, or delete it to start over.');
  const found = await findTool(root);
  const wanted = path.posix.join(found.content, '.');
  const content = existsSync(path.join(root, wanted)) ? wanted : '.';
  const pages = await findPages(root, content, found.files, found.locales);
  const { settings, carried } = settingsOf(root, { ...found, content }, pages);
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

/** The pages of the folder, as a build finds them: a file of settings, such as `SUMMARY.md`, is none. */
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

function settingsOf(root: string, found: FoundSite, pages: FoundPages) {
  const carried: string[] = [];
  const settings: Record<string, unknown> = {};
  const set = (name: string, value: unknown, says = name) => {
    if (value === undefined) return;
    settings[name] = value;
    carried.push(says);
  };
  set('title', found.title);
  settings.title ??= readableName(path.basename(root) || 'documentation');
  set('description', found.description);
  set('lang', found.lang !== undefined && !/^en\b/.test(found.lang) && LANGUAGE_CODE.test(found.lang) ? found.lang : undefined);
  const base = found.base?.replace(/\/?$/, '/');
  set('base', base !== undefined && /^\/([\w.~-]+\/)+$/.test(base) ? base : undefined);
  set('site', found.site !== undefined && URL.canParse(found.site) ? new URL(found.site).origin : undefined);
  if (found.content !== '.' && found.content !== 'content') settings.content = found.content;
  if (found.content === '.' && existsSync(path.join(root, 'content'))) settings.content = '.';

  const languages = Object.keys(found.locales ?? {}).length;
  set('locales', found.locales, counted(languages, 'language'));
  if (found.locales) delete settings.lang;
  const links = sidebarEntries(found.links ?? [], pages).flatMap(topLink);
  const sidebars = Object.entries(found.sidebars ?? {})
    .map(([name, entries]): [string, SidebarEntry[]] => [name, sidebarEntries(entries, pages)])
    .filter(([, entries]) => entries.length > 0);
  const listed = sidebars.flatMap(([, entries]) => entries.flatMap(pathsIn));
  const unlisted =
    sidebars.length === 0
      ? []
      : pages.placed
          .map(({ record }) => record.path)
          .filter((page) => !listed.includes(page))
          .sort();
  // Every page has to be in a sidebar, or say itself that it is not.
  if (unlisted.length > 0) sidebars[0]?.[1].push({ label: 'More', items: unlisted });
  if (sidebars.length > 1) {
    settings.versions = [{ id: 'main', content: found.content, sidebars: Object.fromEntries(sidebars) }];
    delete settings.content;
  }
  if (sidebars.length > 0)
    carried.push(`${sidebars.length === 1 ? 'the sidebar' : `${sidebars.length} sidebars`} with ${counted(listed.length, 'page')}`);
  if (unlisted.length > 0) carried.push(`“More”, for pages that no sidebar listed: ${unlisted.length}`);
  if (links.length > 0) carried.push(`${counted(links.length, 'link')} of the header`);
  const sidebar = sidebars.length === 1 ? sidebars[0]?.[1] : undefined;
  if (links.length > 0 || sidebar) settings.navigation = { ...(links.length > 0 ? { links } : {}), ...(sidebar ? { sidebar } : {}) };

  const redirects = redirectsOf(found.redirects ?? {}, pages);
  set('redirects', Object.keys(redirects).length > 0 ? redirects : undefined, counted(Object.keys(redirects).length, 'redirect'));
  const file = (files: readonly string[] = [], ending: RegExp) =>
    firstFile(
      root,
      files.filter((one) => ending.test(one)),
    );
  const files = { logo: file(found.logos, /\.svg$/), icon: file(found.icons, /\.(svg|png)$/), favicon: file(found.icons, /\.ico$/) };
  const brand = Object.fromEntries(Object.entries(files).filter(([, one]) => one !== undefined));
  set('brand', Object.keys(brand).length > 0 ? brand : undefined, Object.keys(brand).join(', '));
  set('editLink', found.editLink?.startsWith('https://') && found.editLink.includes('{file}') ? found.editLink : undefined);
  return { settings, carried };
}

/** The header has menus of links and no deeper ones. */
function topLink(entry: SidebarEntry): TopLink[] {
  if (typeof entry === 'string') return [];
  if ('items' in entry) {
    const items = entry.items.flatMap(linksIn);
    return items.length === 0 ? [] : [{ label: entry.label, items }];
  }
  return linksIn(entry);
}

function linksIn(entry: SidebarEntry): { label: string; path: string }[] {
  if (typeof entry === 'string') return [];
  if ('items' in entry) return entry.items.flatMap(linksIn);
  return entry.label === undefined || !('path' in entry) ? [] : [{ label: entry.label, path: entry.path }];
}

function redirectsOf(rules: Readonly<Record<string, string>>, pages: FoundPages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([from, to]): [string, string][] => {
      const source = `/${from
        .replace(/^\//, '')
        .replace(/\.mdx?$/, '')
        .replace(/(^|\/)index$/, '$1')}`;
      const anchor = /#.*$/.exec(to)?.[0] ?? '';
      const target = /^https?:\/\//.test(to) || to.includes('*') ? to : foundPage(to, pages);
      if (target === undefined || source.includes(':') || /\?/.test(source) || /[?\s]/.test(to)) {
        pages.missing?.add(`${from} → ${to}`);
        return [];
      }
      return [
        [source.includes('*') ? source : canonicalPath(source), target.startsWith('/') && !to.includes('*') ? target + anchor : target],
      ];
    }),
  );
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

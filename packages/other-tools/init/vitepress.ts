import path from 'node:path';
import type { FoundEntry, FoundLocale, Tool } from '../../core/plugin/foreign-site.ts';
import { localeFolders, presentLocales } from './find-locales.ts';
import { type Fields, fields, filesIn, firstFile, readModule } from './read-files.ts';

const CONFIGS = ['config.ts', 'config.mts', 'config.js', 'config.mjs', 'config/index.ts', 'config/index.mts', 'config/index.js'];

/** https://vitepress.dev */
export const vitepress: Tool = async (root) => {
  const file = firstFile(
    root,
    ['', 'docs/'].flatMap((folder) => CONFIGS.map((name) => `${folder}.vitepress/${name}`)),
  );
  if (file === undefined) return undefined;
  const config = await readModule(root, file);
  const rootLocale = config.at('locales').at('root');
  const theme = config.value('themeConfig') === undefined ? rootLocale.at('themeConfig') : config.at('themeConfig');
  const folder = file.startsWith('docs/') ? 'docs' : '.';
  const pages = path.posix.join(folder, config.text('srcDir') ?? '.');
  // The original may be in a folder of its own whose name is left out of addresses.
  const main = config
    .at('rewrites')
    .entries()
    .find(([from, to]) => from.endsWith(`/${String(to)}`) && String(to).startsWith(':'))?.[0];
  const content = path.posix.join(pages, main?.split('/:')[0] ?? '.');
  const logo = theme.text('logo') ?? theme.at('logo').text('light') ?? theme.at('logo').text('src');
  const sidebar = theme.value('sidebar') ?? rootLocale.at('themeConfig').value('sidebar');
  const named = config
    .at('locales')
    .entries()
    .map(([name, value]): [string, FoundLocale] => {
      const locale = fields(value);
      const known = {
        label: locale.text('label'),
        lang: locale.text('lang'),
        title: locale.text('title'),
        description: locale.text('description'),
      };
      return [name, name === 'root' ? { label: known.label, lang: known.lang } : { ...known, content: path.posix.join(pages, name) }];
    });
  // Often computed by code, which isn't run.
  const folders = named.every(([name]) => name === 'root') ? localeFolders(root, pages, content) : {};
  const locales = { root: {}, ...folders, ...Object.fromEntries(named) };
  return {
    tool: 'VitePress',
    files: [file],
    content,
    title: config.text('title') ?? rootLocale.text('title'),
    description: config.text('description') ?? rootLocale.text('description'),
    lang: config.text('lang') ?? rootLocale.text('lang'),
    locales: presentLocales(root, locales),
    base: config.text('base'),
    site: config.at('sitemap').text('hostname'),
    logos: filesIn(`${pages}/public`, logo),
    icons: filesIn(`${pages}/public`, 'favicon.svg', 'favicon.ico'),
    links: (theme.value('nav') === undefined ? rootLocale.at('themeConfig') : theme).list('nav').flatMap((item) => entry(fields(item), '')),
    sidebars: Array.isArray(sidebar)
      ? { main: sidebar.flatMap((item) => entry(fields(item), '')) }
      : Object.fromEntries(
          fields(sidebar)
            .entries()
            .map(([prefix, list]) => [sidebarName(prefix), side(list)]),
        ),
    editLink: theme.at('editLink').text('pattern')?.replace(':path', `{file}`),
    left: ['Vue components and `{{ }}` in pages are not run: the text in them stays.', 'The theme in `.vitepress/theme` is not used.'],
  };
};

function side(list: unknown): FoundEntry[] {
  const items = Array.isArray(list) ? list : fields(list).list('items');
  const base = fields(list).text('base') ?? '';
  return items.flatMap((item) => entry(fields(item), base));
}

function entry(item: Fields, above: string): FoundEntry[] {
  const base = item.text('base') ?? above;
  const given = item.value('link');
  const link = typeof given === 'string' ? given : undefined; // empty if the group has a base
  const to = link === undefined || /^https?:/.test(link) ? link : base + link;
  const label = item.text('text');
  const items = item.list('items').flatMap((inner) => entry(fields(inner), base));
  if (items.length === 0) return to === undefined ? [] : [{ label, to }];
  return [{ label, items: [...(to === undefined ? [] : [{ label, to }]), ...items] }];
}

function sidebarName(prefix: string): string {
  return prefix.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'main';
}

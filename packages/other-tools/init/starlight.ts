import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FoundEntry, FoundLocale, Tool } from '../../core/plugin/foreign-site.ts';
import { localeFolders, presentLocales } from './find-locales.ts';
import { type Fields, fields, filesIn, firstFile, listsPackage, readModule } from './read-files.ts';

/** https://starlight.astro.build */
export const starlight: Tool = async (root) => {
  const file = firstFile(
    root,
    ['', 'docs/'].flatMap((folder) => ['mjs', 'ts', 'js', 'mts'].map((end) => `${folder}astro.config.${end}`)),
  );
  if (file === undefined) return undefined;
  const home = path.posix.dirname(file);
  const config = await readModule(root, file);
  const options = config
    .list('integrations')
    .map(fields)
    .find((one) => one.value('title') !== undefined || one.value('sidebar') !== undefined);
  if (options === undefined && !(await listsPackage(path.join(root, home), '@astrojs/starlight'))) return undefined; // an Astro site without documentation
  const settings = options ?? fields({});
  const logo = settings.at('logo').text('src') ?? settings.at('logo').text('light');
  const edit = settings.at('editLink').text('baseUrl');
  const docs = path.posix.join(home, 'src/content/docs');
  const main = settings.text('defaultLocale') ?? 'root';
  const isPrefixed = main !== 'root' && existsSync(path.join(root, docs, main));
  const content = isPrefixed ? path.posix.join(docs, main) : docs;
  const named = settings
    .at('locales')
    .entries()
    .map(([name, value]): [string, FoundLocale] => {
      const known = { label: fields(value).text('label'), lang: fields(value).text('lang') };
      if (name === main)
        return ['root', { ...known, lang: known.lang ?? (name === 'root' ? undefined : name), path: isPrefixed ? `/${name}/` : undefined }];
      return [name, { ...known, title: settings.at('title').text(known.lang ?? name), content: path.posix.join(docs, name) }];
    });
  // Often computed by code, which isn't run.
  const locales = named.length > 0 || isPrefixed ? Object.fromEntries(named) : { root: {}, ...localeFolders(root, docs) };
  return {
    tool: 'Starlight',
    files: [file],
    content,
    title: settings.text('title') ?? settings.at('title').text('en'),
    description: settings.text('description'),
    lang: settings.text('defaultLocale') === 'root' ? settings.at('locales').at('root').text('lang') : settings.text('defaultLocale'),
    locales: presentLocales(root, locales),
    base: config.text('base'),
    site: config.text('site'),
    logos: filesIn(home, logo),
    icons: filesIn(home, `public/${settings.text('favicon') ?? 'favicon.svg'}`),
    sidebars: { main: settings.list('sidebar').flatMap(item) },
    redirects: config.at('redirects').texts(),
    editLink: edit && `${edit.replace(/\/$/, '')}/{file}`,
    left: [
      'Components that pages import are taken by their names from this engine and its `components` folder; others leave their text.',
      'Other Astro pages, plugins, and custom CSS are not used.',
    ],
  };
};

function item(value: unknown): FoundEntry[] {
  if (typeof value === 'string') return [{ to: value }];
  const found: Fields = fields(value);
  const label = found.text('label');
  const folder = found.at('autogenerate').text('directory');
  if (folder !== undefined) return [{ label, items: [{ folder }] }];
  const items = found.list('items').flatMap(item);
  if (items.length > 0) return [{ label, items }];
  const to = found.text('slug') ?? found.text('link');
  return to === undefined ? [] : [{ label, to }];
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FoundLocale, frontmatterBlock, type Tool } from '../../core/plugin/foreign-site.ts';
import { presentLocales } from './find-locales.ts';
import { type Fields, fields, firstFile } from './read-files.ts';

const NAMES = ['hugo', 'config'].flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`));

/** https://gohugo.io */
export const hugo: Tool = async (root) => {
  const places = [...NAMES, ...NAMES.map((name) => `config/_default/${name}`)];
  const file = firstFile(root, places);
  if (file === undefined) return undefined;
  const config = await readConfig(root, file);
  // Other programs also have a `config.toml`.
  if (!file.includes('hugo.') && (config.value('baseURL') ?? config.value('languages') ?? config.value('theme')) === undefined)
    return undefined;
  const apart = firstFile(
    root,
    ['toml', 'yaml', 'yml', 'json'].map((end) => `config/_default/languages.${end}`),
  );
  const languages = apart === undefined ? config.at('languages') : await readConfig(root, apart);
  const main = config.text('defaultContentLanguage') ?? 'en';
  const own = languages.at(main);
  const content = own.text('contentDir') ?? config.text('contentDir') ?? 'content';
  const locales = Object.fromEntries(
    languages.entries().map(([name, value]): [string, FoundLocale] => {
      const language = fields(value);
      const folder = language.text('contentDir');
      const known: FoundLocale = {
        label: language.text('languageName') ?? language.text('label'),
        lang: language.text('languageCode') ?? (name === main ? main : undefined),
        title: name === main ? undefined : language.text('title'),
      };
      if (name === main)
        return ['root', { ...known, path: config.value('defaultContentLanguageInSubdir') === true ? `/${main}/` : undefined }];
      return [name, folder === undefined ? { ...known, suffix: name } : { ...known, content: folder }];
    }),
  );
  const site = config.text('baseURL');
  const isFull = site !== undefined && URL.canParse(site);
  return {
    tool: 'Hugo',
    files: [file, ...(apart === undefined ? [] : [apart])],
    content,
    title: own.text('title') ?? config.text('title'),
    description: own.at('params').text('description') ?? config.at('params').text('description'),
    lang: own.text('languageCode') ?? main,
    site,
    base: isFull ? new URL(site).pathname : undefined,
    locales: presentLocales(root, locales),
    left: ['Templates, shortcodes of the site, menus and taxonomies are not used: the folders are the sidebar.'],
  };
};

async function readConfig(root: string, file: string): Promise<Fields> {
  const text = (await readFile(path.join(root, file), 'utf8')).replace(/\r\n?/g, '\n');
  try {
    if (file.endsWith('.json')) return fields(JSON.parse(text));
    const fence = file.endsWith('.toml') ? '+++' : '---';
    return fields(frontmatterBlock(`${fence}\n${text}\n${fence}\n`).fields);
  } catch {
    return fields(undefined);
  }
}

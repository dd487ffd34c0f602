import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FoundLocale, frontmatterBlock, type Tool } from '../../core/plugin/foreign-site.ts';
import { presentLocales } from './find-locales.ts';
import { type Fields, fieldsInAnyCase, firstFile } from './read-files.ts';

const ENDINGS = ['toml', 'yaml', 'yml', 'json'];
const NAMES = ['hugo', 'config'].flatMap((name) => ENDINGS.map((end) => `${name}.${end}`));
/** Settings of Hugo alone; other programs also have a `config.toml`. */
const DEFAULTS = 'config/_default/';

/** https://gohugo.io */
export const hugo: Tool = async (root) => {
  const file = firstFile(root, [...NAMES, ...NAMES.map((name) => DEFAULTS + name)]);
  if (file === undefined) return undefined;
  const config = await readConfig(root, file);
  const isHugo = file.includes('hugo.') || file.startsWith(DEFAULTS);
  if (!isHugo && (config.value('baseURL') ?? config.value('languages') ?? config.value('theme')) === undefined) return undefined;
  const apart = (name: string) =>
    firstFile(
      root,
      ENDINGS.map((end) => `${DEFAULTS}${name}.${end}`),
    );
  const files = { languages: apart('languages'), params: apart('params') };
  const languages = files.languages === undefined ? config.at('languages') : await readConfig(root, files.languages);
  const params = files.params === undefined ? config.at('params') : await readConfig(root, files.params);
  const main = config.text('defaultContentLanguage') ?? 'en';
  const own = languages.at(main);
  const content = own.text('contentDir') ?? config.text('contentDir') ?? 'content';
  const hidden = config.list('disableLanguages').map(String);
  const locales = Object.fromEntries(
    languages
      .entries()
      .filter(([name, value]) => name === main || !(hidden.includes(name) || fieldsInAnyCase(value).value('disabled') === true))
      .map(([name, value]): [string, FoundLocale] => {
        const language = fieldsInAnyCase(value);
        const folder = language.text('contentDir');
        const known: FoundLocale = {
          label: language.text('languageName') ?? language.text('label'),
          lang: language.text('languageCode') ?? language.text('locale') ?? (name === main ? main : undefined),
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
    files: [file, ...Object.values(files).filter((one) => one !== undefined)],
    content,
    title: own.text('title') ?? config.text('title') ?? params.text('title'),
    description: own.at('params').text('description') ?? params.text('description'),
    lang: own.text('languageCode') ?? own.text('locale') ?? main,
    site,
    base: isFull ? new URL(site).pathname : undefined,
    locales: presentLocales(root, locales),
    left: ['Templates, shortcodes of the site, menus and taxonomies are not used: the folders are the sidebar.'],
  };
};

/** Hugo ignores the case of names. */
async function readConfig(root: string, file: string): Promise<Fields> {
  const text = (await readFile(path.join(root, file), 'utf8')).replace(/\r\n?/g, '\n');
  try {
    if (file.endsWith('.json')) return fieldsInAnyCase(JSON.parse(text));
    const fence = file.endsWith('.toml') ? '+++' : '---';
    return fieldsInAnyCase(frontmatterBlock(`${fence}\n${text}\n${fence}\n`).fields);
  } catch {
    return fieldsInAnyCase(undefined);
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_TEXTS } from '../languages/interface-texts.ts';
import type { TopLink } from '../shared/browser-settings.ts';
import type { InterfaceWords } from '../shared/interface-words.ts';
import { languageNames } from '../shared/language-names.ts';
import type { ParsedConfig } from './schema.ts';
import type { Locale, Settings, Version } from './settings.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

type GivenSettings = Pick<ParsedConfig, 'locales' | 'lang' | 'words' | 'description'>;

/** The languages of the settings; without a list, only that of `lang`. `versions` have absolute folders. */
export function resolveLocales(
  { locales, lang, words, description }: GivenSettings,
  { root, title, versions }: Pick<Settings, 'root' | 'title' | 'versions'>,
): Locale[] {
  const given: NonNullable<ParsedConfig['locales']> = locales ?? { root: {} };
  const first = Object.hasOwn(given, 'root') ? 'root' : Object.keys(given)[0];
  const keys = Object.keys(given).sort((a, b) => Number(b === first) - Number(a === first));
  return keys.map((key): Locale => {
    const own = given[key] ?? {};
    const code = own.lang ?? (key === 'root' ? lang : key);
    return {
      key,
      lang: code,
      label: own.label ?? nameOfLanguage(code, code),
      path: own.path ?? (key === 'root' ? '/' : `/${key}/`),
      ...(own.suffix === undefined ? {} : { suffix: own.suffix }),
      contents: Object.fromEntries(
        versions.map((version) => [version.id, folderOf(version, own.content, own.suffix === undefined ? key : 'root', root)]),
      ),
      title: own.title ?? title,
      description: own.description ?? description,
      words: { ...builtInWords(code), ...(key === first ? words : {}), ...own.words },
      showOutdated: own.showOutdated ?? false,
      labels: own.labels ?? {},
    };
  });
}

/** Folder of a version's pages in a language: from the settings, or a folder named after the language inside the original's. */
function folderOf({ id, content }: Version, given: string | Record<string, string> | undefined, key: string, root: string): string {
  const own = typeof given === 'string' ? given : given?.[id];
  if (own === undefined) return key === 'root' ? content : path.join(content, key);
  const folder = path.resolve(root, own);
  // A single folder contains a folder for each version.
  return typeof given === 'string' && existsSync(path.join(folder, id)) ? path.join(folder, id) : folder;
}

/** The engine's interface texts for a language, or its base language: `de-AT` → `de`. */
function builtInWords(lang: string): InterfaceWords {
  return (
    languageNames(lang)
      .map((name) => INTERFACE_TEXTS[name])
      .find((texts) => texts !== undefined) ?? {}
  );
}

/** The name of a language as it is written within a sentence: `en` in `fr` → `anglais`; the code itself if its name is unknown. */
export function languageWithin(lang: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(lang) ?? lang;
}

/** The same on its own: `fr` in `fr` → `Français`. */
function nameOfLanguage(lang: string, inLanguage: string): string {
  const name = languageWithin(lang, inLanguage);
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/**
 * The settings of the site in one language. Each language is a site of its own below its path, so its addresses begin with a
 * slash as usual: `/start/` is `/de/start/` for readers.
 */
export function localeSettings(settings: Settings, locale: Locale): Settings {
  const [original] = settings.locales;
  const label = (text: string) => locale.labels[text] ?? text;
  const suffixes = settings.locales.flatMap((other) => (other === locale || other.suffix === undefined ? [] : [other.suffix]));
  const folders = settings.locales.flatMap((other) => (other === locale ? [] : Object.values(other.contents)));
  return {
    ...settings,
    locale: locale.key,
    base: settings.rootBase + locale.path.slice(1),
    lang: locale.lang,
    title: locale.title,
    description: locale.description,
    words: locale.words,
    links: settings.links.map((link) => labelledLink(link, label)),
    versions: settings.versions.map(({ others: _, translation: __, otherSuffixes: ___, ...version }): Version => {
      const content = locale.contents[version.id] ?? version.content;
      const others = folders.filter((folder) => folder.startsWith(content + path.sep));
      const sidebars = Object.entries(version.sidebars ?? {}).map(([name, entries]) => [
        name,
        entries.map((one) => labelledEntry(one, label)),
      ]);
      return {
        ...version,
        label: label(version.label),
        content,
        ...(locale === original
          ? {}
          : {
              translation: {
                locale: locale.key,
                original: original?.contents[version.id] ?? version.content,
                ...(locale.suffix === undefined ? {} : { suffix: locale.suffix }),
              },
            }),
        ...(suffixes.length === 0 ? {} : { otherSuffixes: suffixes }),
        ...(others.length === 0 ? {} : { others }),
        ...(version.sidebars && { sidebars: Object.fromEntries(sidebars) }),
      };
    }),
  };
}

/** The settings in each language. */
export function languagesOf(settings: Settings): Settings[] {
  return settings.locales.map((locale) => (locale.key === settings.locale ? settings : localeSettings(settings, locale)));
}

/** Base path of the original, and of files shared by all languages. */
export function originalBase({ rootBase, locales }: Pick<Settings, 'rootBase' | 'locales'>): string {
  return rootBase + (locales[0]?.path ?? '/').slice(1);
}

/** Whether these are the settings of the original language. */
export function isOriginal({ locale, locales }: Pick<Settings, 'locale' | 'locales'>): boolean {
  return locale === locales[0]?.key;
}

function labelledLink(link: TopLink, label: (text: string) => string): TopLink {
  return 'items' in link
    ? { label: label(link.label), items: link.items.map((inner) => ({ ...inner, label: label(inner.label) })) }
    : { ...link, label: label(link.label) };
}

function labelledEntry(entry: SidebarEntry, label: (text: string) => string): SidebarEntry {
  if (typeof entry === 'string') return entry;
  if ('items' in entry) return { label: label(entry.label), items: entry.items.map((inner) => labelledEntry(inner, label)) };
  return entry.label === undefined ? entry : { ...entry, label: label(entry.label) };
}

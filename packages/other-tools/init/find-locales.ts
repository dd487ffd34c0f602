import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type FoundLocale, LANGUAGE_CODE } from '../../core/plugin/foreign-site.ts';

const PAGE = /\.mdx?$/;

type Locales = Record<string, FoundLocale>;

/** Languages with a folder or files, or undefined if there's only the original. `contents`: language → folder, relative to the root. */
export function presentLocales(root: string, locales: Locales, contents: Readonly<Record<string, string>> = {}): Locales | undefined {
  const kept = Object.entries(locales).flatMap(([name, locale]): [string, FoundLocale][] => {
    const content = contents[name] ?? (typeof locale.content === 'string' ? locale.content : undefined);
    const isThere = name === 'root' || locale.suffix !== undefined || (content !== undefined && existsSync(path.join(root, content)));
    const known = Object.fromEntries(Object.entries({ ...locale, content }).filter(([, value]) => value !== undefined));
    return isThere && (locale.lang === undefined || LANGUAGE_CODE.test(locale.lang)) ? [[name, known]] : [];
  });
  return kept.length < 2 ? undefined : Object.fromEntries(kept);
}

/** Folders that are named after a language and contain a page that the `original` folder has, too. */
export function localeFolders(root: string, content: string, original = content): Locales {
  const folders = languageFolders(path.join(root, content)).map((name) => [name, path.posix.join(content, name)] as const);
  const translated = folders.filter(([, folder]) => folder !== original && mirrors(path.join(root, folder), path.join(root, original)));
  return Object.fromEntries(translated.map(([name, folder]) => [name, { content: folder }]));
}

/** Where each language has a folder, also the original, and there are no other pages. Without settings, English is the original. */
export function foldersOfLanguages(root: string, content: string): { content: string; locales: Locales } | undefined {
  const folder = path.join(root, content);
  const names = languageFolders(folder);
  const original = path.posix.join(content, 'en');
  const others = names.includes('en') ? localeFolders(root, content, original) : {};
  const isAll = names.length > 1 && names.length === Object.keys(others).length + 1 && !hasPages(folder, names);
  return isAll ? { content: original, locales: { root: { lang: 'en', path: '/en/' }, ...others } } : undefined;
}

function languageFolders(folder: string): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const isLanguage = (name: string) => /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name) && names.of(name) !== undefined;
  return entries.filter((entry) => entry.isDirectory() && isLanguage(entry.name)).map(({ name }) => name);
}

/** Whether a page of one folder also exists in the other. */
function mirrors(folder: string, original: string): boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.some((file) => PAGE.test(file) && existsSync(path.join(original, file)));
}

/** Whether there are pages outside these folders, other than a note about the folder itself. */
function hasPages(folder: string, except: readonly string[]): boolean {
  const outside = readdirSync(folder).filter((name) => !except.includes(name) && name !== 'node_modules' && !name.startsWith('.'));
  return outside.some((name) => {
    if (!statSync(path.join(folder, name)).isDirectory()) return PAGE.test(name) && name !== 'README.md';
    return readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).some((file) => PAGE.test(file));
  });
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type FoundLocale, LANGUAGE_CODE } from '../../core/plugin/foreign-site.ts';

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

/** Folders among the pages that are named after a language and contain a page with a counterpart outside. */
export function localeFolders(root: string, content: string): Locales {
  const folder = path.join(root, content);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return Object.fromEntries(
    entries.flatMap((entry): [string, FoundLocale][] => {
      const { name } = entry;
      if (!entry.isDirectory() || !/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name) || names.of(name) === undefined) return [];
      const inside = readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' });
      const mirrors = inside.some((file) => /\.mdx?$/.test(file) && existsSync(path.join(folder, file)));
      return mirrors ? [[name, { content: path.posix.join(content, name) }]] : [];
    }),
  );
}

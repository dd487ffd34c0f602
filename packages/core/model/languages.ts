import { languagesOf } from '../config/locales.ts';
import type { Locale, Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { withBase } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { PageLanguage } from '../shared/parts.ts';

/** The pages of one language, for links from the other languages. */
export interface LanguagePages {
  locale: Locale;
  settings: Settings;
  records: ReadonlyMap<string, PageRecord>;
}

/** A page in a language of the site. */
export interface LanguageLink extends PageLanguage {
  /** Address from the root of the docs in that language. */
  path: string;
  /** Whether its text is in that language. */
  translated: boolean;
}

/** Turns a page of the original into the page of a language that has no translation of it. */
export function untranslated(
  page: PageFacts,
  { lang, locale }: Pick<Settings, 'lang' | 'locale'>,
  original: Pick<Settings, 'lang'>,
): PageFacts {
  // Variants of a language may share pages.
  const own = lang === original.lang ? {} : { lang: original.lang };
  return { ...page, locale, record: { ...page.record, ...own }, fallback: true };
}

/** Groups pages by language, in the order of `locales`. Untranslated pages are replaced with the original. */
export function pagesByLanguage(settings: Settings, pages: readonly PageFacts[]): { settings: Settings; pages: PageFacts[] }[] {
  const [original, ...others] = languagesOf(settings);
  if (!original) return [];
  const first = pages.filter(({ locale }) => locale === undefined);
  return [
    { settings: original, pages: first },
    ...others.map((language) => {
      const originals = new Map(first.map((page) => [page.record.path, page]));
      const own = pages
        .filter(({ locale }) => locale === language.locale)
        .map((page) => withOriginalAnchors(page, originals.get(page.record.path)));
      const translated = new Set(own.map(({ record }) => record.path));
      const rest = first.filter(({ record }) => !translated.has(record.path)).map((page) => untranslated(page, language, original));
      return { settings: language, pages: [...own, ...rest].sort(byPath) };
    }),
  ];
}

function byPath(a: PageFacts, b: PageFacts): number {
  return a.record.path < b.record.path ? -1 : a.record.path > b.record.path ? 1 : 0;
}

/**
 * Links to the page at `path` in each language, as seen from `here`. If a language lacks the page, the link leads to the closest page
 * above it.
 */
export function languageLinks(path: string, here: string, languages: readonly LanguagePages[]): LanguageLink[] {
  return languages.map(({ locale, settings, records }) => {
    const found = [path, ...pathsAbove(path)].find((candidate) => records.has(candidate)) ?? '/';
    const record = records.get(found);
    const exact = record !== undefined && found === path;
    return {
      lang: locale.lang,
      label: locale.label,
      path: found,
      href: withBase(settings.base, found),
      current: locale.key === here,
      exact,
      offer: offerOf(locale),
      translated: exact && record.lang === undefined,
    };
  });
}

/** The text that offers a language. A language without interface texts is offered by its name alone. */
export function offerOf({ lang, label, words }: Locale): string {
  const say = sayIn(words);
  const isKnown = 'Read this page in English' in words || /^en\b/i.test(lang);
  return isKnown ? say('Read this page in English') : label;
}

/**
 * Adds the original's anchors to a translation, so that links to them and the language menu lead to the same section. The
 * headings must have the same levels in the same order.
 */
export function withOriginalAnchors(page: PageFacts, original: PageFacts | undefined): PageFacts {
  const own = page.record.headers;
  const theirs = original?.record.headers ?? [];
  if (own.length !== theirs.length || own.some(({ level }, at) => level !== theirs[at]?.level)) return page;
  const taken = new Set(page.ids);
  const anchors = own.flatMap(({ slug }, at): [string, string][] => {
    const other = theirs[at]?.slug ?? slug;
    return slug === other || taken.has(other) ? [] : [[slug, other]];
  });
  if (anchors.length === 0) return page;
  return { ...page, anchors: Object.fromEntries(anchors), ids: [...page.ids, ...anchors.map(([, other]) => other)] };
}

/** `/a/b/` → `/a/`, `/`. */
function pathsAbove(path: string): string[] {
  const above = path.replace(/[^/]*\/?$/, '');
  return above === path || above === '' ? [] : [above, ...pathsAbove(above)];
}

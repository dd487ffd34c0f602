import type { Diagnostic } from '../shared/diagnostic.ts';
import type { InterfaceWord } from '../shared/interface-words.ts';
import { isRecord } from '../shared/narrow.ts';
import { type ConfigSource, placeOfKey } from './setting-place.ts';

/** A setting that became a plugin. */
export interface MovedSetting {
  setting: string;
  /** Module of the plugin. */
  use: string;
  options: (value: unknown) => unknown;
  /** The new form. */
  now: string;
}

/** Replaces settings that have become plugins, with a warning for each. */
export function withFormerSettings(
  given: Readonly<Record<string, unknown>>,
  moved: readonly MovedSetting[],
  sources: readonly ConfigSource[],
): { given: Record<string, unknown>; notices: Diagnostic[] } {
  const now: Record<string, unknown> = { ...given };
  const notices: Diagnostic[] = [];
  for (const { setting, use, options, now: form } of moved) {
    if (now[setting] === undefined) continue;
    const plugins = Array.isArray(now.plugins) ? now.plugins : [];
    const former = options(now[setting]);
    const isPlugin = (one: unknown) => one === use || (isRecord(one) && one.use === use);
    // Options given to the plugin itself take precedence.
    const merged = (one: unknown) => ({ use, options: { ...Object(former), ...(isRecord(one) ? Object(one.options) : {}) } });
    now.plugins = plugins.some(isPlugin)
      ? plugins.map((one) => (isPlugin(one) ? merged(one) : one))
      : [...plugins, { use, options: former }];
    delete now[setting];
    notices.push({
      id: 'setting-moved',
      message: `The setting \`${setting}\` is now an option of a plugin.`,
      help: `Write \`${form}\`. The next minor version no longer reads \`${setting}\`.`,
      ...placeOfKey(setting, sources),
    });
  }
  return { given: now, notices };
}

/** Former names of texts that now have placeholders → their current names. `{}` stands for the site's own text. */
const FORMER: Readonly<Record<string, readonly [now: InterfaceWord, form: string]>> = {
  'Showing results for': ['Showing results for {query}', '{} {query}'],
  'Not found in the docs:': ['Not found in the docs: {words}.', '{} {words}.'],
  'No results for': ['No results for {query}.', '{} {query}.'],
  'Recognized:': ['Recognized: {words}.', '{} {words}.'],
  'Did you mean': ['Did you mean {words}?', '{} {words}?'],
  'Try fewer or different words, or browse': ['Try fewer or different words, or browse {link}.', '{} {link}.'],
  'This page is about': ['This page is about {version}.', '{} {version}.'],
  'Go to': ['Go to {version}: {page}', '{} {version}: {page}'],
  'has no page of this subject; the nearest is': ['{version} has no page of this subject; the nearest is {page}', '{version} {} {page}'],
  'Describes the product as of': ['Describes the product as of {date}', '{} {date}'],
  Show: ['Show {name}', '{} {name}'],
};

/** Renames former words in the settings, with a notice for each. */
export function withFormerWords(
  given: Readonly<Record<string, unknown>>,
  sources: readonly ConfigSource[],
): { given: Record<string, unknown>; notices: Diagnostic[] } {
  const notices: Diagnostic[] = [];
  const renamed = (words: unknown) => {
    if (!isRecord(words)) return words;
    const entries = Object.entries(words).map(([name, text]): [string, unknown] => {
      const [now, form] = (Object.hasOwn(FORMER, name) ? FORMER[name] : undefined) ?? [];
      if (now === undefined || form === undefined || typeof text !== 'string') return [name, text];
      const moved = form.replace('{}', () => text);
      notices.push({
        id: 'setting-moved',
        message: `The interface text “${name}” is now “${now}”.`,
        help: `Write \`'${now}': '${moved}'\`, with its parts where your language puts them.`,
        ...placeOfKey(name, sources),
      });
      return [now, moved];
    });
    return Object.fromEntries(entries);
  };
  const inLocale = (locale: unknown) => (isRecord(locale) && 'words' in locale ? { ...locale, words: renamed(locale.words) } : locale);
  const { words, locales } = given;
  return {
    given: {
      ...given,
      ...(words === undefined ? {} : { words: renamed(words) }),
      ...(isRecord(locales) ? { locales: Object.fromEntries(Object.entries(locales).map(([key, one]) => [key, inLocale(one)])) } : {}),
    },
    notices,
  };
}

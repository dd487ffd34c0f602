/**
 * Translates a text of the reference into the language of the site: say`at least ${count}` looks up `at least {0}`. Texts
 * without a translation stay English.
 */
export interface ReferenceSay {
  (english: TemplateStringsArray, ...parts: readonly unknown[]): string;
  /** Only English uses plurals and articles with type names. */
  isEnglish: boolean;
  words: ReferenceWords;
  lang: string;
}

/** English → translation, which may have a form for each plural category: `one: {0} item | other: {0} items`. */
export type ReferenceWords = Readonly<Record<string, string>>;

export function sayReference(words: ReferenceWords = {}, lang = 'en'): ReferenceSay {
  const say = (strings: TemplateStringsArray, ...parts: readonly unknown[]): string => {
    const name = nameOfText(strings);
    const forms = (words[name] ?? name).split(' | ');
    const form = forms.length > 1 && forms.find((one) => one.startsWith(new Intl.PluralRules(lang).select(Number(parts[0]))));
    // The last form is the default.
    const text = form || forms.at(-1) || '';
    return (forms.length > 1 ? text.replace(/^\w+: /, '') : text).replace(/\{(\d)\}/g, (_, at: string) => `${parts[Number(at)]}`);
  };
  return Object.assign(say, { isEnglish: /^en\b/i.test(lang), words, lang });
}

export const english: ReferenceSay = sayReference();

/** Key of a text, with numbered placeholders. */
export function nameOfText(strings: readonly string[]): string {
  return strings.reduce((text, string, at) => `${text}{${at - 1}}${string}`);
}

/** `name: meaning`, without parts that are empty. */
export function described(say: ReferenceSay, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').reduce((text, part) => (text === '' ? part : say`${text}: ${part}`), '');
}

/** `a, or b, or c` */
export function anyOf(say: ReferenceSay, ways: readonly string[]): string {
  return ways.length === 0 ? '' : ways.reduce((one, other) => say`${one}, or ${other}`);
}

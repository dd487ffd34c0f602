import { languageNames } from '../../core/plugin/helpers.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { english, type ReferenceSay, type ReferenceWords, sayReference } from './say-reference.ts';
import { zh } from './zh.ts';

/** Lowercase language code → its texts, keyed by the English ones. */
export const REFERENCE_TEXTS: ReadonlyMap<string, ReferenceWords> = new Map(Object.entries({ ar, de, es, fr, ja, ko, pt, zh }));

/** A site's own texts by language. */
export type OwnWords = Readonly<Record<string, ReferenceWords>>;

/** Texts of a reference in a language, or in its base language: `de-AT` → `de`. A site's own texts take precedence. */
export function sayReferenceIn(lang: string, own: OwnWords = {}): ReferenceSay {
  const names = languageNames(lang).reverse();
  const ownBy = new Map(Object.entries(own).map(([name, words]) => [name.toLowerCase(), words]));
  const words: ReferenceWords = Object.assign({}, ...names.map((name) => ({ ...REFERENCE_TEXTS.get(name), ...ownBy.get(name) })));
  return Object.keys(words).length === 0 ? english : sayReference(words, lang);
}

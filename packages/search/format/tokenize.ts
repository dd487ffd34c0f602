import { LONGEST_COMPOUND, MOST_PARTS, splitChunk, type Token } from './split-chunk.ts';

// A number with thousands separators (10,000), or everything up to white space, a bracket or punctuation.
const CHUNK = /\p{N}{1,3}(?:,\p{N}{3})+\p{L}*|[^\s,;()[\]{}<>|"“”„«»`!?*=&…、。・「」『』（）！？，：；—–]+/gu;
/** `1` at the code of each ASCII character that ends a chunk. */
const ENDS_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[\s,;()[\]{}<>|"`!?*=&]/.test(String.fromCharCode(code)) ? 1 : 0));
const LONGEST_PLAIN = 38;
const UNIT = /^(kb|mb|gb|tb|ms|min|mins|seconds?|minutes?|hours?|days?)$/;

/**
 * Splits text into words, and code into its parts plus the whole: `$.flow.delay` yields `flow.delay`,
 * `flow` and `delay`; `additionalProps` yields `additionalprops`, `additional` and `props`; `10,000`
 * yields `10000`; a run of Chinese or Japanese yields its character pairs.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (term, place, start, end, kind) => tokens.push({ term, start, end, place, kind }));
  return tokens;
}

/** Like `tokenize`, but without allocating an object per token, because most are only counted. */
export function eachToken(
  text: string,
  visit: (term: string, place: number, start: number, end: number, kind: Token['kind']) => void,
): void {
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : undefined; // a few capitals become two characters
  let place = 0;
  let number: Token | undefined;
  for (let at = 0; at < text.length; ) {
    if (ENDS_WORD[text.charCodeAt(at)] === 1) {
      at++;
      continue;
    }
    const end = plainEnd(text, at);
    if (end > at) {
      const term = folded?.slice(at, end) ?? text.slice(at, end).toLowerCase();
      visit(term, place, at, end, 'word');
      // `512KB` also matches `512 KB`.
      if (number && UNIT.test(term)) visit(number.term + term, number.place, number.start, end, 'compound');
      number = undefined;
      place++;
      at = end + 1;
      continue;
    }
    CHUNK.lastIndex = at;
    const match = CHUNK.exec(text);
    if (!match) return;
    at = CHUNK.lastIndex;
    const offset = match.index;
    const { tokens, places } = splitChunk(match[0]);
    for (const token of tokens) visit(token.term, place + token.place, offset + token.start, offset + token.end, token.kind);
    const only = tokens.length === 1 ? tokens[0] : undefined;
    if (only && number && UNIT.test(only.term)) visit(number.term + only.term, number.place, number.start, offset + only.end, 'compound');
    number = only && /^\d+$/.test(only.term) ? { ...only, place: place + only.place, start: offset + only.start } : undefined;
    place += places;
  }
}

/**
 * End of the plain word that starts here, or `from` if there is none. A plain word consists of the letters a to z, possibly with an
 * initial capital, and ends at white space or punctuation; a full stop or colon before that isn't part of it. Nearly all words are
 * plain, and need no regular expression.
 */
function plainEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  let end = first >= 65 && first <= 90 ? start + 1 : start;
  const letters = end;
  for (let code = text.charCodeAt(end); code >= 97 && code <= 122; code = text.charCodeAt(end)) end++;
  if (end === letters || end - letters > LONGEST_PLAIN) return start;
  const mark = text.charCodeAt(end);
  const after = mark === 46 || mark === 58 ? end + 1 : end;
  return after >= text.length || ENDS_WORD[text.charCodeAt(after)] === 1 ? end : start;
}

/** Whether a term is a whole identifier whose words are also indexed: `flow.delay`, `$emit`, `/tmp`, `--name`. */
export function isCompound(term: string): boolean {
  return /[.$/-]/.test(term);
}

/**
 * Joins words into one term, like that of `$.flow.delay`: `413 Payload Too Large` → `413.payload.too.large`. Meant for a few words of
 * code, because readers paste those. `undefined` for single words and for sentences.
 */
export function phraseOf(tokens: readonly Pick<Token, 'term' | 'place' | 'kind'>[]): string | undefined {
  const places = new Set<number>();
  const words: string[] = [];
  for (const { term, place, kind } of tokens) {
    if (kind === 'compound' || places.has(place)) continue;
    places.add(place);
    words.push(term);
    if (words.length > MOST_PARTS) return undefined;
  }
  if (words.length < 2) return undefined;
  const phrase = words.join('.');
  return phrase.length > LONGEST_COMPOUND ? undefined : phrase;
}

import { foldText } from './fold-text.ts';

/** A searchable token. `start` and `end` are UTF-16 offsets in the original text. */
export interface Token {
  /** Folded: lowercase, without accents or apostrophes. */
  term: string;
  start: number;
  end: number;
  /** Position of the word in the text. Parts of a compound share the positions they cover. */
  place: number;
  /** `part`: a piece of a longer word (`flow` in `$.flow.delay`). `compound`: the whole longer word. */
  kind: 'word' | 'part' | 'compound';
}

interface Split {
  tokens: Token[];
  places: number;
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー\uFF70\uFF9E\uFF9F]+/gu;
const ANY_UNSPACED = new RegExp(UNSPACED.source, 'u');
/** Matches words without humps or digits. */
const SMALL = /^[a-z]+$/;
/** Matches the character before a hump. Lookbehind is a syntax error in Safari before 16.4. */
const BEFORE_HUMP = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
/** `this.db.get` and `steps.trigger.event` are also indexed without their first part. */
const DOTTED = /^[\w$]+(?:\.[\w$]+){2,}$/;
const FIELD_NAME = /[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+/g;
const NAMED = /(?:^|[.([])(\$\.?\p{L}[\p{L}\p{N}]*)/u;
/** Names of languages such as C# and C++. */
const LETTER_AND_SIGN = /^\p{L}(?:#|\+\+)/u;
/** The Arabic article, also after one-letter prepositions. */
const ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u;
/** Patterns for a name at the start of a chunk, by its first character: few chunks need one, and a browser takes half a millisecond to compile it. */
const MARKED: ReadonlyMap<string, RegExp> = new Map([
  ['/', /^\/\p{L}+/u],
  ['-', /^--?\p{L}[\p{L}\p{N}_-]*/u],
  ['.', /^\.\p{L}[\p{L}\p{N}_]*/u],
]);

/** Cache of split code chunks, because a site repeats the same ones. */
const splits = new Map<string, Split>();
const MOST_SPLITS = 10_000;

/** Nobody types longer runs: hashes, base64, minified code. */
const LONGEST_CHUNK = 200;
const LONGEST_WORD = 40;
export const LONGEST_COMPOUND = 64;
export const MOST_PARTS = 8;

/** The tokens of a chunk, with offsets from its start, and the number of positions they take. */
export function splitChunk(chunk: string): Split {
  const known = splits.get(chunk);
  if (known) return known;
  if (chunk.length > LONGEST_CHUNK && !isUnspaced(chunk)) return { tokens: [], places: 0 };
  const tokens: Token[] = [];
  const split = { tokens, places: addChunk(tokens, chunk) };
  if (splits.size >= MOST_SPLITS) splits.clear();
  splits.set(chunk, split);
  return split;
}

function addChunk(tokens: Token[], chunk: string): number {
  if (/^\p{N}{1,3}(,\p{N}{3})+/u.test(chunk)) {
    tokens.push({ term: foldText(chunk.replaceAll(',', '')), start: 0, end: chunk.length, place: 0, kind: 'word' });
    return 1;
  }
  const words: { text: string; term: string; at: number }[] = [];
  for (const { 0: text, index: at } of chunk.matchAll(WORD)) {
    const term = foldText(text);
    if (term !== '') words.push({ text, term, at });
  }
  const compound = words.length > 1 && words.length <= MOST_PARTS && !isUnspaced(chunk);
  let place = 0;
  for (const { text, term, at } of words) place = addWord(tokens, text, term, at, place, compound);
  const last = words.at(-1);
  if (compound && words[0] && last) {
    const term = words.map((word) => word.term).join('.');
    const start = words[0].at;
    const end = last.at + last.text.length;
    if (term.length <= LONGEST_COMPOUND) tokens.push({ term, start, end, place: 0, kind: 'compound' });
    const inner = words.length > 2 && DOTTED.test(chunk.slice(start, end)) ? words.slice(1) : [];
    if (inner[0]) {
      tokens.push({ term: inner.map((word) => word.term).join('.'), start: inner[0].at, end, place: 1, kind: 'compound' });
      addFields(tokens, chunk, words);
    }
  }
  addMarked(tokens, chunk);
  return place;
}

/** Readers look for `raw_body_url`, not `event.body.raw_body_url`. */
function addFields(tokens: Token[], chunk: string, words: readonly { term: string; at: number }[]): void {
  for (const { 0: field, index: start } of chunk.matchAll(FIELD_NAME)) {
    const end = start + field.length;
    const own = words.filter(({ at }) => at >= start && at < end);
    const term = own.map((word) => word.term).join('.');
    if (own[0] && !tokens.some((token) => token.term === term))
      tokens.push({ term, start, end, place: words.indexOf(own[0]), kind: 'compound' });
  }
}

/** Names that readers type with their leading characters: `$emit`, `$.send`, `.json()`, `/tmp`, `--name`. */
function addMarked(tokens: Token[], chunk: string): void {
  const named = chunk.includes('$') ? NAMED.exec(chunk)?.[1] : undefined;
  const isSign = /^[#+]$/.test(chunk.charAt(1));
  const found = named ?? (isSign ? LETTER_AND_SIGN : MARKED.get(chunk.charAt(0)))?.exec(chunk)?.[0];
  if (found === undefined || found.length > LONGEST_WORD) return;
  const start = chunk.indexOf(found);
  tokens.push({ term: found.toLowerCase(), start, end: start + found.length, place: 0, kind: 'compound' });
}

/** `term`: the folded word. */
function addWord(tokens: Token[], word: string, term: string, start: number, place: number, inside: boolean): number {
  if (isUnspaced(word)) return addUnspaced(tokens, word, start, place);
  if (term === '') return place; // a stray accent
  if (term.length > LONGEST_WORD) return place + 1;
  tokens.push({ term, start, end: start + word.length, place, kind: inside ? 'part' : 'word' });
  if (SMALL.test(word)) return place + 1;
  const article = ARTICLE.exec(term)?.[0] ?? '';
  if (article !== '') tokens.push({ term: term.slice(article.length), start, end: start + word.length, place, kind: 'part' });
  const split = /^(\d+)(\p{L}+)$/u.exec(word);
  const humps = split ? split.slice(1) : word.replace(BEFORE_HUMP, '$&\n').split('\n');
  if (humps.length < 2) return place + 1;
  let at = start;
  for (const hump of humps) {
    if (hump.length > 2 || split) tokens.push({ term: foldText(hump), start: at, end: at + hump.length, place, kind: 'part' });
    at += hump.length;
  }
  return place + 1;
}

function isUnspaced(text: string): boolean {
  return ANY_UNSPACED.test(text);
}

/** For scripts without spaces: every pair of adjacent characters is a token. */
function addUnspaced(tokens: Token[], text: string, offset: number, place: number): number {
  let rest = 0;
  for (const run of text.matchAll(UNSPACED)) {
    const before = text.slice(rest, run.index);
    if (before !== '') place = addWord(tokens, before, foldText(before), offset + rest, place, true);
    // A half-width letter has its accent in a separate character.
    const characters = run[0].match(/.[\uFF9E\uFF9F]?/gsu) ?? [];
    let at = offset + run.index;
    for (let i = 0; i < Math.max(1, characters.length - 1); i++) {
      const pair = characters.slice(i, i + 2).join('');
      tokens.push({ term: pair.normalize('NFKC'), start: at, end: at + pair.length, place: place++, kind: 'word' });
      at += characters[i]?.length ?? 1;
    }
    rest = run.index + run[0].length;
  }
  const after = text.slice(rest);
  return after === '' ? place : addWord(tokens, after, foldText(after), offset + rest, place, true);
}

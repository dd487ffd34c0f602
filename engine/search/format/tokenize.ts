/** A stretch of a text that can be searched for. `start` and `end` count UTF-16 units of the text as given. */
export interface Token {
  /** Folded: lower case, no accents, no apostrophes. */
  term: string;
  start: number;
  end: number;
  /** Number of the word in the text; the parts of a compound share the places they cover. */
  place: number;
  /** `part`: a piece of a longer word (`flow` in `$.flow.delay`). `compound`: that word as a whole. */
  kind: 'word' | 'part' | 'compound';
}

// A number with its thousands (10,000), or everything up to a blank, a bracket or a mark that ends words.
const CHUNK = /\p{N}{1,3}(?:,\p{N}{3})+\p{L}*|[^\s,;()[\]{}<>|"“”„«»`!?*=&…、。・「」『』（）！？，：；—–]+/gu;
/** `1` at the number of each ASCII character that no chunk has. */
const ENDS_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[\s,;()[\]{}<>|"`!?*=&]/.test(String.fromCharCode(code)) ? 1 : 0));
const LONGEST_PLAIN = 38;
const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const ANY_UNSPACED = new RegExp(UNSPACED.source, 'u');
/** Has no hump and no number. */
const SMALL = /^[a-z]+$/;
/** The character before a hump. Lookbehind is a syntax error in Safari before 16.4. */
const BEFORE_HUMP = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
/** `this.db.get` and `steps.trigger.event` are known without their first word as well. */
const DOTTED = /^[\w$]+(?:\.[\w$]+){2,}$/;
const FIELD_NAME = /[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+/g;
const NAMED = /(?:^|[.([])(\$\.?\p{L}[\p{L}\p{N}]*)/u;
/** By its sign, a name at the beginning of a chunk. Few chunks have one, and a browser takes half a millisecond to make such a pattern. */
const MARKED: ReadonlyMap<string, RegExp> = new Map([
  ['/', /^\/\p{L}+/u],
  ['-', /^--?\p{L}[\p{L}\p{N}_-]*/u],
  ['.', /^\.\p{L}[\p{L}\p{N}_]*/u],
]);
const UNIT = /^(kb|mb|gb|tb|ms|min|mins|seconds?|minutes?|hours?|days?)$/;

/** How pieces of code were split: a site has the same ones over and over. */
const splits = new Map<string, { tokens: Token[]; places: number }>();
const MOST_SPLITS = 10_000;

/** Longer runs are no words that anybody types: hashes, base64, minified code. */
const LONGEST_CHUNK = 200;
const LONGEST_WORD = 40;
const LONGEST_COMPOUND = 64;
const MOST_PARTS = 8;

/**
 * Splits text into words, and code into its pieces and the whole: `$.flow.delay` gives `flow.delay`,
 * `flow`, `delay`; `additionalProps` gives `additionalprops`, `additional`, `props`; `10,000` gives
 * `10000`; a run of Chinese or Japanese gives its pairs of characters.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (term, place, start, end, kind) => tokens.push({ term, start, end, place, kind }));
  return tokens;
}

/** The same without an object for each: most of what is read is counted and forgotten. */
export function eachToken(
  text: string,
  visit: (term: string, place: number, start: number, end: number, kind: Token['kind']) => void,
): void {
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : undefined; // a few letters have two small ones
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
      // `512 KB` is found by `512KB` as well.
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
    const [chunk] = match;
    const offset = match.index;
    if (chunk.length > LONGEST_CHUNK && !isUnspaced(chunk)) {
      number = undefined;
      continue;
    }
    const { tokens, places } = splitOf(chunk);
    for (const token of tokens) visit(token.term, place + token.place, offset + token.start, offset + token.end, token.kind);
    const only = tokens.length === 1 ? tokens[0] : undefined;
    if (only && number && UNIT.test(only.term)) visit(number.term + only.term, number.place, number.start, offset + only.end, 'compound');
    number = only && /^\d+$/.test(only.term) ? { ...only, place: place + only.place, start: offset + only.start } : undefined;
    place += places;
  }
}

/**
 * Where a plain word ends that begins here, or the same place where none does: letters from a to z, the
 * first of them a capital or not, up to a blank or mark, or a full stop or colon before one. Nearly all
 * words of a text are, and need no pattern.
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

/**
 * Several words as one term, as `$.flow.delay` has one: `413 Payload Too Large` → `413.payload.too.large`.
 * Code of a few words is kept so, because readers paste it. `undefined` for one word and for sentences.
 */
export function phraseOf(tokens: readonly Pick<Token, 'term' | 'place' | 'kind'>[]): string | undefined {
  const words = tokens.filter(
    (token, i) => token.kind !== 'compound' && tokens.findIndex((other) => other.kind !== 'compound' && other.place === token.place) === i,
  );
  if (words.length < 2 || words.length > MOST_PARTS) return undefined;
  const phrase = words.map((word) => word.term).join('.');
  return phrase.length > LONGEST_COMPOUND ? undefined : phrase;
}

/** Lower case without accents and apostrophes. The result may have another length. */
export function foldText(word: string): string {
  const isPlain = PLAIN.test(word);
  const plain = isPlain
    ? word
    : word
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .normalize('NFC');
  const lower = plain.toLowerCase();
  return isPlain && !lower.includes("'") ? lower : lower.replace(/['’]s?$|^['’]+|['’]/g, '');
}

/** The tokens of a chunk, counted from its beginning, and how many places they take. */
function splitOf(chunk: string): { tokens: Token[]; places: number } {
  const known = splits.get(chunk);
  if (known) return known;
  const tokens: Token[] = [];
  const split = { tokens, places: splitChunk(tokens, chunk, 0, 0) };
  if (splits.size >= MOST_SPLITS) splits.clear();
  splits.set(chunk, split);
  return split;
}

function splitChunk(tokens: Token[], chunk: string, offset: number, place: number): number {
  if (/^\p{N}{1,3}(,\p{N}{3})+/u.test(chunk)) {
    const term = foldText(chunk.replaceAll(',', ''));
    tokens.push({ term, start: offset, end: offset + chunk.length, place, kind: 'word' });
    return place + 1;
  }
  const words: { text: string; term: string; at: number }[] = [];
  for (const { 0: word, index } of chunk.matchAll(WORD)) {
    const term = foldText(word);
    if (term !== '') words.push({ text: word, term, at: offset + index });
  }
  const compound = words.length > 1 && words.length <= MOST_PARTS && !isUnspaced(chunk);
  const first = place;
  for (const { text, term, at } of words) place = addWord(tokens, text, term, at, place, compound);
  const last = words.at(-1);
  if (compound && words[0] && last) {
    const term = words.map((word) => word.term).join('.');
    const start = words[0].at;
    const end = last.at + last.text.length;
    if (term.length <= LONGEST_COMPOUND) tokens.push({ term, start, end, place: first, kind: 'compound' });
    const inner = words.length > 2 && DOTTED.test(chunk.slice(start - offset, end - offset)) ? words.slice(1) : [];
    if (inner[0]) {
      const rest = inner.map((word) => word.term).join('.');
      tokens.push({ term: rest, start: inner[0].at, end, place: first + 1, kind: 'compound' });
      addFields(tokens, chunk, offset, first, words);
    }
  }
  addMarked(tokens, chunk, offset, first);
  return place;
}

/** Readers know `raw_body_url` of `event.body.raw_body_url`. */
function addFields(tokens: Token[], chunk: string, offset: number, place: number, words: readonly { term: string; at: number }[]): void {
  for (const { 0: field, index } of chunk.matchAll(FIELD_NAME)) {
    const start = offset + index;
    const end = start + field.length;
    const own = words.filter(({ at }) => at >= start && at < end);
    const term = own.map((word) => word.term).join('.');
    if (own[0] && !tokens.some((token) => token.term === term))
      tokens.push({ term, start, end, place: place + words.indexOf(own[0]), kind: 'compound' });
  }
}

/** Names that readers type with their sign: `$emit`, `$.send`, `.json()`, `/tmp`, `--name`. */
function addMarked(tokens: Token[], chunk: string, offset: number, place: number): void {
  const named = chunk.includes('$') ? NAMED.exec(chunk)?.[1] : undefined;
  const found = named ?? MARKED.get(chunk.charAt(0))?.exec(chunk)?.[0];
  if (found === undefined || found.length > LONGEST_WORD) return;
  const start = offset + chunk.indexOf(found);
  tokens.push({ term: found.toLowerCase(), start, end: start + found.length, place, kind: 'compound' });
}

/** `term` is the word folded. */
function addWord(tokens: Token[], word: string, term: string, start: number, place: number, inside: boolean): number {
  if (isUnspaced(word)) return addUnspaced(tokens, word, start, place);
  if (term === '') return place; // an accent before a character that takes none
  if (term.length > LONGEST_WORD) return place + 1;
  tokens.push({ term, start, end: start + word.length, place, kind: inside ? 'part' : 'word' });
  if (SMALL.test(word)) return place + 1;
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
  return !PLAIN.test(text) && ANY_UNSPACED.test(text);
}

/** Writing without spaces: every pair of neighbours is a word, whatever the words are. */
function addUnspaced(tokens: Token[], text: string, offset: number, place: number): number {
  let rest = 0;
  for (const run of text.matchAll(UNSPACED)) {
    const before = text.slice(rest, run.index);
    if (before !== '') place = addWord(tokens, before, foldText(before), offset + rest, place, true);
    const characters = [...run[0]];
    let at = offset + run.index;
    for (let i = 0; i < Math.max(1, characters.length - 1); i++) {
      const pair = characters.slice(i, i + 2).join('');
      tokens.push({ term: pair, start: at, end: at + pair.length, place: place++, kind: 'word' });
      at += characters[i]?.length ?? 1;
    }
    rest = run.index + run[0].length;
  }
  const after = text.slice(rest);
  return after === '' ? place : addWord(tokens, after, foldText(after), offset + rest, place, true);
}

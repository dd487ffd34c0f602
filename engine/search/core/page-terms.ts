import { endpointsOf } from './endpoints-of.ts';
import { addSpot, phraseSpots } from './phrase-spots.ts';
import { FIELD, LEVEL, type Place, type Posting } from './postings.ts';
import { isStopWord } from './stop-words.ts';
import { eachToken, phraseOf, type Token, tokenize } from './tokenize.ts';

/** A page as the search sees it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  sections: SearchSection[];
  /** False for the later parts of a page that was cut because of its size: only the first one carries the title. */
  whole: boolean;
}

export interface SearchSection {
  anchor: string;
  heading: string;
  level: number;
  text: string;
  code: string[];
  /** Code that begins a row of a table, an item of a list or a term. */
  named?: string[];
}

/** Only this many different words of a section are indexed: one that has more contains data. */
const MOST_TERMS = 8000;
/** Code of at most this length is a name. Longer code is a block, whose words count as text. */
const LONGEST_NAME = 60;
const LONGEST_ANCHOR = 60;
const LONGEST_MESSAGE = 200;
/** In characters. A section is about an endpoint that starts no later than this. */
const OPENING = 30;
/** An endpoint with its method; looked for first, because few texts have one. */
const CALL = /\b(?:get|post|put|patch|delete)\s+(?:https?:\/)?\//i;
/** The number of words at the start of a section that say what it is about. */
const EARLY = 18;

/** A word of a page. While a section is read, what its text has of it is counted. */
export interface WordOfPage {
  term: string;
  /** One for each section that has it. */
  postings: Posting[];
  /** The last of them. */
  posting: Posting;
  isStop: boolean;
  count: number;
  early: boolean;
}

/** Every word of a page with the places where it stands, by section. */
export function pageTerms(page: SearchPage, number: number): WordOfPage[] {
  const words = new Map<string, WordOfPage>();
  const trail: Token[][] = [];
  page.sections.forEach((section, index) => {
    let size = 0;
    const begin = (term: string, known: WordOfPage | undefined): WordOfPage | undefined => {
      if (size >= MOST_TERMS) return undefined;
      size++;
      const posting: Posting = { page: number, section: index, flags: 0 };
      if (known) {
        known.postings.push(posting);
        known.posting = posting;
        known.count = 0;
        return known;
      }
      const word = { term, postings: [posting], posting, isStop: isStopWord(term), count: 0, early: false };
      words.set(term, word);
      return word;
    };
    const posting = (term: string | undefined): Posting | undefined => {
      if (term === undefined) return undefined;
      const known = words.get(term);
      return (known?.posting.section === index ? known : begin(term, known))?.posting;
    };
    const mark = (tokens: Token[], flag: number, stops = false) => {
      for (const { term } of tokens) {
        const entry = stops || !isStopWord(term) ? posting(term) : undefined;
        if (entry) entry.flags |= flag;
      }
    };
    const place = (tokens: Token[], field: 'heading' | 'second') => {
      for (const [token, at] of places(tokens)) {
        const entry = posting(token.term);
        if (!entry || entry[field]) continue;
        entry.flags |= FIELD[field];
        entry[field] = at;
      }
    };

    const start = index === 0 && page.whole;
    const heading = withPhrase(tokenize(section.heading));
    place(start ? withPhrase(tokenize(page.title)) : heading, 'heading');
    if (start) {
      if (section.heading !== page.title) place(heading, 'second');
      mark(tokenize(page.description), FIELD.above);
      mark(tokenize(page.path.replace(/\.html$/, '').replaceAll(/[/-]/g, ' ')), FIELD.path);
    } else {
      trail.length = Math.max(0, Math.min(trail.length, section.level - 2));
      for (const above of trail) mark(above ?? [], FIELD.above);
      trail[Math.max(0, section.level - 2)] = heading;
      mark(tokenize(section.anchor.slice(0, LONGEST_ANCHOR).replaceAll('-', ' ')), FIELD.path);
    }
    const names = section.code.filter((code) => code.length <= LONGEST_NAME);
    const named = new Set(section.named?.filter((code) => code.length <= LONGEST_NAME));
    for (const code of new Set([...names, ...named])) {
      const tokens = tokenize(code);
      const flags = FIELD.code | (code === names[0] ? FIELD.defined : 0) | (named.has(code) ? FIELD.named : 0);
      // `/sources/{id}` tells nothing of `/sources`.
      const isBeginning = ({ term, end }: Token) => term.startsWith('/') && code[end] === '/';
      mark(
        tokens.filter((token) => !isBeginning(token)),
        flags,
      );
      mark(tokens.filter(isBeginning), FIELD.code);
      for (const phrase of phrasesIn(tokens)) {
        const entry = posting(phrase);
        if (entry) entry.flags |= flags;
      }
    }
    const endpoints = CALL.test(section.text) ? endpointsOf(section.text) : [];
    for (const { terms: own, method, start } of endpoints) {
      const flags = FIELD.code | (start < OPENING ? FIELD.named : 0);
      for (const term of method ? own : []) {
        const entry = posting(term);
        if (entry) entry.flags |= flags;
      }
    }
    const counted: WordOfPage[] = [];
    let length = 0;
    eachToken(section.text, (term, place) => {
      length++;
      let word = words.get(term);
      if (word ? word.isStop : isStopWord(term)) return;
      if (word?.posting.section !== index) word = begin(term, word);
      if (!word || word.count++ > 0) return;
      word.early = place < EARLY;
      counted.push(word);
    });
    for (const { posting: entry, count, early } of counted) entry.flags |= level(count, length) | (early ? FIELD.early : 0);
    for (const { term, spot } of phraseSpots(messages(section.code))) {
      const entry = posting(term);
      if (entry) {
        entry.asked ??= [];
        addSpot(entry.asked, spot);
      }
    }
  });
  return [...words.values()];
}

/** A heading of a few words is also a name, so that a query with exactly these words finds it at once. */
function withPhrase(tokens: Token[]): Token[] {
  const first = tokens[0];
  return first === undefined ? tokens : [...tokens, ...phrasesIn(tokens).map((term): Token => ({ ...first, term, kind: 'compound' }))];
}

/** Code that is a sentence is a message: readers paste it, or type the part that they remember. */
function messages(code: readonly string[]): string[] {
  const lines = code.filter((text) => text.length <= LONGEST_MESSAGE && !text.includes('\n') && /^[\w'’]+( [\w'’$.()]+){3,}/.test(text));
  return [...new Set(lines)];
}

/** The whole as a phrase; and without the number that it begins with, since readers may not repeat it: `429 Too Many Requests`. */
function phrasesIn(tokens: readonly Token[]): string[] {
  const rest = /^\d+$/.test(tokens[0]?.term ?? '') ? phraseOf(tokens.slice(1)) : undefined;
  return [phraseOf(tokens), rest].filter((phrase) => phrase !== undefined);
}

/** Number and count of each word of a heading; words such as “the” have the place of the word after them and do not count. */
function places(tokens: Token[]): [Token, Place][] {
  const counted = [...new Set(tokens.filter((token) => token.kind !== 'compound' && !isStopWord(token.term)).map((token) => token.place))];
  const of = Math.min(15, counted.length || new Set(tokens.map((token) => token.place)).size);
  return tokens.map((token) => [token, { at: Math.min(15, counted.filter((at) => at < token.place).length), of }]);
}

/** How often the word would occur in a text of about a hundred words: the longer a text, the less a single mention says. */
function level(count: number, words: number): number {
  const density = count / (0.4 + 0.6 * (words / 100));
  return density < 0.45 ? 1 : density < 1.8 ? 2 : LEVEL;
}

import { endpointsIn } from '../format/endpoints-in.ts';
import { addPhrasePosition, phrasePositions } from '../format/phrase-positions.ts';
import { FIELD, type HeadingPosition } from '../format/postings.ts';
import type { Token } from '../format/split-chunk.ts';
import { isStopWord } from '../format/stop-words.ts';
import { phraseOf, tokenize } from '../format/tokenize.ts';
import { PageWords, type WordOfPage } from './page-words.ts';

/** A page as input for the index. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  sections: SearchSection[];
  /** False for the later parts of a split page: only the first part has the title. */
  whole: boolean;
}

export interface SearchSection {
  anchor: string;
  heading: string;
  level: number;
  text: string;
  code: string[];
  /** Code that starts a table row, a list item or a term. */
  named?: string[];
  /** Table headers, as they occur in the text: searchable, but useless in an excerpt. */
  heads?: string[];
}

/** Code up to this length is a name. Longer code is a block, whose words count as text. */
const LONGEST_NAME = 60;
const LONGEST_ANCHOR = 60;
const LONGEST_MESSAGE = 200;
/** In characters. A section documents an endpoint that starts no later than this. */
const OPENING = 30;
/** An endpoint with its method, tested first because few texts contain one. */
const CALL = /\/(?<=\b(?:get|post|put|patch|delete)\s+(?:https?:\/)?\/)/i;

/** Every word of a page with its postings by section. */
export function pageTerms(page: SearchPage, number: number): WordOfPage[] {
  const words = new PageWords(number);
  for (const section of page.sections) {
    const start = words.nextSection() === 0 && page.whole;
    if (start) addTitle(words, page, section);
    else addHeading(words, section);
    addNames(words, section);
    addCalls(words, section.text);
    words.addText(section.text);
    for (const { term, spot } of phrasePositions([...messages(section.code), ...former(section)])) {
      const entry = words.posting(term);
      if (entry) {
        entry.phrasings ??= [];
        addPhrasePosition(entry.phrasings, spot);
      }
    }
  }
  return words.all();
}

function addTitle(words: PageWords, { title, path }: SearchPage, section: SearchSection): void {
  place(words, title);
  if (section.heading !== title) place(words, section.heading);
  mark(words, tokenize(path.replace(/\.html$/, '').replaceAll(/[/-]/g, ' ')), FIELD.path);
}

function addHeading(words: PageWords, { heading, anchor }: SearchSection): void {
  place(words, heading);
  mark(words, tokenize(anchor.slice(0, LONGEST_ANCHOR).replaceAll('-', ' ')), FIELD.path);
}

function addNames(words: PageWords, section: SearchSection): void {
  const names = section.code.filter((code) => code.length <= LONGEST_NAME);
  const named = new Set(section.named?.filter((code) => code.length <= LONGEST_NAME));
  for (const code of new Set([...names, ...named])) {
    const tokens = tokenize(code);
    const flags = FIELD.code | (code === names[0] || named.has(code) ? FIELD.named : 0);
    mark(words, tokens, flags);
    const phrase = phraseOf(tokens);
    if (phrase !== undefined) words.flag(phrase, flags);
  }
}

function addCalls(words: PageWords, text: string): void {
  for (const { terms, method, start } of CALL.test(text) ? endpointsIn(text) : []) {
    const flags = FIELD.code | (start < OPENING ? FIELD.named : 0);
    for (const term of method ? terms : []) words.flag(term, flags);
  }
}

function mark(words: PageWords, tokens: readonly Token[], flag: number): void {
  for (const { term } of tokens) if (!isStopWord(term)) words.flag(term, flag);
}

function place(words: PageWords, heading: string): void {
  for (const [term, at] of headingPositions(heading)) {
    const entry = words.posting(term);
    if (!entry || entry.heading) continue;
    entry.flags |= FIELD.heading;
    entry.heading = at;
  }
}

/** Maps each term of a heading to its first position. */
export function headingPositions(heading: string): Map<string, HeadingPosition> {
  const positions = new Map<string, HeadingPosition>();
  for (const [{ term }, at] of places(withPhrase(tokenize(heading)), heading)) if (!positions.has(term)) positions.set(term, at);
  return positions;
}

/** A short heading is also a name, so a query with exactly these words finds it directly. */
function withPhrase(tokens: Token[]): Token[] {
  const first = tokens[0];
  const term = phraseOf(tokens);
  return first === undefined || term === undefined ? tokens : [...tokens, { ...first, term, kind: 'compound' }];
}

/** Code that's a sentence is an error message: readers paste it, or type the part they remember. */
function messages(code: readonly string[]): string[] {
  const lines = code.filter((text) => text.length <= LONGEST_MESSAGE && !text.includes('\n') && /^[\w'’]+( [\w'’$.()]+){3,}/.test(text));
  return [...new Set(lines)];
}

/** The heading's previous wording, if the anchor still has it. */
function former({ anchor, heading }: SearchSection): string[] {
  const words = wordsOf(anchor.slice(0, LONGEST_ANCHOR).replaceAll('-', ' '));
  return words.length < 2 || words.join() === wordsOf(heading).join() ? [] : [words.join(' ')];
}

function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ kind, term }) => (kind === 'compound' || isStopWord(term) ? [] : [term]));
}

/** Parts of a heading that readers leave out: `add <pkg>`, “Internationalization (i18n)”. */
const ASIDE = /<[^<>]*>|\([^()]*\)|\[[^[\]]*\]/g;

/** Position of each heading word, and the heading's length. Stop words and bracketed text don't count. A stop word takes the next word's position. */
function places(tokens: Token[], heading: string): [Token, HeadingPosition][] {
  const asides = [...heading.matchAll(ASIDE)].map((match) => [match.index, match.index + match[0].length] as const);
  const isCounted = ({ kind, term, start }: Token) =>
    kind !== 'compound' && !isStopWord(term) && !asides.some(([from, to]) => from < start && start < to);
  const counted = [...new Set(tokens.filter(isCounted).map((token) => token.place))];
  const of = Math.min(15, counted.length || new Set(tokens.map((token) => token.place)).size);
  return tokens.map((token) => [token, { at: Math.min(15, counted.filter((at) => at < token.place).length), of }]);
}

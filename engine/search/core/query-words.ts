import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Token, tokenize } from './tokenize.ts';

export interface QueryWord {
  term: string;
  stem: string;
  kind: Token['kind'];
  place: number;
  /** Words such as “how” and “the”: they count only where the query has no others. */
  stop: boolean;
  /** The reader may still be typing it. */
  open: boolean;
}

/** More is no question but a text that was pasted: its beginning is searched for. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 24;

export function queryWords(query: string): QueryWord[] {
  const text = query.slice(0, LONGEST_QUERY);
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  const seen = new Set<string>();
  const words = tokens
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .map(
      ({ term, kind, place, end }): QueryWord => ({
        term,
        stem: stem(term),
        kind,
        place,
        stop: isStopWord(term) && !(end === text.length && term.length === 1),
        open: end === text.length,
      }),
    );
  return words.every((word) => word.stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}

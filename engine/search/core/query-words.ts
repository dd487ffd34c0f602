import { endpointsOf } from './endpoints-of.ts';
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
  /** Written as a function is: `deploy()`. */
  called: boolean;
  /** The reader may still be typing it. */
  open: boolean;
}

/** More is no question but a text that was pasted: its beginning is searched for. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 24;

export function queryWords(query: string): QueryWord[] {
  const text = query.slice(0, LONGEST_QUERY);
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  for (const { terms, start, end } of endpointsOf(text)) {
    const place = tokens.find((token) => token.end > start)?.place ?? 0;
    for (const term of terms) tokens.push({ term, kind: 'compound', place, start, end });
  }
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
        called: text[end] === '(',
        open: end === text.length,
      }),
    );
  return words.every((word) => word.stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}

import { LONGEST_COMPOUND, MOST_PARTS, type Token } from './split-chunk.ts';

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

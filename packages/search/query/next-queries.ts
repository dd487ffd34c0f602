import { type IndexReader, lowerBound } from '../format/index-reader.ts';
import { isCompound } from '../format/tokenize.ts';

/**
 * The queries that one more letter is likely to produce, most likely first, based on the site's words:
 * after a word or in an empty field, a new word starts. Uses only files already read.
 */
export async function nextQueries(query: string, index: IndexReader, most: number): Promise<string[]> {
  const begun = /[\p{L}\p{N}]+$/u.exec(query)?.[0].toLowerCase() ?? '';
  // Anything may follow punctuation.
  if (begun === '' && /\S$/.test(query)) return [];
  const likely = new Map<string, number>();
  for (const { words, postings } of await index.atHand(begun)) {
    for (let i = lowerBound(words, begun), word = words[i]; word?.startsWith(begun); word = words[++i]) {
      if (isCompound(word)) continue;
      const next = word[begun.length] ?? ' ';
      likely.set(next, (likely.get(next) ?? 0) + (postings[i]?.length ?? 0));
    }
  }
  return [...likely]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([next]) => query + next);
}

import { type IndexReader, lowerBound } from '../format/index-reader.ts';
import { isCompound } from '../format/tokenize.ts';

/**
 * The queries that one more letter is likely to make, the likeliest first, judging by the words of the
 * site: where a word ends or nothing was typed, the next one begins. Uses only files that have been read already.
 */
export async function nextQueries(query: string, index: IndexReader, most: number): Promise<string[]> {
  const begun = /[\p{L}\p{N}]+$/u.exec(query)?.[0].toLowerCase() ?? '';
  // After a sign anything may follow.
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

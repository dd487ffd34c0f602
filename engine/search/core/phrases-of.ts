import { find, type IndexReader } from './index-reader.ts';
import type { QueryWord } from './query-words.ts';
import { phraseOf } from './tokenize.ts';

/** Neighbours in the query that the site writes as one piece of code, the longest ones: `pd deploy`, `413 Payload Too Large`. */
export async function phrasesOf(words: readonly QueryWord[], index: IndexReader): Promise<QueryWord[]> {
  const plain = words.filter(({ kind }) => kind !== 'compound');
  const found: QueryWord[] = [];
  for (let from = 0; from < plain.length - 1; from++) {
    // A phrase stands in the shard of its first word, which is read anyway, unless that is a word such as “how”.
    if (plain[from]?.stop && from > 0) continue;
    for (let to = plain.length; to >= from + 2; to--) {
      const term = phraseOf(plain.slice(from, to));
      if (term === undefined || words.some((word) => word.term === term) || find((await index.shard(term))?.words ?? [], term) < 0)
        continue;
      found.push({ term, stem: term, kind: 'compound', place: plain[from]?.place ?? 0, stop: false, open: false });
      from = to - 1;
      break;
    }
  }
  return found;
}

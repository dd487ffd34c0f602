import { find, type IndexReader } from '../format/index-reader.ts';
import { phraseOf } from '../format/phrase-of.ts';
import type { QueryWord } from './query-words.ts';

export interface FoundPhrase {
  /** As the index has it, see `phraseOf`. */
  term: string;
  words: QueryWord[];
  /** The reader may still be typing it. */
  open: boolean;
}

/** Neighbours in the query that the site writes as one, the longest ones: `pd deploy`, `413 Payload Too Large`. */
export async function queryPhrases(words: readonly QueryWord[], index: IndexReader): Promise<FoundPhrase[]> {
  const plain = words.filter(({ kind }) => kind !== 'compound');
  const found: FoundPhrase[] = [];
  for (let from = 0; from < plain.length - 1; from++) {
    // A phrase stands in the shard of its first word, which is read anyway, unless that is a word such as “how”.
    if (plain[from]?.stop && from > 0) continue;
    for (let to = plain.length; to >= from + 2; to--) {
      const own = plain.slice(from, to);
      const term = phraseOf(own);
      if (term === undefined || words.some((word) => word.term === term) || find((await index.shard(term))?.words ?? [], term) < 0)
        continue;
      found.push({ term, words: own, open: own.at(-1)?.open ?? false });
      from = to - 1;
      break;
    }
  }
  return found;
}

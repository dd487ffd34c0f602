import type { IndexReader } from '../format/index-reader.ts';
import { tokenize } from '../format/tokenize.ts';
import { type AppliedSynonyms, joinedWords, synonymsOf } from './apply-synonyms.ts';
import { startsOf } from './expand-word.ts';
import { QueryBudget } from './query-budget.ts';
import { type QueryWord, queryWords } from './query-words.ts';

/** Synonyms are read while words and synonyms stay within this share of the budget. */
const SHARE_WITH_SYNONYMS = 0.675;

export interface QueryReads {
  /** The query's words. For a very long query, the longest ones that fit the budget, because shorter ones say least. */
  words: QueryWord[];
  /** Joined adjacent words that fit the budget. */
  joined: AppliedSynonyms[];
  /** Synonyms that fit the budget, closest first. */
  synonyms: AppliedSynonyms[];
  /** The prefixes to read for all of these. */
  starts: string[];
}

/**
 * Determines what a query reads of the index before anything is read. Equal indexes give equal reads,
 * whatever is cached.
 */
export function queryReads(query: string, index: IndexReader): QueryReads {
  const words = queryWords(query);
  const budget = new QueryBudget(index);
  const starts: string[] = [];
  const take = (wanted: readonly string[], most?: number): boolean => {
    const taken = budget.take(wanted, most);
    if (taken) starts.push(...wanted);
    return taken;
  };

  const dropped = new Set<QueryWord>();
  const wanted = words.filter(({ stop }, at) => !stop || at === 0);
  for (const word of [...wanted].sort((a, b) => b.term.length - a.term.length)) if (!take(startsOf(word.term, index))) dropped.add(word);
  const kept = words.map((word) => (dropped.has(word) ? { ...word, stop: true } : word));
  const joined = joinedWords(kept).filter(({ phrase }) => take([phrase]));
  const synonyms = synonymsOf(kept, index.synonyms)
    .sort((a, b) => b.weight - a.weight)
    .filter(({ phrase }) =>
      take(
        tokenize(phrase).flatMap(({ kind, term }) => (kind === 'compound' ? [] : startsOf(term, index))),
        budget.most * SHARE_WITH_SYNONYMS,
      ),
    );
  return { words: kept, joined, synonyms, starts };
}

import { startsOf } from './expand-word.ts';
import type { IndexReader } from './index-reader.ts';
import { joinedWith, type OtherWords, synonymsOf } from './other-words.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { tokenize } from './tokenize.ts';

/** Bytes of the index that the words of a query may take; the rest of a first query takes about 45 kB. */
const MOST_OF_WORDS = 42_000;
/** The root names every piece: what it takes for more pieces than a small site has, in bytes each, its words must do without. */
const PIECES_OF_SMALL_SITE = 1000;
const NAME_OF_PIECE = 9;
/** What the headers of an answer take. */
const REQUEST = 300;
/** A word or two of a very large site can always be read. */
const LEAST_OF_WORDS = 16_000;
/** Synonyms are read while words and synonyms take no more than this share. */
const SHARE_WITH_SYNONYMS = 0.75;

export interface QueryReads {
  /** Its words; of a very long query the longest ones that can be had count, as the others say least. */
  words: QueryWord[];
  /** Its synonyms that can be had, the closest first. */
  synonyms: OtherWords[];
  /** What is read for all these, as beginnings of words. */
  starts: string[];
}

/**
 * What a query reads of the index, known before anything is read. Equal indexes give equal reads, whatever
 * was read before. `alone`: without synonyms, which take a while to be looked through for the first time.
 */
export function queryReads(query: string, index: IndexReader, alone = false): QueryReads {
  const words = queryWords(query);
  const most = mostOfWords(index);
  const starts: string[] = [];
  const files = new Set<string>();
  let bytes = 0;
  const take = (wanted: readonly string[], limit: number): boolean => {
    const more = wanted.flatMap((start) => index.piecesOf(start)).filter(([, file]) => !files.has(file));
    const sizes = new Map(more.map(([, file, size]) => [file, size + REQUEST]));
    const size = [...sizes.values()].reduce((sum, one) => sum + one, 0);
    if (size > 0 && bytes + size > limit) return false;
    for (const file of sizes.keys()) files.add(file);
    bytes += size;
    starts.push(...wanted);
    return true;
  };

  const dropped = new Set<QueryWord>();
  const asked = words.filter(({ stop }, at) => !stop || at === 0);
  for (const word of [...asked].sort((a, b) => b.term.length - a.term.length)) if (!take(startsOfWord(word), most)) dropped.add(word);
  const kept = words.map((word) => (dropped.has(word) ? { ...word, stop: true } : word));
  for (const at of kept.keys()) {
    const joined = joinedWith(kept, at);
    if (joined !== undefined) take([joined], most);
  }
  const synonyms = (alone ? [] : synonymsOf(kept, index.root.synonyms))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ phrase }) =>
      take(
        tokenize(phrase).flatMap(({ kind, term }) => (kind === 'compound' ? [] : startsOf(term))),
        most * SHARE_WITH_SYNONYMS,
      ),
    );
  return { words: kept, synonyms, starts };
}

function startsOfWord({ term, other }: QueryWord): string[] {
  return other === undefined ? startsOf(term) : [...startsOf(term), other];
}

/** So that a first query needs at most 90 kB on a site of any size. */
function mostOfWords({ root: { shards, outlines } }: IndexReader): number {
  const more = Math.max(0, shards.length + outlines.length - PIECES_OF_SMALL_SITE);
  return Math.max(LEAST_OF_WORDS, MOST_OF_WORDS - more * NAME_OF_PIECE);
}

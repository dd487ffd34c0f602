import type { AssembledIndex, Row, Word } from './assemble-index.ts';
import { packWords } from './front-coding.ts';

/** What has to be known of an index, besides its files, to make the next one of it: plain data. */
export interface IndexState extends Pick<AssembledIndex, 'shards' | 'outlines'> {
  /** See `packWords`. */
  words: string;
  /** Beside each word, as in `Word`. */
  pages: number[];
  sections: number[];
  sizes: number[];
  /** `1` beside each word that stands in a heading, else `0`. */
  headings: string;
  /** All postings of the words whose shards have only the best. */
  common: [word: string, postings: string][];
  rows: [path: string, size: number][];
  sectionsInAll: number;
}

/** What the next build needs of this index. */
export function indexState(
  { shards, outlines }: AssembledIndex,
  words: readonly Word[],
  rows: readonly Row[],
  sectionsInAll: number,
  common: ReadonlyMap<string, string>,
): IndexState {
  return {
    shards,
    outlines,
    words: packWords(words.map(({ word }) => word)),
    pages: words.map(({ pages }) => pages),
    sections: words.map(({ sections }) => sections),
    sizes: words.map(({ size }) => size),
    headings: words.map(({ inHeading }) => (inHeading ? '1' : '0')).join(''),
    common: words.flatMap(({ word }): [string, string][] => {
      const postings = common.get(word);
      return postings === undefined ? [] : [[word, postings]];
    }),
    rows: rows.map(({ path, size }) => [path, size]),
    sectionsInAll,
  };
}

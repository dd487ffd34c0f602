/**
 * The index as it is kept in files, each but the first named by its content's hash. A query needs the
 * root, the shards with its words, the outlines with its pages, and the texts of what is shown.
 */
export interface SearchRoot {
  /** Form of the index: a script meets only the form it was built with. */
  form: number;
  /** How many sections there are. */
  sections: number;
  vocabulary: string;
  /** Here, so that the first query knows at once which shards it needs. */
  synonyms: Synonyms;
  /** By the first word of each shard. */
  shards: Piece<string>[];
  /** Pages from the first one on are in another language than the rest, as originals without a translation are. */
  foreign?: { first: number; lang: string };
  /** By the number of the first page of each outline. */
  outlines: Piece<number>[];
}

export interface Synonyms {
  /** What a reader may say, and then what the site says for it. */
  said: string[][];
  /** Words that are loosely used for one another. In an index as `c|a,b|d`: a and b may be said and meant, c is only meant, d only said. */
  loose: string[];
}

/** `size`: about as many bytes as are sent for it. */
export type Piece<Key> = [first: Key, file: string, size: number];

export const FORM = 7;

/** The words worth knowing all at once: what a misspelled one may mean. */
export interface Vocabulary {
  /** Sorted, without compounds. */
  words: string[];
  /** One digit (base 36) a word: log2 of the number of sections that have it, and 18 more where it stands in a heading. */
  ranks: string;
}

/** A stretch of the sorted words with their postings. */
export interface Shard {
  words: string[];
  /** See `postings.ts`; beside each word. */
  postings: string[];
  /** Word → number of sections that have it, where the postings hold only the best ones. */
  counts: Record<string, number>;
}

export interface OutlinePage {
  path: string;
  title: string;
  /** File with the texts of its sections. */
  text: string;
  sections: OutlineSection[];
}

export interface OutlineSection {
  anchor: string;
  heading: string;
  level: number;
}

export interface PageTexts {
  description: string;
  /** By section; code stands between backticks. */
  sections: string[];
}

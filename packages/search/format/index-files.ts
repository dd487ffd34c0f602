/**
 * The index as stored in files, all but the first named by content hash. A query needs the root, the
 * shards with its words, the outlines of matching pages, and the texts of the results shown.
 */
export interface SearchRoot {
  /** Version of the format. A script only accepts the version it was built with. */
  form: number;
  /** Number of sections. */
  sections: number;
  vocabulary: string;
  /** In the root, so the first query knows at once which shards it needs. */
  synonyms: Synonyms;
  /** Keyed by the first word of each shard. */
  shards: Piece<string>[];
  /** Pages from `first` on are in another language, such as originals without a translation. */
  foreign?: { first: number; lang: string };
  /** Keyed by the number of each outline's first page. */
  outlines: Piece<number>[];
}

export interface Synonyms {
  /** A reader's term, followed by the site's terms for it. */
  said: string[][];
  /** Loosely interchangeable words. In an index as `c|a,b|d`: a and b may be typed and matched, c only matched, d only typed. */
  loose: string[];
}

/** `size`: approximate transfer size in bytes. */
export type Piece<Key> = [first: Key, file: string, size: number];

export const FORM = 7;

/** All words, read at once: candidates for spelling correction. */
export interface Vocabulary {
  /** Sorted, without compounds. */
  words: string[];
  /** One digit (base 36) per word: log2 of the number of sections that contain it, plus 18 if it occurs in a heading. */
  ranks: string;
}

/** A range of the sorted words with their postings. */
export interface Shard {
  words: string[];
  /** One per word: see `postings.ts`. */
  postings: string[];
  /** Word → number of sections that contain it, if its postings are limited to the best ones. */
  counts: Record<string, number>;
}

export interface OutlinePage {
  path: string;
  title: string;
  /** File with its sections' texts. */
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
  /** By section, with code between backticks. */
  sections: string[];
}

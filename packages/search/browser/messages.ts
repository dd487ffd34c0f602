import type { Piece } from '../query/excerpt.ts';

/** What the page asks of the worker. Only the newest question of each kind is answered. */
export type Question =
  /** The first one: where the index is, and its root as JSON, asked for while the worker came; undefined where that failed. */
  | { kind: 'warm'; folder: string; root: string | undefined }
  /** `known`: whether the answer that the page has is complete, so that only what may come next is wanted; undefined where it has none. */
  | { kind: 'search'; id: number; query: string; known: boolean | undefined }
  /** What is typed while the script of the box comes: its pieces of the index are read meanwhile. */
  | { kind: 'ahead'; query: string }
  /** The box was closed: the network belongs to the page that is opened now. */
  | { kind: 'pause' }
  /** Titles of pages that were read in this tab. */
  | { kind: 'titles'; id: number; paths: string[] };

export type Reply =
  | { kind: 'answer'; id: number; answer: ShownAnswer }
  /** What the next letter may ask. */
  | { kind: 'speculative'; answer: ShownAnswer }
  | { kind: 'titles'; id: number; pages: { path: string; title: string }[] }
  | { kind: 'failed'; id: number };

/** An answer as it is painted. */
export interface ShownAnswer {
  query: string;
  groups: ShownGroup[];
  /** The query with misspelled or unknown words replaced by words of the site. */
  meant: string;
  understood: string[];
  /** Words that do not occur on the site. */
  unknown: string[];
  /** If nothing was found: known words that are similar to the unknown ones. */
  suggestions: string[];
  /** False while the lines of context are on their way. */
  complete: boolean;
}

/** A page and what was found on it. */
export interface ShownGroup {
  path: string;
  title: string;
  /** Of its text, where that is not the language of the others. */
  lang?: string;
  results: ShownResult[];
}

export interface ShownResult {
  /** Address from the root of the docs, with the section's anchor. */
  address: string;
  /** True where it is the beginning of the page. */
  top: boolean;
  label: Piece[];
  /** A line of context around the best match. */
  context: Piece[];
}

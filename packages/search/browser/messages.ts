import type { Piece } from '../query/excerpt.ts';

/** Messages to the worker. Only the newest question of each kind is answered. */
export type Question =
  /** The first message: the folder of the index, and its root as JSON, fetched while the worker loaded; undefined if that failed. */
  | { kind: 'warm'; folder: string; root: string | undefined }
  /** `known`: whether the page already has a complete answer and only needs the likely next ones; undefined if it has none. */
  | { kind: 'search'; id: number; query: string; known: boolean | undefined }
  /** Typed while the script of the search box loads: the index files for it are read meanwhile. */
  | { kind: 'ahead'; query: string }
  /** The search box was closed: the page that opens now needs the network. */
  | { kind: 'pause' }
  /** Titles of pages that were read in this tab. */
  | { kind: 'titles'; id: number; paths: string[] };

export type Reply =
  | { kind: 'answer'; id: number; answer: ShownAnswer }
  /** Answer to a likely next query. */
  | { kind: 'speculative'; answer: ShownAnswer }
  | { kind: 'titles'; id: number; pages: { path: string; title: string }[] }
  | { kind: 'failed'; id: number };

/** An answer, ready to render. */
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
  /** False while the lines of context are loading. */
  complete: boolean;
}

/** A page with its results. */
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
  /** True for the beginning of the page. */
  top: boolean;
  label: Piece[];
  /** A line of context around the best match. */
  context: Piece[];
}

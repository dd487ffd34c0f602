import type { Piece } from '../query/excerpt.ts';

/** Messages to the worker. Only the newest of each kind gets an answer. */
export type Question =
  /** The first message: the index folder, and the root as JSON, fetched while the worker loaded. Undefined if that failed. */
  | { kind: 'warm'; folder: string; root: string | undefined }
  /** `known`: whether the page's cached answer is complete, so that it only needs the likely next ones. Undefined without a cached answer. */
  | { kind: 'search'; id: number; query: string; known: boolean | undefined }
  /** Text typed while the search box's script loads. The worker reads its index files in the meantime. */
  | { kind: 'ahead'; query: string }
  /** The search box was closed, so the page that opens next needs the network. */
  | { kind: 'pause' }
  /** Asks for the titles of pages visited in this tab. */
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
  /** The query with misspelled or unknown words replaced by words from the site. */
  meant: string;
  understood: string[];
  /** Words that don't occur on the site. */
  unknown: string[];
  /** If nothing was found: known words similar to the unknown ones. */
  suggestions: string[];
  /** False while the excerpts are loading. */
  complete: boolean;
}

/** A page and its results. */
export interface ShownGroup {
  path: string;
  title: string;
  /** Language of its text, if different from the other pages. */
  lang?: string;
  results: ShownResult[];
}

export interface ShownResult {
  /** Address relative to the root of the docs, with the section's anchor. */
  address: string;
  /** True for the top of the page. */
  top: boolean;
  label: Piece[];
  /** Excerpt around the best match. */
  context: Piece[];
}

import type { IndexReader } from '../format/index-reader.ts';

/** Bytes of the index that the words of a query may take; the rest of a first query takes at most 50 kB. */
const MOST_OF_WORDS = 40_000;
/** The root names every piece: what it takes for more pieces than a small site has, in bytes each, its words must do without. */
const PIECES_OF_SMALL_SITE = 1000;
const NAME_OF_PIECE = 8;
/** What the headers of an answer take. */
const REQUEST = 300;
/** A word or two of a very large site can always be read. */
const LEAST_OF_WORDS = 16_000;

/**
 * How much of the index a query may read, so that a first one needs at most 90 kB on a site of any size.
 * The sizes in the root decide it: equal indexes give equal answers, whatever was read before.
 */
export class QueryBudget {
  /** Bytes that all its words may take. */
  readonly most: number;
  readonly #index: IndexReader;
  readonly #files = new Set<string>();
  #bytes = 0;

  constructor(index: IndexReader) {
    const { shards, outlines } = index.root;
    const more = Math.max(0, shards.length + outlines.length - PIECES_OF_SMALL_SITE);
    this.#index = index;
    this.most = Math.max(LEAST_OF_WORDS, MOST_OF_WORDS - more * NAME_OF_PIECE);
  }

  /** Takes what is read for words with these beginnings; false if all would then be more than `most`. */
  take(starts: readonly string[], most = this.most): boolean {
    const more = starts.flatMap((start) => this.#index.piecesOf(start)).filter(([, file]) => !this.#files.has(file));
    const sizes = new Map(more.map(([, file, size]) => [file, size + REQUEST]));
    const size = [...sizes.values()].reduce((sum, one) => sum + one, 0);
    if (size > 0 && this.#bytes + size > most) return false;
    for (const file of sizes.keys()) this.#files.add(file);
    this.#bytes += size;
    return true;
  }
}

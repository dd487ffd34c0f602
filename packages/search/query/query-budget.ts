import type { IndexReader } from '../format/index-reader.ts';

/** Budget in bytes for the words of a query. Everything else in a first query takes at most 50 kB. */
const MOST_OF_WORDS = 40_000;
/** The root lists every piece. On a larger site, the budget shrinks by this many bytes for each extra piece. */
const PIECES_OF_SMALL_SITE = 1000;
const NAME_OF_PIECE = 8;
/** Bytes of response headers. */
const REQUEST = 300;
/** Enough to read a word or two even on a very large site. */
const LEAST_OF_WORDS = 16_000;

/**
 * Limits what a query may read of the index, so a first query needs at most 90 kB on a site of any size.
 * It depends only on the sizes in the root: equal indexes give equal answers, whatever is cached.
 */
export class QueryBudget {
  /** Total bytes for all words. */
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

  /** Reserves the reads for words with these prefixes. Returns false if the total would exceed `most`. */
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

import type { IndexReader } from '../format/index-reader.ts';
import { nextQueries } from '../query/next-queries.ts';
import { queryReads } from '../query/query-reads.ts';
import { searchIndex } from '../query/search-index.ts';
import type { ShownAnswer } from './messages.ts';
import { presentResults, sectionTexts } from './present-results.ts';

/** Number of likely next letters to prepare. Others are rare. */
const MOST_NEXT = 20;
/** A query can start with any letter. */
const MOST_FIRST = 30;

/**
 * Answers likely next queries ahead of time. After a keystroke, a browser delays worker messages until
 * the frame is painted, so only an answer that's already there is painted with the letter.
 */
export class SpeculativeSearch {
  readonly #send: (answer: ShownAnswer) => void;
  #query = '';
  #next = new Set<string>();
  /** Answered first letters. The page keeps these answers. */
  readonly #first = new Set<string>();

  constructor(send: (answer: ShownAnswer) => void) {
    this.#send = send;
  }

  /** Answers the missing continuations of a query, using only files already read, until `isStale`. */
  async goOn(index: IndexReader, query: string, isStale: () => boolean): Promise<void> {
    if (query !== this.#query) this.#next = new Set();
    this.#query = query;
    await this.#respond(index, await nextQueries(query, index, MOST_NEXT), this.#next, isStale);
  }

  /** The same for the first letter of a new query. */
  async begin(index: IndexReader, isStale: () => boolean): Promise<void> {
    await this.#respond(index, await nextQueries('', index, MOST_FIRST), this.#first, isStale);
  }

  async #respond(index: IndexReader, queries: readonly string[], done: Set<string>, isStale: () => boolean): Promise<void> {
    for (const query of queries) {
      if (done.has(query)) continue;
      await yieldToMessages();
      if (isStale()) return;
      const reads = queryReads(query, index);
      if (!index.isAtHand(reads.starts)) continue;
      const found = await searchIndex(query, index, reads);
      const { atHand } = await sectionTexts(found, index);
      if (isStale()) return;
      done.add(query);
      this.#send(await presentResults(found, index, atHand));
    }
  }
}

/** Lets pending messages run first. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

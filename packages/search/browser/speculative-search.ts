import type { IndexReader } from '../format/index-reader.ts';
import { nextQueries } from '../query/next-queries.ts';
import { queryReads } from '../query/query-reads.ts';
import { searchIndex } from '../query/search-index.ts';
import type { ShownAnswer } from './messages.ts';
import { presentResults, sectionTexts } from './present-results.ts';

/** Number of likely next letters that are prepared; the others are rare. */
const MOST_NEXT = 20;
/** A query can begin with any letter. */
const MOST_FIRST = 30;

/**
 * Answers the likely next queries. A browser holds back the messages of a worker from a key
 * stroke until its frame is painted, so only an answer that is there before is painted with the letter.
 */
export class SpeculativeSearch {
  readonly #send: (answer: ShownAnswer) => void;
  #query = '';
  #next = new Set<string>();
  /** The page keeps these. */
  readonly #first = new Set<string>();

  constructor(send: (answer: ShownAnswer) => void) {
    this.#send = send;
  }

  /** Answers the continuations of a query that are not answered yet, from files that have been read already, until `isStale`. */
  async goOn(index: IndexReader, query: string, isStale: () => boolean): Promise<void> {
    if (query !== this.#query) this.#next = new Set();
    this.#query = query;
    await this.#respond(index, await nextQueries(query, index, MOST_NEXT), this.#next, isStale);
  }

  /** The same for the first letters of another query. */
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

/** Lets the messages that came meanwhile have their turn. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

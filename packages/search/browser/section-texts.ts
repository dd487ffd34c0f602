import type { IndexReader } from '../format/index-reader.ts';
import type { Answer } from '../query/search-index.ts';

export interface SectionTexts {
  /** False where they have to be fetched. */
  atHand: boolean;
  /** Reads them all at once: one after the other each would cost a wait. */
  read: () => Promise<unknown>;
}

/** The texts of all pages of an answer. */
export async function sectionTexts({ results }: Answer, index: IndexReader): Promise<SectionTexts> {
  const numbers = [...new Set(results.map(({ hit }) => hit.page))];
  const pages = (await Promise.all(numbers.map((number) => index.page(number)))).filter((page) => page !== undefined);
  return {
    atHand: pages.every((page) => index.hasTexts(page)),
    read: () => Promise.all(pages.map((page) => index.texts(page))),
  };
}

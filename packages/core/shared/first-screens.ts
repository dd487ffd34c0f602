import { textHash } from './manifest.ts';

/**
 * First screens of neighboring pages in a sidebar, in one small file, so that whichever is opened next is visible at once while
 * the rest loads.
 */
export interface FirstScreens {
  /** See `Manifest.frame`. */
  frame: string;
  /** By the addresses of the pages. */
  pages: Record<string, FirstScreen>;
}

export interface FirstScreen {
  /** Hash in the name of the page script. */
  hash: string;
  /** Length of the whole HTML. */
  size: number;
  title: string;
  /** As in the view of the page. */
  headings: string;
  /** The view's HTML up to the end of a part of the article. */
  html: string;
}

/** Number of entries of a sidebar list that share a file. */
const BLOCK = 20;

/** The entries of a list, block by block. */
export function blocksOf<Entry>(list: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / BLOCK) }, (_, at) => list.slice(at * BLOCK, (at + 1) * BLOCK));
}

/**
 * The file of a block, from the root of the docs. `paths`: where each of its entries leads to, empty where that is
 * another site. A group leads to its first page, open or not: so a block has one name in all sidebars that show it.
 */
export function firstScreensFile(paths: readonly string[]): string {
  return `/assets/first/${textHash(paths.join(' ')).toString(36)}.json`;
}

import type { InterfaceWord, InterfaceWords } from './interface-words.ts';

/** A word of the interface → the same in the language of a page. */
export type Say = (english: InterfaceWord) => string;

/** What has no word in the language stays English. */
export function sayIn(words: InterfaceWords): Say {
  return (english) => words[english] ?? english;
}

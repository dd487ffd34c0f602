import type { InterfaceWord, InterfaceWords } from './interface-words.ts';

let given: InterfaceWords = {};

/** From now on the frame around pages speaks these words. A thread and a browser show one site at a time. */
export function speak(words: InterfaceWords): void {
  given = words;
}

/** A word of the frame, as the site has it. */
export function word(english: InterfaceWord): string {
  return given[english] ?? english;
}

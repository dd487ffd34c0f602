import { type InterfaceWord, type InterfaceWords, type Say, sayIn } from '../shared/interface-words.ts';

let say: Say = sayIn({});

/** Sets the words of the document. A document is in one language: a page of another one opens in a document of its own. */
export function speak(words: InterfaceWords): void {
  say = sayIn(words);
}

/** A word of the interface, for what the browser adds to the document. */
export function word(english: InterfaceWord): string {
  return say(english);
}

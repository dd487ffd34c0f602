import { type InterfaceWord, type InterfaceWords, type Say, sayIn } from '../shared/interface-words.ts';

let say: Say = sayIn({});

/** Sets the interface language of the document. Pages in another language open in a document of their own. */
export function speak(words: InterfaceWords): void {
  say = sayIn(words);
}

/** A translated word of the interface, for elements added in the browser. */
export function word(english: InterfaceWord): string {
  return say(english);
}

import { Random } from './random.ts';

const COMMON = `the a of to and in is that it for on with as this be are by an or from your you can when if then which each all one not
only after before into at will has have its step event source value key name type file code page data user request response
workflow trigger action error list field object string number time run test build deploy send receive store read write change
click open new first last same other more most any some between under over out about where how why default option setting`.split(/\s+/);
const STARTS = 'b br c cl d dr f g gr h j k l m n p pl r s st t tr v w z'.split(' ');
const MIDDLES = 'a e i o u ai ea io ou'.split(' ');
const ENDS = ['', '', 'l', 'n', 'r', 's', 't', 'm', 'nd', 'rt', 'x'];

/** 4,000 words: common documentation words first, then generated ones, which are as rare as names. */
const vocabulary = makeVocabulary();

function makeVocabulary(): [string, ...string[]] {
  const random = new Random(7);
  const words = new Set(COMMON);
  const part = (list: string[]) => list[random.int(0, list.length - 1)] ?? '';
  while (words.size < 4000) {
    let word = '';
    for (let syllables = random.int(2, 4); syllables > 0; syllables--) word += part(STARTS) + part(MIDDLES) + part(ENDS);
    if (word.length < 14) words.add(word);
  }
  const [first = '', ...rest] = words;
  return [first, ...rest];
}

/** A word with a natural distribution: the first in the list are many times as frequent as the last. */
export function word(random: Random): string {
  return vocabulary[Math.floor(vocabulary.length ** random.next()) - 1] ?? vocabulary[0];
}

/** A word that almost never occurs otherwise. */
export function rareWord(random: Random): string {
  return vocabulary[random.int(COMMON.length, vocabulary.length - 1)] ?? vocabulary[0];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence of 7 to 22 words, a few of them marked as code, bold or italic. */
export function sentence(random: Random): string {
  const words = Array.from({ length: random.int(7, 22) }, () => {
    const plain = word(random);
    const kind = random.next();
    return kind < 0.02 ? `\`${plain}_${word(random)}\`` : kind < 0.035 ? `**${plain}**` : kind < 0.045 ? `_${plain}_` : plain;
  });
  return `${capital(words.join(' '))}.`;
}

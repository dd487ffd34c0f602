/** How many units one digit (base 36) of a packed size stands for. Units are counted as when the pieces are cut. */
const UNITS = 500;
/** Bytes of a unit when it is sent, compressed. */
const BYTES = 0.5;
/** Half of a hash in a file name. */
const HALF = 4;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The part of a file's name that identifies its piece: one half follows from the first word of the piece,
 * the other is from the hash of its content. The name has as many bits as any other, and the root, which
 * holds the first words, needs only half of them.
 */
export function pieceHash(first: string, hash: string): string {
  return firstHalf(first) + hash.slice(0, HALF);
}

/**
 * Names and sizes of pieces of one kind: `pages.AAAA.json`, `pages.BBBB.json` become `AAAABBBB`. `half`: only
 * the half of the names that does not follow from the first words.
 */
export function packPieces(kind: string, pieces: readonly { file: string; units: number }[], half = false): [names: string, sizes: string] {
  return [
    pieces.map(({ file }) => file.slice(kind.length + 1 + (half ? HALF : 0), -'.json'.length)).join(''),
    pieces.map(({ units }) => Math.min(35, Math.ceil(units / UNITS)).toString(36)).join(''),
  ];
}

/** `firsts`: the first words of pieces that were packed by half. */
export function unpackPieces(kind: string, names: string, sizes: string, firsts?: readonly string[]): { file: string; size: number }[] {
  const length = names.length / sizes.length;
  return [...sizes].map((digit, index) => ({
    file: `${kind}.${firsts ? firstHalf(firsts[index] ?? '') : ''}${names.slice(index * length, (index + 1) * length)}.json`,
    size: Number.parseInt(digit, 36) * UNITS * BYTES,
  }));
}

function firstHalf(word: string): string {
  const bits = wordHash(word);
  return [26, 20, 14, 8].map((shift) => DIGITS[(bits >>> shift) & 63]).join('');
}

/**
 * Sorted words as one string, each as the number of characters it shares with the word before it
 * (base 36, at most 35) and the rest: `emit emits` → `0emit 4s`. Words hold no spaces.
 */
export function packWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && shared < last.length && word[shared] === last[shared]) shared++;
      last = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
}

/** The words that `packWords` packed. */
export function unpackWords(packed: string): string[] {
  if (packed === '') return [];
  let last = '';
  return packed.split(' ').map((entry) => {
    last = last.slice(0, Number.parseInt(entry[0] ?? '0', 36)) + entry.slice(1);
    return last;
  });
}

/** A number of 32 bits that depends on the word alone. FNV-1a with a last stir, because its high bits alone are uneven for short words. */
export function wordHash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

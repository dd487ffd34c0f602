/** Units per digit (base 36) of a packed size, in the units used for cutting pieces. */
const UNITS = 500;
/** Compressed bytes per unit. */
const BYTES = 0.5;
/** Length of half a hash in a file name. */
const HALF = 4;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The part of a file name that identifies its piece: one half derives from the piece's first word, the
 * other from its content hash. The name is as long as any other, but the root, which lists the first
 * words anyway, only has to store half of it.
 */
export function pieceHash(first: string, hash: string): string {
  return firstHalf(first) + hash.slice(0, HALF);
}

/**
 * Packs names and sizes of pieces of one kind: `pages.AAAA.json`, `pages.BBBB.json` become `AAAABBBB`.
 * `half`: pack only the half of each name that doesn't derive from the first word.
 */
export function packPieces(kind: string, pieces: readonly { file: string; units: number }[], half = false): [names: string, sizes: string] {
  return [
    pieces.map(({ file }) => file.slice(kind.length + 1 + (half ? HALF : 0), -'.json'.length)).join(''),
    pieces.map(({ units }) => Math.min(35, Math.ceil(units / UNITS)).toString(36)).join(''),
  ];
}

/** `firsts`: first words of pieces packed with `half`. */
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
 * Packs sorted words into one string, each as the number of characters it shares with the previous word
 * (base 36, at most 35) and the rest: `emit emits` → `0emit 4s`. Words don't contain spaces.
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

/** Unpacks the result of `packWords`. */
export function unpackWords(packed: string): string[] {
  if (packed === '') return [];
  let last = '';
  return packed.split(' ').map((entry) => {
    last = last.slice(0, Number.parseInt(entry[0] ?? '0', 36)) + entry.slice(1);
    return last;
  });
}

/** Deterministic 32-bit hash of a word. FNV-1a with a final mix, because its high bits alone are uneven for short words. */
export function wordHash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

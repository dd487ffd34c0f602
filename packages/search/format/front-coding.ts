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

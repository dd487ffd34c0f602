const PLAIN = /^[\x20-\x7e]*$/;

/** Lowercases and removes accents and apostrophes. The result may have a different length. */
export function foldText(word: string): string {
  const isPlain = PLAIN.test(word);
  const plain = isPlain
    ? word
    : word
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .normalize('NFC');
  const lower = plain.toLowerCase();
  return isPlain && !lower.includes("'") ? lower : lower.replace(/['’]s?$|^['’]+|['’]/g, '');
}

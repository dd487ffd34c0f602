const NUMBER = 4;

/** Packs texts into one byte array: their count, the length of each, and the texts themselves. */
export function packTexts(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const head = NUMBER * (texts.length + 1);
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, head));
  bytes.writeUInt32LE(texts.length, 0);
  let at = head;
  for (const [index, text] of texts.entries()) {
    bytes.writeUInt32LE(lengths[index] ?? 0, NUMBER * (index + 1));
    at += bytes.write(text, at);
  }
  return bytes;
}

/** The texts that `packTexts` was given; throws a `RangeError` where the bytes are something else. */
export function unpackTexts(bytes: Buffer): string[] {
  const count = bytes.readUInt32LE(0);
  let at = NUMBER * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = at;
    at += bytes.readUInt32LE(NUMBER * (index + 1));
    return bytes.toString('utf8', start, at);
  });
}

/**
 * Cuts a list into pieces of about `target` units. A cut depends on the item that it stands before,
 * not on how many came earlier, so an edit changes the pieces around it and leaves the others as they are.
 */
export function stableCuts<Item>(
  items: readonly Item[],
  { key, size, target }: { key: (item: Item) => string; size: (item: Item) => number; target: number },
): Item[][] {
  const pieces: Item[][] = [];
  let piece: Item[] = [];
  let filled = 0;
  for (const item of items) {
    const units = size(item);
    const wanted = hash(key(item)) / 2 ** 32 < (2 * units) / target;
    if (piece.length > 0 && (filled + units > 2 * target || (wanted && filled > target / 2))) {
      pieces.push(piece);
      piece = [];
      filled = 0;
    }
    piece.push(item);
    filled += units;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** FNV-1a with a last stir, because its high bits alone are uneven for short keys. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

import { wordHash } from '../format/word-hash.ts';

/**
 * Cuts a list into pieces of about `target` units. Whether there is a cut depends only on the item after
 * it, not on how many items came before, so an edit changes only the pieces next to it.
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
    const wanted = wordHash(key(item)) / 2 ** 32 < (2 * units) / target;
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

import { nearest } from '../shared/wording.ts';

/** Of more addresses than this, only those are compared that begin or end like the wrong one. */
const FEW = 500;
/** How many of them: before and after the place that the wrong address would have in the list. */
const AROUND = 6;

/** Addresses in the order of their keys. */
interface Order {
  keyOf: (path: string) => string;
  entries: { key: string; path: string }[];
}

/**
 * How to find the known address closest to a wrong one. A large folder may have thousands of broken links, so every wrong
 * address is looked up once, and compared with those that have the longest beginning or the longest end in common with it,
 * if at least half is the same: where more differs, a suggestion would be a guess.
 */
export function nearestPath(known: Iterable<string>): (path: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let all: string[] | undefined;
  let orders: Order[] | undefined;

  function candidates(path: string): string[] {
    all ??= [...known];
    if (all.length <= FEW) return all;
    orders ??= [inOrder(all, bare), inOrder(all, backwards)];
    return orders.flatMap((order) => around(path, order));
  }

  return (path) => {
    if (!found.has(path)) found.set(path, nearest(path, candidates(path))[0]);
    return found.get(path);
  };
}

function inOrder(paths: readonly string[], keyOf: Order['keyOf']): Order {
  const entries = paths.map((path) => ({ key: keyOf(path), path }));
  return { keyOf, entries: entries.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

function around(path: string, { keyOf, entries }: Order): string[] {
  const key = keyOf(path);
  let low = 0;
  for (let high = entries.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const near = entries.slice(Math.max(0, low - AROUND), low + AROUND);
  return near.filter((entry) => isHalfTheSame(key, entry.key)).map((entry) => entry.path);
}

function isHalfTheSame(key: string, other: string): boolean {
  let start = 0;
  while (start < key.length && key[start] === other[start]) start++;
  let end = 0;
  while (end < key.length - start && key[key.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + end >= key.length / 2;
}

function bare(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}

function backwards(path: string): string {
  return [...bare(path)].reverse().join('');
}

import { nearest } from '../shared/wording.ts';

/** With more addresses than this, only those with a similar beginning or end are compared. */
const FEW = 500;
/** Number of candidates before and after the position of the wrong address in the sorted list. */
const AROUND = 6;

/** Addresses sorted by key. */
interface Order {
  keyOf: (path: string) => string;
  entries: { key: string; path: string }[];
}

/**
 * Returns a function that finds the known address closest to a wrong one. A large folder may have thousands of broken links, so
 * each wrong address is looked up once, and compared only with those that share the longest prefix or suffix with it. At least
 * half must be equal, since anything else would be a guess.
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

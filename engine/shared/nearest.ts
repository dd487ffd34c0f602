/** Edit distance with swaps of neighbours (optimal string alignment), at most `limit + 1`. */
export function distance(long: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(long.length - other.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and in addresses that is most of them.
  let start = 0;
  while (start < long.length && long[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(long.length, other.length) - start;
  while (end < most && long.at(-1 - end) === other.at(-1 - end)) end++;
  const height = long.length - end - start;
  const width = other.length - end - start;
  if ((rows[0]?.length ?? 0) < width + 2) rows = [0, 1, 2].map(() => new Uint32Array(2 * width + 2));
  let [beforeLast = NONE, last = NONE, row = NONE] = rows;
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= height; i++) {
    // Further from the diagonal than the limit, no value can be within it.
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    row[from - 1] = from === 1 ? i : FAR;
    row[to + 1] = FAR;
    let best = FAR;
    const code = long.charCodeAt(start + i - 1);
    for (let j = from; j <= to; j++) {
      const cost = code === other.charCodeAt(start + j - 1) ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && code === other.charCodeAt(start + j - 2) && long.charCodeAt(start + i - 2) === other.charCodeAt(start + j - 1))
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = value;
      if (value < best) best = value;
    }
    if (Math.min(best, from === 1 ? i : FAR) > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[width] ?? 0, limit + 1);
}

const FAR = 2 ** 31;
const NONE = new Uint32Array();
/** The three lines of the table that are looked at, kept: a large folder asks some hundred thousand times. */
let rows: Uint32Array[] = [];

/** The known names closest to a misspelt one, best first; none that differs in more than two fifths. */
export function nearest(name: string, known: Iterable<string>, count = 1): string[] {
  const wanted = name.toLowerCase();
  let worst = Number.POSITIVE_INFINITY;
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of known) {
    const limit = Math.min(worst, Math.ceil(Math.max(wanted.length, candidate.length) * 0.4));
    const score = distance(wanted, candidate.toLowerCase(), limit);
    if (score > limit) continue;
    scored.push({ candidate, score });
    if (count === 1) worst = score; // only what is as near is of interest any more
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, count).map((entry) => entry.candidate);
}

/** Edit distance with swaps of neighbours (optimal string alignment), at most `limit + 1`. */
export function distance(long: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(long.length - other.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and in addresses that is most of them.
  let start = 0;
  while (start < long.length && long[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(long.length, other.length) - start;
  while (end < most && long.at(-1 - end) === other.at(-1 - end)) end++;
  const a = long.slice(start, long.length - end);
  const b = other.slice(start, other.length - end);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

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

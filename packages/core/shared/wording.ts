/** Suggests the known name closest to a wrong one, or returns `otherwise` if none is similar. */
export function didYouMean(wrong: string, known: Iterable<string>, otherwise: string, show = (name: string) => name): string {
  const [close] = nearest(wrong, known);
  return close === undefined ? otherwise : `Did you mean ${show(close)}?`;
}

/** Reused rows of the table, because a large folder needs hundreds of thousands of comparisons. */
const rows: [number[], number[], number[]] = [[], [], []];

/** Edit distance with swaps of neighbours (optimal string alignment), at most `limit + 1`. */
export function distance(long: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(long.length - other.length) > limit) return limit + 1;
  // Skips the common prefix, which in addresses is most of them.
  let start = 0;
  while (start < long.length && long[start] === other[start]) start++;
  const a = long.slice(start);
  const b = other.slice(start);
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let best = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = value;
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** The known names closest to a misspelled one, best first, if at most two fifths differ. */
export function nearest(name: string, known: Iterable<string>, count = 1): string[] {
  const wanted = name.toLowerCase();
  let worst = Number.POSITIVE_INFINITY;
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of known) {
    const limit = Math.min(worst, Math.ceil(Math.max(wanted.length, candidate.length) * 0.4));
    const score = distance(wanted, candidate.toLowerCase(), limit);
    if (score > limit) continue;
    scored.push({ candidate, score });
    if (count === 1) worst = score; // from here on only equally close names count
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, count).map((entry) => entry.candidate);
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

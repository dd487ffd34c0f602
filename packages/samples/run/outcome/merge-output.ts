/**
 * The new output, with old lines where they are equivalent: a line keeps its date if nothing else changed. `same` compares lines
 * without values that change between runs.
 */
export function mergeOutput(shown: string, printed: string, same: (one: string, other: string) => boolean): string {
  const [before, after] = [shown.split('\n'), printed.split('\n')];
  // Length of the longest common subsequence after two lines.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (one: number, other: number) => common[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    const row = common[one] ?? [];
    for (let other = after.length - 1; other >= 0; other--) {
      const isSame = same(before[one] ?? '', after[other] ?? '');
      row[other] = isSame ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const merged: string[] = [];
  for (let one = 0, other = 0; other < after.length; ) {
    const [old, line] = [before[one], after[other] ?? ''];
    if (old !== undefined && same(old, line)) {
      merged.push(old);
      one++;
      other++;
    } else if (old !== undefined && at(one + 1, other) >= at(one, other + 1)) one++;
    else {
      merged.push(line);
      other++;
    }
  }
  return merged.join('\n');
}

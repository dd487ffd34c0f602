import { diffArrays } from 'diff';

/** Number of unchanged words to keep around a change. */
const AROUND = 4;
const LONGEST = 400;

/** Shows the changes between two texts word by word, like `git diff --word-diff`: `hangs beside the [-door-]{+gate+}.` */
export function wordDiff(before: string, after: string): string {
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  const shown = parts.map(({ value, added, removed }, at) => {
    if (removed) return `[-${value.join(' ')}-]`;
    if (added) return `{+${value.join(' ')}+}`;
    const [head, tail] = [at === 0 ? [] : value.slice(0, AROUND), at === parts.length - 1 ? [] : value.slice(-AROUND)];
    return head.length + tail.length >= value.length ? value.join(' ') : [...head, '…', ...tail].join(' ');
  });
  const text = shown.join(' ').replaceAll('-] {+', '-]{+');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

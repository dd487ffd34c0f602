import { expect, test } from 'vitest';
import { replaceEmoji } from './replace-emoji.ts';

test.for([
  ['a :rocket: b', 'a 🚀 b'],
  ['at 10:30:00 and `:rocket:`', 'at 10:30:00 and `:rocket:`'],
  ['a :material-check:{ .x } b', 'a  b'],
  ['-   :octicons-book-16:{ .lg } &nbsp; **Title**\n\n    Text', '-   **Title**\n\n    Text'],
  ['1. :nobody-knows: b', '1. :nobody-knows: b'],
] as const)('%j → %j', async ([written, shown]) => {
  expect(await replaceEmoji(written)).toBe(shown);
});

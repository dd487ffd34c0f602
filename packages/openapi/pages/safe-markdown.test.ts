import { expect, test } from 'vitest';
import { replaceEmoji } from '../../core/content/markdown/replace-emoji.ts';
import { cellText, safeLine, safeMarkdown } from './safe-markdown.ts';

const nowhere = () => undefined;

test.for([
  ':strawberry: is a name',
  'a :+1: b',
  '(:wave:)',
  'at 10:30:00 and a::b',
])('words between colons stay words: %s', async (words) => {
  for (const written of [safeMarkdown(words, nowhere), safeLine(words, nowhere), cellText(words)]) {
    expect(await replaceEmoji(written)).toBe(written);
    expect(written.replaceAll('\\', '')).toBe(words);
  }
});

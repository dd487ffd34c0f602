import { expect, test } from 'vitest';
import { replaceEmoji } from '../../core/content/markdown/replace-emoji.ts';
import { cellText, safeLine, safeMarkdown } from './safe-markdown.ts';

const nowhere = () => undefined;

test.for([
  ':strawberry: is a name',
  'a :+1: b',
  '(:wave:)',
  'at 10:30:00 and a::b',
])('words between colons stay text: %s', async (words) => {
  for (const written of [safeMarkdown(words, nowhere), safeLine(words, nowhere), cellText(words)]) {
    expect(await replaceEmoji(written)).toBe(written);
    expect(written.replaceAll('\\', '')).toBe(words);
  }
});

test.each([
  ['<table><tr><th>A<th>B<tr><td>1<td>2</table>', '| A | B |\n|---|---|\n| 1 | 2 |'],
  ['<table><tr><td>1</td></li><td>2</tr><tr><td>3<td>4</table>', '| 1 | 2 |\n|---|---|\n| 3 | 4 |'],
  ['<table><caption>Words</caption><td>1</table>', 'Words\n\n| 1 |\n|---|'],
  ['<table><tr><td><table><tr><td>1<td>2</table><td>3</table>', '| 1 |'],
  ['<code>a:&#123;B&#x7d; &lt;&apos;&amp;</code>', "`a:{B} <'&`"],
  ['> #### Keep it\n> safe', '> **Keep it**\n> safe'],
  ['a\n\n###\n\nb', 'a\n\nb'],
  [
    'at **https://{region}.example.com/{version}**, or https://example.com/a_{b}.',
    'at **`https://{region}.example.com/{version}`**, or `https://example.com/a_{b}`.',
  ],
  ['[https://a.example/{b}](https://a.example/)', '`https://a.example/{b}` (`https://a.example/`)'],
  ['as `{{x}}`', 'as `{{x}}`'],
  ['as <code>{{two words}}</code>', 'as `{{two words}}`'],
])('HTML and headings become Markdown: %s', (text, expected) => {
  expect(safeMarkdown(text, nowhere)).toContain(expected);
});

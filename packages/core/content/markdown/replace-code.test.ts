import { expect, test } from 'vitest';
import { codeRanges, fenceAfter } from './replace-code.ts';

test.for([
  ['inline', 'a `b` c ``d`e`` f', ['`b`', '``d`e``']],
  ['a lone backtick', 'a ` b\n\nc ` d', []],
  ['an escaped one', 'a \\`b `c`', ['`c`']],
  ['fenced', 'a\n```js\nx `y`\n```\nb `c`', ['```js\nx `y`\n```', '`c`']],
  ['a longer fence around a shorter one', '````md\n```js\nx\n```\n````\nb', ['````md\n```js\nx\n```\n````']],
  ['tildes', '~~~\n```\n~~~', ['~~~\n```\n~~~']],
  ['a fence with an info string does not close another one', '```\na\n```js\n```', ['```\na\n```js\n```']],
  ['in a list and in a quotation', '1. ```\n   a\n   ```\n\n> ~~~\n> b\n> ~~~', ['```\n   a\n   ```', '~~~\n> b\n> ~~~']],
  ['never closed', 'a\n```\nb', ['```\nb']],
  ['three backticks around words', '```a``` <b>', ['```a```']],
] as const)('%s', ([, source, codes]) => {
  expect(codeRanges(source).map(({ start, end }) => source.slice(start, end))).toEqual(codes);
});

test.for([
  ['', 'text', ''],
  ['', '```js', '```'],
  ['', '- ````md', '  ````'],
  ['', '> ~~~', '  ~~~'],
  ['', '```a``` b', ''],
  ['```', '```js', '```'],
  ['```', '~~~', '```'],
  ['````', '```', '````'],
  ['```', '   ````  ', ''],
  ['```', '    ```', '```'],
  ['```', '>  \t```', '```'],
  ['    ```', '\t```', ''],
  ['    ```', '```', ''],
] as const)('after the fence “%s” the line “%s” leaves “%s” open', ([fence, line, after]) => {
  expect(fenceAfter(fence, line)).toBe(after);
});

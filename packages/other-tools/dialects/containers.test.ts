import { expect, test } from 'vitest';
import { readDialects as readWith } from '../../core/content/markdown/read-dialects.ts';
import { DIALECTS } from './dialects.ts';

const readDialects = (text: string, mdx: boolean) => readWith(text, mdx, DIALECTS);

test.for([
  ['closed', ':::tip\nx\n:::\n\ny', ':::tip\nx\n:::\n\ny', []],
  ['never closed', 'a\n\n:::tip\nx\n\n## y', 'a\n\n:::tip\nx\n\n:::\n## y', ['aside-open 3:1']],
  ['never closed, at the end', ':::tip\nx', ':::tip\nx\n:::', ['aside-open 1:1']],
  ['never closed, before a heading inside it', ':::tip\n### A\n#### B\n## C', ':::tip\n### A\n#### B\n:::\n## C', ['aside-open 1:1']],
  ['never closed, with colons in code', ':::tip\n```\n:::\n```', ':::tip\n```\n:::\n```\n:::', ['aside-open 1:1']],
  ['never closed in a quotation', '> :::tip\n> x\n\ny', '> :::tip\n> x\n> :::\n\ny', ['aside-open 1:3']],
  ['never closed in a list', '- a\n  :::tip\n  x\n- b', '- a\n  :::tip\n  x\n  :::\n- b', ['aside-open 2:3']],
  [
    'never closed around a closed one',
    ':::tip\n:::note\nx\n## y\nz\n:::\n## a',
    '::::tip\n:::note\nx\n## y\nz\n:::\n::::\n## a',
    ['aside-open 1:1'],
  ],
  ['with words before the closing colons', ':::tip\nx :::', ':::tip\nx :::\n:::', ['aside-open 1:1']],
  ['in a list', '- a\n\n    :::tip\n    x\n    :::', '- a\n\n    :::tip\n    x\n    :::', []],
  ['one in another', '::::note\n:::tip\nx\n:::\n::::', '::::note\n:::tip\nx\n:::\n::::', []],
  ['nested with the same number of colons', ':::note\n:::tip\nx\n:::\ny\n:::', '::::note\n:::tip\nx\n:::\ny\n::::', []],
  ['the outer one never closed', '::::note\n:::tip\nx\n:::\ny', '::::note\n:::tip\nx\n:::\ny\n::::', ['aside-open 1:1']],
  ['only colons', 'a\n\n:::\n\nb', 'a\n\n\nb', ['aside-stray 3:1']],
  ['a space before its kind', 'a\n\n::: tip Title\n\nx\n:::', 'a\n\n:::tip Title\n\nx\n:::', []],
  ['an unknown name, closed', '::: moniker a\nx\n:::', ':::moniker a\nx\n:::', []],
  ['words after a space', 'a\n::: some words\nb', 'a\n::: some words\nb', ['aside-stray 2:1']],
  ['a table at its end', ':::tip\n| a |\n|---|\n:::\n\nb', ':::tip\n| a |\n|---|\n\n:::\n\nb', []],
  ['HTML at its end, in a quotation', '> :::tip\n> <p>a</p>\n> :::', '> :::tip\n> <p>a</p>\n>\n> :::', []],
  ['in code', '```\n::: tip\n:::\n```\n\n`:::`\n\n    :::', '```\n::: tip\n:::\n```\n\n`:::`\n\n    :::', []],
] as const)('%s', ([, source, text, issues]) => {
  const read = readDialects(source, false);
  expect(read.text).toBe(text);
  expect(read.issues.map(({ id, line, column }) => `${id} ${line}:${column}`)).toEqual(issues);
});

test('locations after an inserted line refer to the source', () => {
  const read = readDialects(':::tip\nx\n\n## A\n\n!!! note\n    [b](c)\n', false);
  const lines = read.text.split('\n');
  expect(read.inSource({ line: lines.indexOf('## A') + 1, column: 1 })).toEqual({ line: 4, column: 1 });
  expect(read.inSource({ line: lines.indexOf('[b](c)') + 1, column: 5 })).toEqual({ line: 7, column: 9 });
});

test('thousands of unclosed blocks are parsed quickly, with limited nesting', () => {
  for (const text of [
    ':::a\n'.repeat(8000),
    '> :::a\n> x\n'.repeat(5000),
    '- a\n  :::a\n'.repeat(5000),
    ':::a\n## b\n'.repeat(5000),
    '<Note>'.repeat(5000),
  ]) {
    expect(Math.max(...[...readDialects(text, false).text.matchAll(/:+/g)].map(([colons]) => colons.length))).toBeLessThan(20);
  }
});

import { expect, test } from 'vitest';
import { asideIssues } from './aside-issues.ts';
import { compileMarkdown } from './markdown.ts';

test.for([
  ['closed', ':::tip\nx\n:::\n\ny', []],
  ['never closed', 'a\n\n:::tip\nx\n\n## y', ['aside-open 3:1']],
  ['never closed, with colons in code', ':::tip\n```\n:::\n```', ['aside-open 1:1']],
  ['never closed in a quotation', '> :::tip\n> x\n\ny', ['aside-open 1:3']],
  ['with words behind the colons that should close it', ':::tip\nx :::', ['aside-open 1:1']],
  ['in a list', '- a\n\n  :::tip\n  x\n  :::', []],
  ['one in another', '::::note\n:::tip\nx\n:::\n::::', []],
  ['one in another with as many colons', ':::note\n:::tip\nx\n:::\ny\n:::', ['aside-stray 6:1']],
  ['the outer one never closed', '::::note\n:::tip\nx\n:::\ny', ['aside-open 1:1']],
  ['only colons', 'a\n\n:::\n\nb', ['aside-stray 3:1']],
  ['a blank before its kind', 'a\n\n::: tip\n\nx\n:::', ['aside-stray 3:1', 'aside-stray 6:1']],
  ['in code', '```\n::: tip\n:::\n```\n\n`:::`\n\n    :::', []],
] as const)('%s', ([, source, expected]) => {
  const issues = asideIssues(source, compileMarkdown(source, false).asides);
  expect(issues.map(({ id, line, column }) => `${id} ${line}:${column}`)).toEqual(expected);
});

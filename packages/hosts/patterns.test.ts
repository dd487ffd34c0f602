import { expect, test } from 'vitest';
import { prefersMarkdown } from '../core/plugin/hosting.ts';
import { ACCEPT_ROWS } from './patterns.ts';

const ACCEPTED: readonly (readonly [accept: string, markdown: boolean])[] = [
  ['text/markdown', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html,text/markdown', true],
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['text/markdown;variant=GFM;q=0.5, text/html;q=0.4, */*', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/html, text/markdown; q=0.9', false],
  ['text/markdown;q=0, text/html;q=0', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdownish', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
];

test.for(ACCEPTED)('“%s” gets Markdown: %s', ([accept, markdown]) => {
  expect(prefersMarkdown(accept)).toBe(markdown);
  const isNamed = /text\/html/i.test(accept);
  const row = ACCEPT_ROWS.find(({ named, pattern }) => named === isNamed && new RegExp(pattern, 'i').test(accept));
  expect(row?.markdown ?? false).toBe(markdown);
});

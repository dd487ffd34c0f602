import { expect, test } from 'vitest';
import { readDialects as readWith } from '../../core/content/markdown/read-dialects.ts';
import { CASES } from './dialect-cases.ts';
import { DIALECTS } from './dialects.ts';

const readDialects = (text: string, mdx: boolean) => readWith(text, mdx, DIALECTS);

test.for(CASES)('%s: %j', ([, written, read]) => {
  expect(readDialects(written, false).text).toBe(read);
});

test.for(CASES)('%s in a fence stays: %j', ([, written]) => {
  const fenced = `~~~~\n${written.replaceAll('~~~~', '')}\n~~~~`;
  expect(readDialects(fenced, false).text).toBe(fenced);
});

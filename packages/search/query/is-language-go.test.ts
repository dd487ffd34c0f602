import { expect, test } from 'vitest';
import { isLanguageGo } from './is-language-go.ts';

test.each([
  ['go', true],
  ['go step', true],
  ['go http request', true],
  ['write a file in go', true],
  ['http requests with go to an api', true],
  ['run go code', true],
  ['can i write go', true],
  ['how do i use go', true],
  ['parse json go', true],
  ['where do i go to cancel', false],
  ['where do my events go', false],
  ['go back to an older version', false],
  ['how to go live', false],
  ['what happens when things go wrong', false],
  ['why does it go on', false],
])('%s: %s', (query, is) => {
  expect(isLanguageGo(query.split(' '))).toBe(is);
});

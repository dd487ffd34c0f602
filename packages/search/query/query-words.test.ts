import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['organization id', ['organization', 'id']],
  ["I'd use curl", ['use', 'curl']],
  ['what is it', ['what', 'is', 'it']],
])('%s: the words that count', (query, terms) =>
  expect(queryWords(query).flatMap(({ stop, term }) => (stop ? [] : [term]))).toEqual(terms));

test.each([
  ['limits docs', ['docs']],
  ['TypeError: limits is undefined', ['typeerror', 'type', 'error']],
  ['TypeError', []],
])('%s: the words that say little', (query, terms) =>
  expect(queryWords(query).flatMap(({ faint, term }) => (faint ? [term] : []))).toEqual(terms));

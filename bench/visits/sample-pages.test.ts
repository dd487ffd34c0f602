import { expect, test } from 'vitest';
import { generatedCorpus } from '../../tools/corpus/generated-corpus.ts';
import { pageToLeave, samplePages } from './sample-pages.ts';

const corpus = generatedCorpus(120);

test('the three pages are ordered by length, and exclude the first page', () => {
  const samples = samplePages(corpus);
  const lengths = samples.map(({ page }) => corpus.body(page).length);
  const all = corpus.pages.slice(1).map((page) => corpus.body(page).length);
  expect(samples.map(({ kind }) => kind)).toEqual(['shortest', 'median', 'longest']);
  expect(lengths[0]).toBe(Math.min(...all));
  expect(lengths[2]).toBe(Math.max(...all));
  expect(all.filter((length) => length < (lengths[1] ?? 0)).length).toBe(59);
});

test('navigation starts from the first page of the largest section', () => {
  expect(pageToLeave(corpus)).toBe(corpus.sections[0]?.pages[0]);
});

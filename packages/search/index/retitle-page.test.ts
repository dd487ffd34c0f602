import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';
import type { SearchPage } from './page-terms.ts';
import { retitlePage } from './retitle-page.ts';

const page = (title: string): SearchPage => ({
  path: '/reference/hooks/',
  title,
  description: '',
  whole: true,
  sections: [
    { anchor: '', heading: title, level: 1, text: 'A project with hooks for each request.', code: [] },
    { anchor: 'on-request', heading: 'onRequest hooks', level: 2, text: 'Runs first. The project waits.', code: ['onRequest'] },
  ],
});
const indexed = (title: string) => indexPage(page(title), () => 'x').pages;
/** The part of the index that depends on the title. */
const read = ([part]: ReturnType<typeof indexed>) => ({
  ...part,
  row: JSON.parse(part?.row ?? '').slice(0, 3),
  terms: part?.terms.split('\n').sort(),
});

test.each([
  ['Project', 'Hooks'],
  ['Project', 'Life of a request (long)'],
  ['My project', 'Project'],
  ['Hooks', 'Hooks'],
  ['Routes', 'Unsaid elsewhere'],
])('changing “%s” to “%s” equals indexing it again', (before, after) => {
  expect(read(indexed(before).map((part) => retitlePage(part, after)))).toEqual(read(indexed(after)));
});

test('later parts of a long page change only their name', () => {
  const long = page('Project');
  const parts = indexPage(
    {
      ...long,
      sections: Array.from({ length: 120 }, (_, i) => ({ anchor: i ? `s${i}` : '', heading: `Part ${i}`, level: 2, text: 'x', code: [] })),
    },
    () => 'x',
  ).pages;
  const second = parts[1] ?? expect.unreachable();
  const retitled = retitlePage(second, 'Hooks');
  expect(retitled.terms).toBe(second.terms);
  expect(retitled.row).toBe(second.row.replace('"Project"', '"Hooks"'));
});

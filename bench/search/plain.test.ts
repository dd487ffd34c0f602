import { afterEach, expect, test, vi } from 'vitest';
import { buildIndex } from '../../packages/search/index/build-index.ts';
import type { SearchPage } from '../../packages/search/index/page-terms.ts';
import { memoryReader } from '../../packages/search/query/search-index.ts';
import { WEIGHTS } from '../../packages/search/query/weights.ts';
import { main } from './plain.ts';
import { plainQueries } from './plain-queries.ts';

const before = structuredClone(WEIGHTS);
afterEach(() => {
  Object.assign(WEIGHTS, before);
  vi.restoreAllMocks();
});

const page = (path: string, title: string, ...headings: string[]): SearchPage => ({
  path,
  title,
  description: '',
  whole: true,
  sections: ['', ...headings].map((heading) => ({
    anchor: heading,
    heading: heading || title,
    level: heading ? 2 : 1,
    text: '',
    code: [],
  })),
});

test('queries are titles and headings, alone, combined and unfinished, without generic names', async () => {
  const pages = [
    page('/oak/', 'Plant an Oak?', 'Examples', 'Soil'),
    page('/elms/', 'Elms', 'Soil'),
    ...['Ash', 'Box', 'Fir'].map((title) => page(`/${title}/`, title, 'Examples')),
    page('/yews/', 'Trimming', 'Trimming', '1.'),
  ];
  const index = memoryReader(buildIndex(pages, { synonyms: { said: [], loose: [] }, hash: (text) => `${text.length}` }));
  const asked = (await plainQueries(index)).map(({ kind, query, right }) => `${kind}: ${query} → ${right.join(' ')}`);
  expect(asked.filter((line) => !/ash|box|fir/.test(line))).toEqual([
    'title: plant an oak → /oak/*',
    'both: plant an oak examples → /oak/*',
    'heading: soil → /oak/* /elms/*',
    'both: plant an oak soil → /oak/*',
    'title: elms → /elms/*',
    'both: elms soil → /elms/*',
    'title: trimming → /yews/*',
    'both: trimming 1 → /yews/*',
    'unfinished: trimmi → /yews/*',
  ]);
});

test('it passes if the right pages come first, and fails otherwise', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  expect(await main(['tests/sites/plain'])).toBe(0);
  Object.assign(WEIGHTS, { title: 0, heading: 0, path: 0, titleFit: -9, headingBonus: -9, nameHeading: 0, underTitle: 0 });
  expect(await main(['tests/sites/plain'])).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^plain: the right page first for 100\.0 %/),
    expect.stringMatching(/^plain: .* \d\d?\.\d %/),
  ]);
});

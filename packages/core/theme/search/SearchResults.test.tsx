import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownAnswer, ShownResult } from '../../../search/browser/messages.ts';
import { sayIn } from '../../shared/interface-words.ts';
import type { ThemeSite } from '../../shared/parts.ts';
import { inLanguage } from '../language/language-context.ts';
import { inTheme } from '../parts/theme-context.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchResults } from './SearchResults.tsx';
import { NOTHING_ASKED, type SearchState } from './search-store.ts';

beforeEach(() => vi.stubGlobal('location', { pathname: '/docs/guide/' }));
afterEach(() => vi.unstubAllGlobals());

const versions = [
  { id: 'v2', label: 'Version 2', path: '/' },
  { id: 'v1', label: 'Version 1', path: '/v1/' },
];
const site: ThemeSite = {
  title: 'Docs',
  description: '',
  base: '/docs/',
  lang: 'en',
  dir: 'ltr',
  versions,
  links: [],
  logo: '',
  themes: [],
};
const words = { 'Search covers {version} only.': 'Nur {version} wird durchsucht.' };

function html(state: Partial<SearchState>, parts: Parameters<typeof inTheme>[0]['parts'] = new Map()): string {
  const ignored = () => {};
  const results = <SearchResults state={{ ...NOTHING_ASKED, ...state }} onChoose={ignored} onAsk={ignored} onRetry={ignored} />;
  return renderToStaticMarkup(inLanguage(sayIn(words), inTheme({ site, parts }, results)));
}

const result = (address: string, top = false): ShownResult => ({
  address,
  top,
  label: [{ text: 'Run a ' }, { text: 'cron', mark: true }],
  context: [{ text: 'cron()', mark: true, code: true }],
});

const answer: ShownAnswer = {
  query: 'cron',
  groups: [
    { path: '/a/b/', title: 'B', results: [result('/a/b/', true), result('/a/b/#x')] },
    { path: '/c/d/', title: 'D', results: [result('/c/d/#y')] },
  ],
  meant: '',
  understood: [],
  unknown: [],
  suggestions: [],
  complete: true,
};
const found: Partial<SearchState> = { query: 'cron', status: 'ready', answer, chosen: 1 };

test('results are options grouped by page, one of them selected', () => {
  const shown = html(found);
  expect(
    [...shown.matchAll(/role="option" aria-selected="(\w+)" tabindex="-1" href="([^"]+)"(?: class="([^"]+)")?/g)].map((one) =>
      one.slice(1),
    ),
  ).toEqual([
    ['false', '/docs/a/b/', 'is-page'],
    ['true', '/docs/a/b/#x', 'inside'],
    ['false', '/docs/c/d/#y', 'inside'],
  ]);
  expect(shown).toContain('<div class="of-page" aria-hidden="true"><span class="where" aria-hidden="true">c</span>D</div>');
  expect(shown).toContain(
    '<span class="label">Run a <mark>cron</mark></span><span class="context"><mark><code>cron()</code></mark></span>',
  );
});

test.each<[string, Partial<SearchState>, RegExp]>([
  ['nothing typed', {}, /Type a question/],
  [
    'recently read pages',
    { recent: [{ path: '/a/', title: 'A' }], chosen: 0 },
    /Recently viewed<\/div><a id="docsResult0".*aria-selected="true".*href="\/docs\/a\/"/,
  ],
  ['no results yet', { query: 'cron', status: 'busy' }, /Searching…/],
  ['the previous results', { ...found, status: 'busy' }, /aria-busy="true"/],
  ['a failure', { ...found, status: 'failed' }, /role="alert".*Try again/],
  ['a correction', { ...found, answer: { ...answer, meant: 'crons' } }, /Showing results for <button[^>]*>crons<\/button>/],
  ['unknown words', { ...found, answer: { ...answer, unknown: ['x', 'y'] } }, /Not found in the docs: <q>x<\/q>, <q>y<\/q>\./],
  [
    'nothing found',
    { ...found, answer: { ...answer, groups: [], understood: ['a'], suggestions: ['b', 'c'] } },
    /No results for <strong>cron<\/strong>\. Recognized: a\..*Did you mean <button[^>]*>b<\/button>, <button[^>]*>c<\/button>\?.*href="\/docs\/search\/#all-pages"/,
  ],
])('%s', (_, state, says) => {
  expect(html(state)).toMatch(says);
});

test('on a page of an older version, it says what the search covers, in the site’s words', () => {
  expect(html(found)).not.toContain('durchsucht');
  vi.stubGlobal('location', { pathname: '/docs/v1/guide/' });
  expect(html(found)).toContain('<p class="message">Nur Version 2 wird durchsucht.</p>');
});

test('a site can replace the result component', () => {
  const component = ({ address }: ShownResult) => <i>{address}</i>;
  expect(html(found, new Map([['SearchResult', { component, file: 'Result.tsx' }]]))).toContain('<i>/a/b/#x</i>');
});

test('results do not wait for plural rules, which take a browser long to load', () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  expect(html(found)).toContain('role="option"');
  expect(rules).not.toHaveBeenCalled();
  rules.mockRestore();
});

test('only as many results as fit are rendered at first', () => {
  const groups = Array.from({ length: 12 }, (_, at) => ({ path: `/${at}/`, title: `${at}`, results: [result(`/${at}/`, true)] }));
  expect(html({ ...found, answer: { ...answer, groups } }).match(/role="option"/g)).toHaveLength(7);
});

test('in a document, the search is only a field and a button', () => {
  const dialog = renderToStaticMarkup(inTheme({ site, parts: new Map() }, <SearchDialog />));
  expect(dialog).toBe(
    '<dialog id="docsDialog" class="search" popover="auto" aria-modal="true" aria-label="Search"><input type="text" placeholder="Search the docs" autoComplete="off" aria-label="Search Docs"/><button type="button" data-close="" aria-label="Close">×</button><div></div></dialog>',
  );
});

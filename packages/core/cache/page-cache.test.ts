import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompiledPage, PageFacts } from '../content/source/compiled-page.ts';
import { PageCache, sweepCache } from './page-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const facts: PageFacts = {
  record: { path: '/a/', relativePath: 'a.md', key: 'k', title: 'A', headers: [], frontmatter: {} },
  version: 'main',
  islands: [],
  ids: ['one'],
  sections: [''],
  links: [],
  files: [],
  frames: [],
  diagnostics: [],
};
const search = [{ path: '/a/', sections: 1, row: 'row', terms: 'terms' }];
const body = { html: '<h1>“Ä”</h1>', markdown: '# “Ä”', texts: [{ name: 'text.json', content: '["Ä"]' }] };
const page: CompiledPage = { ...facts, ...body, search };

const all = (key: string) => {
  const cache = new PageCache(folder);
  return { facts: cache.facts(key), search: cache.search(key), body: cache.body(key) };
};

test('a page is read back unchanged, even by another process', () => {
  expect(new PageCache(folder).put('k', page)).toEqual(facts);
  expect(all('k')).toEqual({ facts, search, body });
  expect(all('other')).toEqual({ facts: undefined, search: undefined, body: undefined });
});

test.each([
  ['facts', facts],
  ['search', search],
  ['body', body],
])('damaged %s are missing, and the rest is intact', (part, value) => {
  new PageCache(folder).put('k', page);
  const file = path.join(folder, 'k.page');
  const right = readFileSync(file);
  const bytes = serialize(value);
  const at = right.indexOf(bytes);
  expect(at).toBeGreaterThan(0);
  const damaged = Buffer.from(right);
  damaged.write('~', at + bytes.length - 1);
  writeFileSync(file, damaged);
  expect(all('k')).toEqual({ facts, search, body, [part]: undefined });
});

test.each([
  ['cut at its end', (right: Buffer) => right.subarray(0, -1), { facts, search, body: undefined }],
  ['cut in its head', (right: Buffer) => right.subarray(0, 50), {}],
  ['empty', () => Buffer.alloc(0), {}],
  ['without lengths', (right: Buffer) => Buffer.from(right.toString().replace(/ \d/g, ' x')), {}],
  ['with a length beyond its end', (right: Buffer) => Buffer.from(right.toString().replace(/ {5}/, '99999')), {}],
])('a file %s keeps only intact parts', (_, damage, rest) => {
  new PageCache(folder).put('k', page);
  const file = path.join(folder, 'k.page');
  writeFileSync(file, damage(readFileSync(file)));
  expect(all('k')).toEqual({ facts: undefined, search: undefined, body: undefined, ...rest });
});

test('unused pages and foreign files are removed', () => {
  const cache = new PageCache(folder);
  for (const key of ['a', 'b']) cache.put(key, page);
  writeFileSync(path.join(folder, '0a1b.old'), '');
  cache.facts('a');
  cache.pruneWaste();
  expect(readdirSync(folder)).toHaveLength(3);
  cache.prune();
  expect(readdirSync(folder)).toEqual(['a.page']);
});

test('if nothing can be written, nothing is cached', () => {
  writeFileSync(path.join(folder, 'file'), '');
  const cache = new PageCache(path.join(folder, 'file/pages'));
  expect(cache.put('k', page)).toEqual(facts);
  expect(cache.facts('k')).toBe(undefined);
  cache.prune();
});

const DAY = 24 * 3600 * 1000;
const now = Date.UTC(2022, 4, 12);

test('bundles unused for a month and temporary files of ended processes are removed; everything else stays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-sweep-'));
  const put = (name: string, days: number, content?: string) => {
    const file = path.join(folder, name);
    if (content === undefined) mkdirSync(file);
    else writeFileSync(file, content);
    utimesSync(file, (now - days * DAY) / 1000, (now - days * DAY) / 1000);
  };
  put('engine-0123456789abcdef', 31);
  put('app-fedcba9876543210', 29);
  put('pages--home-docs', 400);
  put('output-0123456789abcdef', 400, 'a file');
  const ended = spawnSync(process.execPath, ['--version']).pid;
  for (const pid of [ended, process.pid]) {
    put(`sources-a.json.${pid}.1795`, 0, 'half a file');
    put(`making.${pid}.one`, 0);
  }
  await sweepCache(folder, now);
  expect(readdirSync(folder).sort()).toEqual([
    'app-fedcba9876543210',
    `making.${process.pid}.one`,
    'output-0123456789abcdef',
    'pages--home-docs',
    `sources-a.json.${process.pid}.1795`,
  ]);
  rmSync(folder, { recursive: true });
});

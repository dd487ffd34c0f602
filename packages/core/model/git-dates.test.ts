import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';
import { gitDates } from './git-dates.ts';

const WHOLE = { 'one.md': '2020-01-01', 'two.md': '2021-01-01', 'three.md': '2022-01-01' };

let folder: string;
let origin: string;
const git = (cwd: string, args: string[], date = '2022-05-12') => {
  const at = `${date}T12:00:00Z`;
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
  execFileSync('git', [...author, ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
  });
};

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-dates-'))); // git reports the real path
  origin = path.join(folder, 'origin');
  mkdirSync(origin);
  git(origin, ['init']);
  for (const [name, date] of Object.entries(WHOLE)) {
    writeFileSync(path.join(origin, name), '# Page\n');
    git(origin, ['add', '.']);
    git(origin, ['commit', '-m', name], date);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['deeper', ['fetch', '--depth', '2'], { 'three.md': '2022-01-01' }],
  ['whole', ['fetch', '--unshallow'], WHOLE],
])('a shallow clone made %s has the dates of its new history', async (name, fetch, expected) => {
  const clone = path.join(folder, name);
  const cache = path.join(folder, `${name}.cache`);
  mkdirSync(cache);
  git(folder, ['clone', '--depth', '1', pathToFileURL(origin).href, clone]);
  const read = () => gitDates(clone, { cacheFolder: cache, hash: '1' });
  const shallow = { id: 'dates-shallow', file: '.git/shallow', help: expect.stringContaining('fetch-depth: 0') };
  for (const _ of ['read', 'cached']) expect(await read()).toMatchObject({ dates: new Map(), diagnostics: [shallow] });
  git(clone, fetch);
  const { dates, diagnostics } = await read();
  expect(Object.fromEntries(dates)).toEqual(expected);
  expect(diagnostics).toHaveLength(name === 'whole' ? 0 : 1);
});

test('a site behind a symbolic link has dates; one whose history cannot be read has none', async () => {
  const link = path.join(folder, 'link');
  symlinkSync(origin, link);
  const engine = { cacheFolder: path.join(folder, 'none'), hash: '1' };
  expect(await gitDates(link, engine)).toEqual({ dates: new Map(Object.entries(WHOLE)), diagnostics: [] });
  const damaged = path.join(folder, 'damaged');
  git(folder, ['clone', '--no-local', pathToFileURL(origin).href, damaged]);
  for (const kind of ['pack', 'objects']) rmSync(path.join(damaged, '.git/objects', kind), { recursive: true, force: true });
  expect(await gitDates(damaged, engine)).toMatchObject({ dates: new Map(), diagnostics: [{ id: 'dates-unread', file: '.git/HEAD' }] });
});

test('the history of a commit is read once per engine', async () => {
  const cache = path.join(folder, 'origin.cache');
  mkdirSync(cache);
  const engine = { cacheFolder: cache, hash: '1' };
  const dated = async (by = engine) => (await gitDates(origin, by)).dates;
  expect(await dated()).toEqual(new Map(Object.entries(WHOLE)));
  const [name = ''] = readdirSync(cache);
  const file = path.join(cache, name);
  const other = JSON.stringify(readChecksummed(file, '1')).replace('2021-01-01', '1999-01-01');
  await keepChecksummed(file, '1', JSON.parse(other));
  expect((await dated()).get('two.md')).toBe('1999-01-01');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1999-01-01', '2999-01-01')); // breaks the checksum
  expect((await dated()).get('two.md')).toBe('2021-01-01');
  expect((await dated({ ...engine, hash: '2' })).get('two.md')).toBe('2021-01-01');
});

test('only new commits of a history are read, but all of a different one', async () => {
  const clone = path.join(folder, 'grown');
  const cache = path.join(folder, 'grown.cache');
  mkdirSync(cache);
  git(folder, ['clone', pathToFileURL(origin).href, clone]);
  const engine = { cacheFolder: cache, hash: '1' };
  const dates = async () => Object.fromEntries((await gitDates(clone, engine)).dates);
  expect(await dates()).toEqual(WHOLE);
  const file = path.join(cache, readdirSync(cache)[0] ?? '');
  const other = JSON.stringify(readChecksummed(file, '1')).replace('2021-01-01', '1999-01-01');
  await keepChecksummed(file, '1', JSON.parse(other));
  const commit = (name: string, date: string, ...args: string[]) => {
    writeFileSync(path.join(clone, name), `# ${date}\n`);
    git(clone, ['add', '.']);
    git(clone, ['commit', '-m', name, ...args], date);
  };
  commit('one.md', '2023-01-01');
  expect(await dates()).toEqual({ ...WHOLE, 'one.md': '2023-01-01', 'two.md': '1999-01-01' });
  commit('one.md', '2024-01-01', '--amend');
  expect(await dates()).toEqual({ ...WHOLE, 'one.md': '2024-01-01' });
});

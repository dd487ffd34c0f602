import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processName } from '../util/is-process-running.js';
import { OutputFolder } from './output-folder.ts';

let parent: string;
let dist: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'docs-output-'));
  dist = path.join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true }));

const open = () => new OutputFolder(dist, path.join(parent, 'record.json'), 'engine');
const ended = processName(spawnSync(process.execPath, ['--version']).pid);

/** Builds files by name; `kept` ones are reused from the last build if they are unmodified. */
async function build(files: Record<string, string>, kept: string[] = []) {
  const output = open();
  for (const name of kept) if (output.take(name, name) === undefined) await output.write(name, `${name} made again`);
  for (const [name, text] of Object.entries(files)) await output.write(name, text);
  for (const name of [...kept, ...Object.keys(files)]) output.made(name, name, '', [name]);
  return output.commit();
}

const read = (name: string) => readFileSync(dist + name, 'utf8');

/** Writes a file like a killed build would leave it. */
function leave(folder: string, name: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), name);
}

test('unchanged files are reused, and each build reports its changes', async () => {
  expect(await build({ '/a': 'a', '/b': 'b', '/c/d': 'd' })).toEqual({ added: ['/a', '/b', '/c/d'], changed: [], removed: [] });
  const inode = statSync(`${dist}/a`).ino;
  expect(await build({ '/a': 'a', '/b': 'other', '/e': 'e' })).toEqual({ added: ['/e'], changed: ['/b'], removed: ['/c/d'] });
  expect(statSync(`${dist}/a`)).toMatchObject({ ino: inode, nlink: 1 });
  expect(readdirSync(dist, { recursive: true }).sort()).toEqual(['a', 'b', 'e']);
  expect(readdirSync(parent).sort()).toEqual(['dist', 'record.json']);
});

test('if a file is written twice, the last one counts, whichever is unchanged', async () => {
  await build({ '/favicon.ico': 'first' });
  for (const texts of [
    ['first', 'second'],
    ['other', 'second'],
    ['second', 'other'],
  ]) {
    const output = open();
    for (const text of texts) await output.write('/favicon.ico', text);
    await output.commit();
    expect(read('/favicon.ico')).toBe(texts[1]);
  }
});

test('a modified file is written again, and a foreign one is removed', async () => {
  await build({ '/a': 'a', '/b': 'b' });
  appendFileSync(`${dist}/a`, '!');
  writeFileSync(`${dist}/own`, 'own');
  await build({}, ['/a', '/b']);
  expect([read('/a'), read('/b'), readdirSync(dist)]).toEqual(['/a made again', 'b', ['a', 'b']]);
});

test('with the same inputs nothing is done, unless anything in the folder differs', async () => {
  const summary = { key: 'k', pages: 1, diagnostics: [] };
  const output = open();
  await output.write('/a', 'a');
  await output.commit(summary);
  expect([open().unchanged('k'), open().unchanged('other')]).toEqual([summary, undefined]);
  writeFileSync(`${dist}/own`, 'own');
  expect(open().unchanged('k')).toBe(undefined);
});

test.each([
  ['an older engine with the same process id', `dist.${process.pid}-1-0a1b2c3d.new`],
  ['this process', `dist.${processName(process.pid)}-0a1b2c3d.new`],
])('leftovers of %s are not published, and are removed', async (_, name) => {
  leave(path.join(parent, name), 'left.html');
  await build({ '/index.html': 'new' });
  expect(readdirSync(dist)).toEqual(['index.html']);
  expect(readdirSync(parent).sort()).toEqual(['dist', 'record.json']);
});

test('after a build was killed during the swap, the next one restores the site first', () => {
  leave(path.join(parent, `dist.${ended}-0a1b2c3d.old`), 'index.html');
  open();
  expect(read('/index.html')).toBe('index.html');
});

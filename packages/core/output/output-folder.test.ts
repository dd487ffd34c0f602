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

/** A build of files by their names; `kept` are taken over from the last one if nobody has changed them. */
async function build(files: Record<string, string>, kept: string[] = []) {
  const output = open();
  for (const name of kept) if (output.take(name, name) === undefined) await output.write(name, `${name} made again`);
  for (const [name, text] of Object.entries(files)) await output.write(name, text);
  for (const name of [...kept, ...Object.keys(files)]) output.made(name, name, '', [name]);
  return output.commit();
}

const read = (name: string) => readFileSync(dist + name, 'utf8');

/** Puts a file into a folder, as a build that was killed leaves it. */
function leave(folder: string, name: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), name);
}

test('files that are as before are the same files, and each build says what it changed', async () => {
  expect(await build({ '/a': 'a', '/b': 'b', '/c/d': 'd' })).toEqual({ added: ['/a', '/b', '/c/d'], changed: [], removed: [] });
  const inode = statSync(`${dist}/a`).ino;
  expect(await build({ '/a': 'a', '/b': 'other', '/e': 'e' })).toEqual({ added: ['/e'], changed: ['/b'], removed: ['/c/d'] });
  expect(statSync(`${dist}/a`)).toMatchObject({ ino: inode, nlink: 1 });
  expect(readdirSync(dist, { recursive: true }).sort()).toEqual(['a', 'b', 'e']);
  expect(readdirSync(parent).sort()).toEqual(['dist', 'record.json']);
});

test('of what is written twice the last counts, whichever of the two is as before', async () => {
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

test('a file that somebody wrote to is made again, and one of somebody goes', async () => {
  await build({ '/a': 'a', '/b': 'b' });
  appendFileSync(`${dist}/a`, '!');
  writeFileSync(`${dist}/own`, 'own');
  await build({}, ['/a', '/b']);
  expect([read('/a'), read('/b'), readdirSync(dist)]).toEqual(['/a made again', 'b', ['a', 'b']]);
});

test('nothing is done where the inputs are the same, and all is looked at where anything in the folder is not', async () => {
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
])('what %s left behind is not published, and goes', async (_, name) => {
  leave(path.join(parent, name), 'left.html');
  await build({ '/index.html': 'new' });
  expect(readdirSync(dist)).toEqual(['index.html']);
  expect(readdirSync(parent).sort()).toEqual(['dist', 'record.json']);
});

test('a build that was killed between moving the site away and its own into place: the next one puts the site back first', () => {
  leave(path.join(parent, `dist.${ended}-0a1b2c3d.old`), 'index.html');
  open();
  expect(read('/index.html')).toBe('index.html');
});

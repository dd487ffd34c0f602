import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root: string;
let stop: () => void;
const seen = new Set<string>();

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-watch-'));
  mkdirSync(path.join(root, 'inner'));
  mkdirSync(path.join(root, 'ignored'));
  symlinkSync('..', path.join(root, 'inner/circle'));
  seen.clear();
  stop = await watchFolders([root], {
    ignore: (file) => file.includes('ignored'),
    onFault: (error) => {
      throw error;
    },
    onChange: (files) => {
      for (const file of files) seen.add(path.relative(root, file));
    },
  });
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

const write = (file: string) => writeFileSync(path.join(root, file), 'text');
/** Waits until these files are reported. If they are not, the time limit of the test fails it. */
async function resultMessage(...files: string[]): Promise<void> {
  while (!files.every((file) => seen.has(file))) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('new, changed, renamed and removed files are reported', async () => {
  write('a.md');
  write('inner/b.md');
  await resultMessage('a.md', 'inner/b.md');
  seen.clear();
  renameSync(path.join(root, 'a.md'), path.join(root, 'c.md'));
  await resultMessage('a.md', 'c.md');
  seen.clear();
  rmSync(path.join(root, 'inner/b.md'));
  await resultMessage('inner/b.md');
});

test('a new folder is reported and watched from then on', async () => {
  mkdirSync(path.join(root, 'new/deep'), { recursive: true });
  await resultMessage('new');
  seen.clear();
  // A new folder is not watched immediately; changes before that count as part of it.
  while (!seen.has('new/deep/d.md')) {
    write('new/deep/d.md');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test.for(['inner', 'inner/deep'])('%s is watched when it is removed and made again, as often as that happens', async (name) => {
  const folder = path.join(root, name);
  for (let round = 0; round < 3; round++) {
    rmSync(path.join(root, 'inner'), { recursive: true });
    mkdirSync(folder, { recursive: true });
    await resultMessage('inner');
    seen.clear();
    while (!seen.has(`${name}/b.md`)) {
      write(`${name}/b.md`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});

test('ignored files are not reported', async () => {
  write('ignored/a.md');
  write('last.md');
  await resultMessage('last.md');
  expect([...seen]).toEqual(['last.md']);
});

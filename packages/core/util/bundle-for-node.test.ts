import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleForNode } from './bundle-for-node.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docs-bundle-'));
  await writeFile(path.join(root, 'main.ts'), "import text from './data.yaml?raw';\nexport const shown: string = text;\n");
  await writeFile(path.join(root, 'data.yaml'), 'a: `1`\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const bundle = () =>
  bundleForNode({
    name: 'test',
    entries: { main: path.join(root, 'main.ts') },
    root,
    engine: path.resolve('packages'),
    cacheFolder: path.join(root, 'cache'),
  });

test('a file can be imported as text', async () => {
  const { shown } = await import(pathToFileURL(path.join(await bundle(), 'main.js')).href);
  expect(shown).toBe('a: `1`\n');
});

test('the folder name changes only if a file imported as text changes', async () => {
  const first = await bundle();
  expect(await bundle()).toBe(first);
  await writeFile(path.join(root, 'data.yaml'), 'a: 2\n');
  expect(await bundle()).not.toBe(first);
});

test('concurrent bundles are equal, and stay while others may read them', async () => {
  const both = await Promise.all([bundle(), bundle()]);
  expect(both[0]).toBe(both[1]);
  const before = await stat(both[0]);
  await rm(path.join(root, 'cache/test.json')); // as for a process that looked before the other was ready
  expect(await bundle()).toBe(both[0]);
  expect((await stat(both[0])).ino).toBe(before.ino);
  expect((await readdir(path.join(root, 'cache'))).sort()).toEqual(['node_modules', path.basename(both[0]), 'test.json']);
});

test.each<[string, (folder: string) => Promise<void>]>([
  ['emptied', (folder) => writeFile(path.join(folder, 'main.js'), '')],
  [
    'damaged in one character',
    async (folder) => writeFile(path.join(folder, 'main.js'), (await readFile(path.join(folder, 'main.js'), 'utf8')).replace('1', '2')),
  ],
  ['removed', (folder) => rm(path.join(folder, 'main.js'))],
  ['removed with its folder, while its record stays', (folder) => rm(folder, { recursive: true })],
])('a bundle that was %s is rebuilt', async (_, damage) => {
  const file = path.join(await bundle(), 'main.js');
  const right = await readFile(file, 'utf8');
  await damage(path.dirname(file));
  await bundle();
  expect(await readFile(file, 'utf8')).toBe(right);
});

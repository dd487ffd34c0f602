import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleForNode } from './bundle.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docs-bundle-'));
  await writeFile(path.join(root, 'main.ts'), "import text from './data.yaml?raw';\nexport const shown: string = text;\n");
  await writeFile(path.join(root, 'data.yaml'), 'a: `1`\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const bundle = () =>
  bundleForNode({ name: 'test', entries: { main: path.join(root, 'main.ts') }, root, cacheFolder: path.join(root, 'cache') });

test('a file can be imported as text', async () => {
  const { shown } = await import(pathToFileURL(path.join(await bundle(), 'main.js')).href);
  expect(shown).toBe('a: `1`\n');
});

test('the folder has another name when a file changes that was imported as text, and else the same', async () => {
  const first = await bundle();
  expect(await bundle()).toBe(first);
  await writeFile(path.join(root, 'data.yaml'), 'a: 2\n');
  expect(await bundle()).not.toBe(first);
});

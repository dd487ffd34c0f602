import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, importCircle, ROOMS, SUBROOMS } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['engine', 'site', 'tests', 'bench', 'tools'];

/** All code of the project: path from the root → text. */
const files = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter(
      (name) =>
        /\.(tsx?|js)$/.test(name) && !name.startsWith('tests/sites/') && !name.startsWith('engine/dist/') && name !== 'tests/rooms.test.ts',
    )
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
);
// What proves the code of a room may use more than the room does.
const code = new Map([...files].filter(([name]) => !/\.test\.tsx?$/.test(name)));

test('no import leads to a room that is not above', () => {
  expect(code.size).toBeGreaterThan(300);
  expect(forbiddenImports(code)).toEqual([]);
});

test('tests, benches and tools keep apart in their own tests, too', () => {
  expect(forbiddenImports(new Map([...files].filter(([name]) => !name.startsWith('engine/'))))).toEqual([]);
});

test('every folder of the engine is in the table, and the table names no other', () => {
  const rooms = new Set([...code.keys()].flatMap((name) => /^engine\/([^/]+)\//.exec(name)?.[1] ?? []));
  expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort());
  const inner = Object.entries(SUBROOMS).flatMap(([room, folders]) => folders.map((folder) => `${room}/${folder}`));
  const there = new Set([...code.keys()].map((name) => name.split('/').slice(1, 3).join('/')));
  for (const folder of inner) expect(there).toContain(folder);
});

test('each room names only rooms above it', () => {
  const names = Object.keys(ROOMS);
  for (const [room, above] of Object.entries(ROOMS))
    for (const other of above) expect(names.indexOf(other)).toBeLessThan(names.indexOf(room));
});

test('no file of the engine imports itself through others', () => {
  expect(importCircle(code)).toBeUndefined();
});

test.each([
  ["import type { B } from './b.ts';", "import { a } from './a.ts';"],
  ["import { b } from './b.ts';", "export const late = () => import('./a.ts');"],
])('planted circle: %s %s', (a, b) => {
  const circle = ['engine/util/a.ts', 'engine/util/b.ts'];
  expect(importCircle(new Map([a, b].map((text, at) => [circle[at] ?? '', text])))).toEqual([...circle, circle[0]]);
});

/** An import that is planted, and the reason that it has to give. */
test.each([
  ['engine/index.ts', "import { config } from '../site/config.ts';", 'knows nothing of the site'],
  ['engine/x.ts', "import type { Pair } from '../site/v1-pairs.ts';", 'knows nothing of the site'],
  ['engine/render/x.ts', "import text from '../../content/v2/index.mdx?raw';", 'knows nothing of the site'],
  ['engine/shared/x.ts', "import { digest } from '../util/digest.ts';", 'shared may not import util'],
  ['engine/util/x.ts', "import type { Settings } from '../config/settings.ts';", 'util may not import config'],
  ['engine/content/x.ts', "export { buildSite } from '../build/build-site.ts';", 'content may not import build'],
  ['engine/check/x.ts', "const late = await import('../hosting/hosts.ts');", 'check may not import hosting'],
  ['engine/app/x.ts', "import { digest } from '../util/digest.ts';", 'app may not import util'],
  ['engine/render/x.ts', "import '../cli/main.ts';", 'render may not import cli'],
  ['engine/theme/x.tsx', "import { Tabs } from '../components.ts';", 'what the package exports'],
  ['engine/search/format/x.ts', "import { rank } from '../query/rank.ts';", 'search/format may not import search/query'],
  ['engine/content/html/x.ts', "import { compilePage } from '../compile-page.ts';", 'whose files use it'],
  ['engine/heap/x.ts', "import { digest } from '../util/digest.ts';", 'no room of the table'],
  ['engine/dom/x.ts', "import path from 'node:path';", 'runs in the browser'],
  ['engine/app/frame/x.ts', "import { useState } from 'react';", 'needs no React'],
  ['engine/render/x.ts', "import { Parser } from 'htmlparser2';", 'only engine/content/html/scan-html.ts'],
  ['engine/render/x.ts', "import { parser } from '@lezer/python';", 'only engine/content/code/highlight'],
  ['engine/hosting/x.ts', "const worker = new URL('../build/worker.ts', import.meta.url);", 'hosting may not import build'],
  ['tests/x.ts', "import { median } from '../bench/median.ts';", 'know nothing of each other'],
  ['bench/x.ts', "import { harness } from '../tests/browser/harness.ts';", 'know nothing of each other'],
  ['tools/x.ts', "import { harness } from '../tests/browser/harness.ts';", 'import neither'],
])('planted in %s: %s', (file, text, reason) => {
  expect(forbiddenImports(new Map([[file, text]]))).toEqual([expect.stringContaining(reason)]);
});

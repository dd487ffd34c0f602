import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, importCircle, ROOMS, roomOf, SUBROOMS } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['packages', 'site', 'tests', 'bench', 'tools'];

/** All code of the project: path from the root → text. */
const files = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter(
      (name) =>
        /\.(tsx?|js)$/.test(name) &&
        !name.startsWith('tests/sites/') &&
        !name.startsWith('packages/docs/dist/') &&
        name !== 'tests/rooms.test.ts',
    )
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
);
// Tests may import more than the code of their room.
const code = new Map([...files].filter(([name]) => !/\.test\.tsx?$/.test(name)));

test('rooms import only what they are allowed to', () => {
  expect(code.size).toBeGreaterThan(300);
  expect(forbiddenImports(code)).toEqual([]);
});

test('tests, benches and tools stay independent, including their own tests', () => {
  expect(forbiddenImports(new Map([...files].filter(([name]) => !name.startsWith('packages/'))))).toEqual([]);
});

test('the table lists exactly the folders of the engine', () => {
  const rooms = new Set([...code.keys()].filter((name) => name.startsWith('packages/')).map(roomOf));
  rooms.delete('core'); // what the package exports
  expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort());
  const inner = Object.entries(SUBROOMS).flatMap(([room, folders]) => folders.map((folder) => `${room}/${folder}`));
  for (const folder of inner)
    expect(
      [...code.keys()].some((name) => name.startsWith(`packages/${folder}/`)),
      folder,
    ).toBe(true);
});

test('every room lists only rooms above it', () => {
  const names = Object.keys(ROOMS);
  for (const [room, above] of Object.entries(ROOMS))
    for (const other of above) expect(names.indexOf(other)).toBeLessThan(names.indexOf(room));
});

test('the engine has no import cycles', () => {
  expect(importCircle(code)).toBeUndefined();
});

test.each([
  ["import type { B } from './b.ts';", "import { a } from './a.ts';"],
  ["import { b } from './b.ts';", "export const late = () => import('./a.ts');"],
])('planted circle: %s %s', (a, b) => {
  const circle = ['packages/core/util/a.ts', 'packages/core/util/b.ts'];
  expect(importCircle(new Map([a, b].map((text, at) => [circle[at] ?? '', text])))).toEqual([...circle, circle[0]]);
});

/** A planted import, and the expected reason. */
test.each([
  ['packages/docs/index.ts', "import { config } from '../../site/config.ts';", 'must not depend on the site'],
  ['packages/core/x.ts', "import type { Pair } from '../../site/v1-pairs.ts';", 'must not depend on the site'],
  ['packages/core/render/x.ts', "import text from '../../../content/v2/index.mdx?raw';", 'must not depend on the site'],
  ['packages/core/shared/x.ts', "import { digest } from '../util/digest.ts';", 'core/shared may not import core/util'],
  ['packages/core/util/x.ts', "import type { Settings } from '../config/settings.ts';", 'core/util may not import core/config'],
  ['packages/core/content/x.ts', "export { buildSite } from '../build/build-site.ts';", 'core/content may not import core/build'],
  ['packages/core/check/x.ts', "const late = await import('../hosting/hosts.ts');", 'core/check may not import core/hosting'],
  ['packages/core/app/x.ts', "import { digest } from '../util/digest.ts';", 'core/app may not import core/util'],
  ['packages/core/render/x.ts', "import '../cli/main.ts';", 'core/render may not import core/cli'],
  ['packages/core/theme/x.tsx', "import { Tabs } from '../../docs/components.ts';", 'core/theme may not import docs'],
  ['packages/search/format/x.ts', "import { rank } from '../query/rank.ts';", 'search/format may not import search/query'],
  ['packages/core/content/html/x.ts', "import { compilePage } from '../compile-page.ts';", 'whose files import it'],
  ['packages/core/heap/x.ts', "import { digest } from '../util/digest.ts';", 'core/heap is not in the table of rooms'],
  ['packages/core/dom/x.ts', "import path from 'node:path';", 'runs in the browser'],
  ['packages/core/app/article/x.ts', "import { useState } from 'react';", 'needs no React'],
  ['packages/core/render/x.ts', "import { Parser } from 'htmlparser2';", 'only packages/core/content/html/scan-html.ts'],
  ['packages/core/render/x.ts', "import { parser } from '@lezer/python';", 'only packages/core/content/code/highlight'],
  [
    'packages/core/hosting/x.ts',
    "const worker = new URL('../build/worker.ts', import.meta.url);",
    'core/hosting may not import core/build',
  ],
  ['tests/x.ts', "import { median } from '../bench/median.ts';", 'must not depend on each other'],
  ['bench/x.ts', "import { harness } from '../tests/browser/harness.ts';", 'must not depend on each other'],
  ['tools/x.ts', "import { harness } from '../tests/browser/harness.ts';", 'import neither'],
])('planted in %s: %s', (file, text, reason) => {
  expect(forbiddenImports(new Map([[file, text]]))).toEqual([expect.stringContaining(reason)]);
});

test('packages/README.md lists the rooms of the core', () => {
  const readme = readFileSync(path.join(root, 'packages/README.md'), 'utf8');
  const section = /\n## The rooms of the core[\s\S]*?(?=\n## )/.exec(readme)?.[0] ?? '';
  const foldersIn = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const named = (text: string) => [...text.matchAll(/`([\w-]+)\/`/g)].flatMap(([, name = '']) => name);
  const rooms = section.split('\n').flatMap((row) => named(row.split(' | ')[0] ?? ''));
  expect(rooms.toSorted()).toEqual(foldersIn('packages/core').toSorted());
  const ofApp = named(/ \| What runs in the browser: ([^.]*)/.exec(section)?.[1] ?? '');
  expect(ofApp.toSorted()).toEqual(foldersIn('packages/core/app').toSorted());
});

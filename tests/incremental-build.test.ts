// After any edit, an incremental build equals a clean build, and reports exactly what it changed.
import { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { OutputChanges } from '../packages/core/output/output-record.ts';
import { generatedCorpus } from '../tools/corpus/generated-corpus.ts';
import { writeCorpus } from '../tools/corpus/write-corpus.ts';
import { layout, settingsFiles } from '../tools/engine-copy.ts';
import { folderContent } from './setup/folder-content.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

const corpus = generatedCorpus(70);
const pages = corpus.pages.filter(({ n }) => n > 0).map(({ id }) => `content/${id}.md`);
const page = (n: number) => pages[n] ?? '';

async function generatedSite(): Promise<string> {
  const folder = copySite('empty');
  for (const [name, text] of Object.entries(settingsFiles(corpus.title))) writeFileSync(path.join(folder, name), text);
  await writeCorpus(corpus, folder, layout);
  return folder;
}

/** Another engine whose cache contains only the app of the first. */
function cleanEngine({ cacheFolder }: ReturnType<typeof testEngine>): ReturnType<typeof testEngine> {
  const clean = testEngine();
  for (const name of readdirSync(cacheFolder).filter((entry) => entry.startsWith('engine-app-')))
    cpSync(path.join(cacheFolder, name), path.join(clean.cacheFolder, name), { recursive: true });
  return clean;
}

/** The actual differences between two folders. */
function difference(before: Record<string, string>, now: Record<string, string>): OutputChanges {
  const names = (wanted: (name: string) => boolean, all: Record<string, string>) =>
    Object.keys(all)
      .filter(wanted)
      .map((name) => `/${name}`)
      .sort();
  return {
    added: names((name) => before[name] === undefined, now),
    changed: names((name) => before[name] !== undefined && before[name] !== now[name], now),
    removed: names((name) => now[name] === undefined, before),
  };
}

const append = (n: number, text: string) => (folder: string) => appendFileSync(path.join(folder, page(n)), text);
const retitle = (n: number, title: string) => (folder: string) => {
  const file = path.join(folder, page(n));
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/^title: .*$/m, `title: "${title}"`)
      .replace(/^# .*$/m, `# ${title}`),
  );
};

const EDITS: [what: string, edit: (folder: string) => void][] = [
  ['a sentence', append(50, '\nOne more sentence about zebras.\n')],
  ['a word that is everywhere', append(7, '\nworkflow workflow workflow\n')],
  ['nothing', () => {}],
  [
    'two pages',
    (folder) =>
      [3, 60].forEach((n) => {
        append(n, `\n## Another part ${n}\n\nWith \`some.code\`.\n`)(folder);
      }),
  ],
  ['a title', retitle(20, 'A page with another name')],
  ['a new page', (folder) => writeFileSync(path.join(folder, 'content/part-001/aaa.md'), '# New here\n\nText.\n')],
  ['a deleted page', (folder) => rmSync(path.join(folder, 'content/part-001/aaa.md'))],
  ['a page twice its length', (folder) => append(11, `\n${'Words and more words of all kinds. '.repeat(400)}\n`)(folder)],
  ['a page with other words', (folder) => writeFileSync(path.join(folder, 'content/part-001/extra.md'), '# Extra\n\nOld words.\n')],
  [
    'many pages',
    (folder) =>
      pages.slice(30, 60).forEach((_, n) => {
        append(n + 30, '\nAll of them say this.\n')(folder);
      }),
  ],
  ['a moved page', (folder) => renameSync(path.join(folder, 'content/part-001/extra.md'), path.join(folder, 'content/part-002/extra.md'))],
];

test('after each edit, the output equals a clean build, and the reported changes are exact', async () => {
  const folder = await generatedSite();
  const engine = testEngine();
  await build(folder, { engine });
  let before = folderContent(path.join(folder, 'dist'));
  for (const [what, edit] of EDITS) {
    edit(folder);
    const { written, changes } = await build(folder, { engine });
    expect(written, what).toBe(true);
    const now = folderContent(path.join(folder, 'dist'));
    expect(changes, what).toEqual(difference(before, now));

    const clean = path.join(path.dirname(folder), 'clean');
    await build(folder, { engine: cleanEngine(engine), out: clean });
    const fresh = folderContent(clean);
    rmSync(clean, { recursive: true });
    // Scripts of previous builds are kept for open tabs.
    const kept = Object.keys(now).filter((name) => fresh[name] === undefined);
    expect(
      kept.filter((name) => !/assets\/.*\.[\w-]{8}\.\w+$/.test(name)),
      what,
    ).toEqual([]);
    const { [Object.keys(fresh).find((name) => name.endsWith('builds.json')) ?? '']: _, ...same } = fresh;
    expect(now, what).toMatchObject(same);
    before = now;
  }
}, 240_000);

test('an added sentence changes only the page, the files with its words, and the lists that name it', async () => {
  const folder = await generatedSite();
  const engine = testEngine();
  await build(folder, { engine });
  append(50, '\nOne more sentence about zebras.\n')(folder);
  const { changes } = await build(folder, { engine });
  const id = page(50).slice('content/'.length, -'.md'.length);
  const kinds = (list: string[]) =>
    [
      ...new Set(
        list.map((address) =>
          address
            .replace(id, 'PAGE')
            .replace(/^\/docs/, '')
            .replace(/\.[\w-]{8}(\.\w+)$/, '.HASH$1')
            .replace(/(first\/)\w+/, '$1PLACE'),
        ),
      ),
    ].sort();
  expect(kinds(changes.changed)).toEqual([
    '/PAGE.md',
    '/PAGE/index.html',
    '/assets/builds.json',
    '/assets/first/PLACE.json',
    '/assets/pages/0.json',
    '/assets/search.json',
  ]);
  expect(kinds(changes.added)).toEqual(
    expect.arrayContaining(['/assets/pages/PAGE.HASH.js', '/assets/search/terms.HASH.json', '/assets/search/text.HASH.json']),
  );
  expect(changes.added.length).toBeLessThan(20);
  expect(changes.removed).toEqual([]);
});

test('files are compressed again only if their content changed', async () => {
  const folder = copySite('hosting');
  const engine = testEngine();
  await build(folder, { engine });
  appendFileSync(path.join(folder, 'content/index.md'), '\nOne more sentence.\n');
  const { changes } = await build(folder, { engine });
  const dist = path.join(folder, 'dist');
  const compressed = Object.keys(folderContent(dist)).filter((name) => name.endsWith('.br'));
  expect(compressed.length).toBeGreaterThan(5);
  for (const name of compressed) {
    const text = readFileSync(path.join(dist, name.slice(0, -'.br'.length)));
    expect(brotliDecompressSync(readFileSync(path.join(dist, name))).equals(text), name).toBe(true);
  }
  const made = [...changes.added, ...changes.changed].filter((address) => address.endsWith('.br'));
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(compressed.length);
});

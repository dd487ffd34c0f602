// Caches never change the result of a build.
import { exec, execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { cacheName } from '../packages/core/util/digest.ts';
import { generatedCorpus } from '../tools/corpus/generated-corpus.ts';
import { writeCorpus } from '../tools/corpus/write-corpus.ts';
import { BUILD, copyEngine, layout, settingsFiles } from '../tools/engine-copy.ts';
import { folderContent } from './setup/folder-content.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

/** Enough pages for worker threads to be used. */
const corpus = generatedCorpus(90);

/** A site with its own copy of the engine and empty caches, like after `git clone`. */
async function generatedSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(settingsFiles(corpus.title))) writeFileSync(path.join(folder, name), text);
  await copyEngine(folder, process.cwd());
  await writeCorpus(corpus, folder, layout);
  return folder;
}

const command = (folder: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['packages/docs/bin/docs.js', 'build', folder], { env: { ...process.env, ...env } });

test('the result does not depend on folder, time zone, locale or number of cores', async () => {
  const one = await generatedSite();
  const other = await generatedSite();
  const run = (folder: string, before: string, env: Record<string, string>) =>
    promisify(exec)(`${before} ${BUILD}`, { cwd: folder, env: { ...process.env, ...env } });
  const alone = process.platform === 'linux' ? 'taskset -c 0' : '';
  await run(one, alone, { TZ: 'America/New_York', LC_ALL: 'C' });
  await run(other, '', { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' });
  expect(folderContent(path.join(other, 'dist'))).toEqual(folderContent(path.join(one, 'dist')));
});

test('a build after an edit equals a clean build, and reuses unchanged files', async () => {
  const folder = copySite('plain');
  const engine = testEngine();
  await build(folder, { engine });
  const before = statSync(path.join(folder, 'dist/changes/index.html')).ino;
  appendFileSync(path.join(folder, 'guides/first-steps.md'), '\nOne more sentence.\n');
  await build(folder, { engine });
  expect(statSync(path.join(folder, 'dist/changes/index.html')).ino).toBe(before);
  expect(readFileSync(path.join(folder, 'dist/guides/first-steps/index.html'), 'utf8')).toContain('One more sentence.');
  const kept = folderContent(path.join(folder, 'dist'));
  rmSync(path.join(folder, 'dist'), { recursive: true });
  await build(folder);
  const { 'assets/builds.json': _, ...fresh } = folderContent(path.join(folder, 'dist'));
  expect(kept).toMatchObject(fresh); // besides the scripts of the previous build, kept for open tabs
});

test('a page can become a folder, and a folder a page', async () => {
  const folder = copySite('plain');
  const engine = testEngine();
  const write = (name: string) => writeFileSync(path.join(folder, name), '# Page\n');
  write('page.html.md');
  await build(folder, { engine });
  const first = folderContent(path.join(folder, 'dist'));
  rmSync(path.join(folder, 'page.html.md'));
  mkdirSync(path.join(folder, 'page.html'));
  write('page.html/inside.md');
  expect((await build(folder, { engine })).written).toBe(true);
  expect(readFileSync(path.join(folder, 'dist/page.html/inside/index.html'), 'utf8')).toContain('<title>Page |');
  rmSync(path.join(folder, 'page.html'), { recursive: true });
  write('page.html.md');
  expect((await build(folder, { engine })).written).toBe(true);
  const { 'assets/builds.json': _, ...fresh } = first;
  expect(folderContent(path.join(folder, 'dist'))).toMatchObject(fresh);
});

test('a modified file in the output folder is written again', async () => {
  const folder = copySite('plain');
  const engine = testEngine();
  await build(folder, { engine });
  const right = folderContent(path.join(folder, 'dist'));
  appendFileSync(path.join(folder, 'dist/changes/index.html'), '<p>not ours</p>');
  rmSync(path.join(folder, 'dist/guides'), { recursive: true });
  await build(folder, { engine });
  expect(folderContent(path.join(folder, 'dist'))).toEqual(right);
});

test.each<[string, (text: Buffer) => Buffer]>([
  ['is empty', () => Buffer.alloc(0)],
  ['ends early', (text) => text.subarray(0, text.length / 2)],
  ['has another letter', (text) => Buffer.concat([text.subarray(0, -1), Buffer.from([(text.at(-1) ?? 0) ^ 1])])],
  ['has a changed byte in the middle', (text) => Buffer.from(text.map((byte, at) => (at === 150 ? byte ^ 1 : byte)))],
  ['is something else', () => Buffer.from('{"a": ["b"]}')],
])('a cache that %s is rebuilt', async (_, damage) => {
  const folder = copySite('plain');
  const engine = testEngine();
  await build(folder, { engine });
  const right = folderContent(path.join(folder, 'dist'));
  const kept = readdirSync(engine.cacheFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = kept
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\/(pages|sources|output|dates)-|bundle\.json$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) writeFileSync(file, damage(readFileSync(file)));
  rmSync(path.join(folder, 'dist'), { recursive: true }); // otherwise the build would only verify it
  const result = await build(folder, { engine });
  expect(result.diagnostics.filter((diagnostic) => diagnostic.level === 'error')).toEqual([]);
  expect(folderContent(path.join(folder, 'dist'))).toEqual(right);
});

test('two concurrent builds of one site both succeed', async () => {
  const folder = copySite('plain');
  await Promise.all([command(folder), command(folder)]);
  const both = folderContent(path.join(folder, 'dist'));
  await command(folder);
  expect(folderContent(path.join(folder, 'dist'))).toEqual(both);
  expect(readdirSync(folder).filter((name) => /\.(new|old)$/.test(name))).toEqual([]);
});

test('two concurrent builds after a component was edited both succeed', async () => {
  const folder = copySite('empty');
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Site', content: '.', components: 'parts' };\n");
  writeFileSync(path.join(folder, 'index.mdx'), '# Page\n\n<Word />\n');
  for (const word of ['First.', 'Second.', 'Third.']) {
    writeFileSync(path.join(folder, 'parts/Word.tsx'), `export const Word = () => <p>${word}</p>;\n`);
    await Promise.all([command(folder), command(folder)]);
    expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain(word);
  }
});

test('a component is rebuilt when a constant that it imports changes', async () => {
  const folder = copySite('empty');
  for (const name of ['parts', 'lib']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Site', content: '.', components: 'parts' };\n");
  writeFileSync(path.join(folder, 'index.mdx'), '# Page\n\n<Word />\n');
  writeFileSync(path.join(folder, 'parts/Word.tsx'), "import { WORD } from '../lib/word.ts';\nexport const Word = () => <p>{WORD}</p>;\n");
  // The bundler inlines such a short string.
  for (const word of ['One', 'Two']) {
    writeFileSync(path.join(folder, 'lib/word.ts'), `export const WORD = '${word}';\n`);
    await command(folder);
    expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain(word);
  }
});

test.skipIf(availableParallelism() < 2)('if components change during a build, it fails and says what to do', async () => {
  const folder = copySite('empty');
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Site', content: '.', components: 'parts' };\n");
  const component = path.join(folder, 'parts/Word.tsx');
  const loaded = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(component)}, '// edited\\n');\n`;
  writeFileSync(component, `${loaded}export const Word = () => <p>Word</p>;\n`);
  // Enough text for worker threads, which load the components themselves.
  for (let n = 0; n < 300; n++)
    writeFileSync(path.join(folder, `page-${n}.mdx`), `# Page ${n}\n\n<Word />\n\n${'Some text. '.repeat(250)}\n`);
  const failed = await command(folder).catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1, stderr: 'Components or plugins changed during the build.\n    Run the build again.\n' });
});

test('an edit of any file that the style sheet refers to takes effect', async () => {
  const folder = copySite('empty');
  const engine = testEngine();
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Site', content: '.', styles: 'site.css' };\n");
  writeFileSync(path.join(folder, 'index.md'), '# Page\n');
  writeFileSync(path.join(folder, 'site.css'), "@import './colours.css';\n");
  for (const colour of ['#010203', '#040506', '#010203']) {
    writeFileSync(path.join(folder, 'colours.css'), `h1 { color: ${colour} }\n`);
    await build(folder, { engine });
    expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain(colour);
  }
});

test('a checkout that was moved keeps its caches', () => {
  const name = (root: string) => cacheName(path.join(root, 'site'), path.join(root, 'node_modules/.cache/docs'));
  expect(name('/home/one/checkout')).toBe(name('/elsewhere'));
});

test('the engine of a checkout is bundled once', async () => {
  const record = 'node_modules/.cache/docs/engine.json';
  const run = () => promisify(execFile)(process.execPath, ['packages/docs/bin/docs.js', '--version']);
  await run();
  const { mtimeMs } = statSync(record);
  await run();
  expect(statSync(record).mtimeMs).toBe(mtimeMs);
});

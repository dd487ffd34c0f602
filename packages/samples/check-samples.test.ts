import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompileOptions, compilePage } from '../core/content/compile-page.ts';
import { codeOfPage } from '../core/plugin/code.ts';
import { checkSamples, sampleCommands } from './check-samples.ts';
import { CheckedCache } from './checked-cache.ts';
import { countsText } from './count-samples.ts';
import { sampleOf } from './syntax/sample.ts';
import { sampleIssues } from './syntax/sample-issues.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = { relativePath: 'a.mdx', path: '/a/' };
const options = { names: { 'largest size': '10' }, components: new Map() };
const nothing = { declarations: undefined, define: 'define', floors: { parsed: 0, typed: 0, run: 0 }, runs: [] };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-samples-'));
  await writeFile(path.join(folder, 'contract.d.ts'), 'declare function define(given: { size: number }): void;');
});
afterAll(() => rm(folder, { recursive: true }));

/** Checks a page with a fresh cache. */
async function check(page: string, settings: Partial<Parameters<typeof checkSamples>[1]> = {}) {
  const cache = new CheckedCache(path.join(folder, 'cache.json'), 'engine');
  const samples = (await codeOfPage(source, page, options)).map(sampleOf);
  const result = await checkSamples(
    samples,
    { ...nothing, ...settings },
    { root, configFile: 'docs.config.ts', cache, passed: [], failed: [] },
  );
  await cache.save();
  return result;
}

const code: CompileOptions['code'] = async (blocks, file) => (await sampleIssues(blocks)).map((issue) => ({ ...issue, file }));
const fence = (language: string, code: string) => `# Title\n\nText.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

test.for([
  ['js', 'const a = 1;\nconst = 2;', 7],
  ['json', '{\n  "a": }', 7],
  ['yaml', 'a: 1\nb: [', 7],
  ['python', 'a = 1\ndef f(:\n  pass', 7],
  ['go', 'package a\n\nfunc f( {\n}', 8],
  ['bash', 'a=1\nb=$(c', 7],
  ['http', 'GET / HTTP/1.1\nHost', 7],
] as const)('a broken sample in %s is reported with file and line', async ([language, code, line]) => {
  const { diagnostics, counts } = await check(fence(language, code));
  expect(diagnostics).toEqual([expect.objectContaining({ id: 'sample-broken', file: 'a.mdx', line })]);
  expect(counts).toMatchObject({ all: 1, parsed: 0 });
  expect((await check(fence(`${language} partial`, code))).diagnostics).toEqual([]);
  expect((await check(fence(`${language} unchecked="a reason"`, code))).counts).toMatchObject({ unchecked: 1, partial: 0 });
});

test.for(['js', 'python', 'json'])('an output in %s need not be valid', async (language) => {
  const text = `\`\`\`js output\na;\n\`\`\`\n\n${fence(language, '{ : ]')}`;
  expect((await check(text)).diagnostics).toEqual([]);
  const page = { ...source, file: '/a.mdx', version: 'main', folder: '', prefix: '/' };
  expect((await compilePage(page, text, { base: '/', ...options, code })).diagnostics).toEqual([]);
});

test.for(['js', 'json', 'yaml', 'http'])('a broken sample in %s also prevents the page from being built', async (language) => {
  const page = { ...source, file: '/a.mdx', version: 'main', folder: '', prefix: '/' };
  const text = fence(language, '{ : ]');
  const { diagnostics } = await compilePage(page, text, { base: '/', ...options, code });
  expect(diagnostics).toEqual([expect.objectContaining({ id: 'sample-broken', file: 'a.mdx', line: 6 })]);
  expect((await compilePage(page, text, { base: '/', ...options })).diagnostics).toEqual([]);
});

test('samples with a default export are checked against the declarations', async () => {
  const settings = { declarations: path.join(folder, 'contract.d.ts') };
  const page = [
    fence('js', 'export default {\n  size: {{largest size}},\n};'),
    fence('ts', '\nexport default define({ size: "large" });'),
    fence('js', 'export default {\n  siez: 1,\n};'),
    fence('js untyped="shows a diagnostic"', 'export default { size: "large" };'),
    fence('js', 'const size = "large";'),
  ].join('');
  for (const run of ['first', 'from the cache']) {
    const { diagnostics, counts } = await check(page, settings);
    const faults = diagnostics.map(({ id, line, column }) => ({ id, line, column }));
    expect(faults, run).toEqual([
      { id: 'sample-type', line: 16, column: 25 },
      { id: 'sample-type', line: 24, column: 3 },
    ]);
    expect(counts).toMatchObject({ parsed: 5, typed: 1 });
  }
});

test('an edit of a file that the declarations import invalidates the cache', async () => {
  const declarations = path.join(folder, 'importing.d.ts');
  await writeFile(
    declarations,
    "import type { Size } from './sizes';\n\ndeclare global {\n  function define(given: { size: Size }): void;\n}\n",
  );
  const idsFor = async (size: string) => {
    await writeFile(path.join(folder, 'sizes.d.ts'), `export type Size = ${size};\n`);
    const { diagnostics } = await check(fence('js', 'export default { size: 1 };'), { declarations });
    return diagnostics.map(({ id }) => id);
  };
  expect(await idsFor('number')).toEqual([]);
  expect(await idsFor('string')).toEqual(['sample-type']);
});

test('an entry of `runs` has to match exactly one sample', async () => {
  const page = fence('js title="One"', 'a()') + fence('js title="Two"', 'b()') + fence('js title="Two"', 'c()');
  const runs = [{ page: '/a/', title: 'One' }, { page: '/a/', title: 'Two' }, { page: '/a/', title: 'Two', has: 'c()' }, { page: '/b/' }];
  const { diagnostics, counts } = await check(page, { runs });
  expect(diagnostics.map(({ id, file, message }) => [id, file, message])).toEqual([
    ['sample-run-unknown', 'docs.config.ts', '2 samples match the entry “/a/, Two” of `runs`.'],
    ['sample-run-unknown', 'docs.config.ts', '0 samples match the entry “/b/” of `runs`.'],
  ]);
  expect(counts.run).toBe(2);
});

test('counts are compared with floors, and reported in words', async () => {
  const page = fence('js', 'a()') + fence('text', 'b') + fence('json partial', '"c":');
  const { diagnostics, counts } = await check(page, { floors: { parsed: 2, typed: 0, run: 0 } });
  expect(diagnostics).toEqual([
    expect.objectContaining({ id: 'samples-below-floor', message: '1 samples are parsed, but the minimum is 2.' }),
  ]);
  expect(countsText(counts)).toBe(
    '3 samples\n  1 parsed, of these 0 also type-checked; 0 ran and passed\n  1 partial, 0 unchecked\n  1 in languages without a parser (text 1)',
  );
});

test('a language may be named like an inherited property', async () => {
  const names = ['constructor', 'constructor', 'toString'];
  const { counts } = await check(names.map((name) => fence(name, 'a')).join(''));
  expect(countsText(counts)).toContain('3 in languages without a parser (constructor 2, toString 1)');
});

test('a sample that is unchecked without a reason is reported', async () => {
  const page = { ...source, file: '/a.mdx', version: 'main', folder: '', prefix: '/' };
  const { diagnostics } = await compilePage(page, fence('js unchecked', 'a('), { base: '/', ...options, code });
  expect(diagnostics).toEqual([expect.objectContaining({ id: 'sample-without-reason', line: 5 })]);
});

test.for([
  ['bash', 'a b\nc', 'a b\nc'],
  ['bash', '$ a b\noutput (of a)\n$ c', '  a b\n\n  c'],
  ['sh', '$ a \\\n  --b\n)', '  a \\\n  --b\n'],
  ['bash', 'echo "$ a"', 'echo "$ a"'],
  ['python', '$ a\nb', '$ a\nb'],
  ['py', '>>> if a:\n...     b\n1\n>>> c', 'if a:\n    b\n\nc'],
  ['py', '>>> f(\n  1,\n)\n2', 'f(\n  1,\n)\n'],
] as const)('%s %j', ([language, code, commands]) => {
  expect(sampleCommands(code, language)).toBe(commands);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDialects } from '../core/content/markdown/read-dialects.ts';
import { de } from '../core/languages/de.ts';
import { checkOptions } from '../core/plugins/check-options.ts';
import { badgeOf } from './badges.ts';
import { runOptions } from './options.ts';
import plugin, { hiddenLines } from './plugin.ts';
import { runCommand } from './run/run-command.ts';
import { NO_RUN_SETTINGS } from './run/settings.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-plugin-'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.for([
  ['```py hidelines=~\n~a\nb\n  ~c\n~~d\n```\ne', '```py hidelines=~\nb\n~d\n```\ne', 7],
  ['- ```js hidden\n  a\n  ```\n\nb', '\nb', 5],
  ['> ```rust hidelines=#\n> # a\n> b\n> ```\nc', '> ```rust hidelines=#\n> b\n> ```\nc', 5],
  ['```js title="hidden"\na\n```', '```js title="hidden"\na\n```', 3],
] as const)('readers of %j see %j', ([source, shown, line]) => {
  const { text, inSource } = readDialects(source, false, [hiddenLines]);
  expect(text).toBe(shown);
  // Locations of later problems still refer to the source.
  expect(inSource({ line: shown.split('\n').length, column: 1 })).toEqual({ line, column: 1 });
});

const german = new Map<string, string>(Object.entries(de));
const PAGE = {
  ...{ title: 'A', path: '/a/', relativePath: 'a.md', key: '', version: '', language: 'de' },
  ...{ frontmatter: { other: {} }, headers: [], data: {} },
};
const settings = { ...NO_RUN_SETTINGS, report: 'report.json' };
const command = (flags = {}) =>
  runCommand({
    ...{ root, settings, expand: (text: string) => text.replace('{{the sum}}', '2'), cacheFolder: path.join(root, 'cache') },
    ...{ pages: [{ file: 'a.md', page: '/a/' }], fix: false, updateEnv: false, ...flags },
  });
const write = (text: string) => writeFileSync(path.join(root, 'a.md'), text);

test('a badge is valid as long as the samples do not change', async () => {
  const page = '```js output\nconsole.log({{the sum}});\n```\n\n```text\n{{the sum}}\n```\n';
  write(page);
  const { issues, passed, text } = await command();
  expect([issues, passed]).toEqual([[], ['a.md:1']]);
  expect(text).toContain('1 sample ran on 1 page: 1 passed, 0 failed');
  const badge = () => badgeOf({ path: '/a/', relativePath: 'a.md' }, root, 'report.json');
  expect(badge()).toEqual({ ran: 1, tools: [`Node.js ${process.versions.node}`] });
  const foot = (own?: string) => {
    const context = { ...{ title: '', lang: 'de', base: '/', site: '', names: {}, root }, options: { ...settings, badge: own } };
    const shown = plugin.foot?.(PAGE, { ...context, say: (text) => german.get(text) ?? text });
    return renderToStaticMarkup(createElement(Fragment, null, shown));
  };
  expect(foot()).toContain('>Beispiele ausgeführt mit Node.js ');
  expect(foot('{tools}!')).toMatch(/>Node\.js \d+\.\d+!</);
  expect(foot('')).toBe('');
  write(page.replace('console', 'globalThis.console'));
  expect(badge()).toBe(undefined);
  expect(badgeOf({ path: '/a/', relativePath: 'a.md' }, root, 'missing.json')).toBe(undefined);
});

test('an outdated output is a problem with its line, and is corrected on request', async () => {
  const page = 'A\n\n```js output\nconsole.log({{the sum}});\nconsole.log(3);\n```\n\n```text\n{{the sum}}\n4\n```\n';
  write(page);
  const before = await command();
  expect(before.text).toContain('1 sample ran on 1 page: 0 passed, 0 failed, 1 outdated');
  expect(before.issues).toEqual([
    expect.objectContaining({
      ...{ id: 'sample-outdated', file: 'a.md', line: 9 },
      message: 'The page shows another output: it has “4”, and the sample prints “3”.',
    }),
  ]);
  expect((await command({ fix: true })).issues).toEqual([]);
  expect(readFileSync(path.join(root, 'a.md'), 'utf8')).toBe(page.replace('\n4\n', '\n3\n'));
});

test('invalid settings are reported', async () => {
  write('```js run\n1\n```\n');
  await expect(command({ settings: { ...settings, mask: ['('] } })).rejects.toMatchObject({ name: 'AuthorError' });
  await expect(command({ settings: { ...settings, setUp: { js: 'missing.mjs' } } })).rejects.toMatchObject({ name: 'AuthorError' });
  await expect(command({ settings: { ...settings, languages: ['missing.mjs'] } })).rejects.toMatchObject({ name: 'AuthorError' });
});

test('CI does not record', async () => {
  const before = process.env.CI;
  process.env.CI = 'true';
  const { issues } = await command({ updateEnv: true });
  if (before === undefined) delete process.env.CI;
  else process.env.CI = before;
  expect(issues).toEqual([expect.objectContaining({ id: 'sample-answers', message: 'Answers are not recorded in CI.' })]);
});

test('included code runs, is not corrected, and invalidates the badge when it changes', async () => {
  write('<<< ./a.js\n\n<<< ./out.txt\n');
  const files = { 'a.js': 'console.log(1);', 'out.txt': '1' };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const run = (shown: string, flags = {}) => {
    const text = `\`\`\`js output\nconsole.log(1);\n\`\`\`\n\n\`\`\`txt\n${shown}\n\`\`\`\n`;
    const lines = [1, 1, 1, 2, 3, 3, 3, 3];
    const includes = Object.keys(files).map((name) => path.join(root, name));
    return command({ pages: [{ file: 'a.md', page: '/a/', text, lineOf: (line: number) => lines[line - 1] ?? 3, includes }], ...flags });
  };
  expect((await run('1')).issues).toEqual([]);
  const badge = () => badgeOf({ path: '/a/', relativePath: 'a.md' }, root, 'report.json');
  expect(badge()?.ran).toBe(1);
  writeFileSync(path.join(root, 'out.txt'), '2');
  expect(badge()).toBe(undefined);
  const { issues } = await run('2', { fix: true });
  expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 The sample fails: its output cannot be written, because it stands in another file, which the page includes.',
  ]);
});

test.for([{ badge: '' }, { env: { A: '' } }])('the option %j is accepted, as documented', async (options) => {
  const { name } = plugin;
  expect(await checkOptions({ name, options: runOptions }, 0, { use: name, options }, { configSources: [] })).toMatchObject({ options });
});

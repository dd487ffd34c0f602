import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunCommand, runCommand } from './run-command.ts';
import { NO_RUN_SETTINGS } from './settings.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'run-command-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

function run(page: string, more: Partial<RunCommand> = {}) {
  writeFileSync(path.join(root, 'a.md'), page);
  return runCommand({
    root,
    pages: [{ file: 'a.md', page: '/a/' }],
    settings: { ...NO_RUN_SETTINGS, report: 'report.json' },
    expand: (text) => text,
    cacheFolder: path.join(root, 'cache'),
    fix: false,
    updateEnv: false,
    ...more,
  });
}

const report = () => readFileSync(path.join(root, 'report.json'), 'utf8');

test('the report describes the pages after `--fix`', async () => {
  const outdated = fence('js output', 'console.log(1);') + fence('text', '2');
  const { text } = await run(outdated, { fix: true });
  expect(text).toContain('1 passed, 0 failed\n');
  expect(text).toContain('1 output written into a.md');
  const fixed = report();
  expect(JSON.parse(fixed).pages).toMatchObject([{ failed: [], isProven: true }]);
  const page = readFileSync(path.join(root, 'a.md'), 'utf8');
  expect(page).toBe(outdated.replace('2', '1'));
  await run(page);
  expect(report()).toBe(fixed);
});

test('an output that cannot be written stays in the report', async () => {
  const { issues } = await run(fence('js output', 'console.log("```");') + fence('text', '2'), { fix: true });
  expect(issues.map(({ message }) => message)).toEqual([
    'The sample fails: its output cannot be written, because the output has a line that would end its block.',
  ]);
  expect(JSON.parse(report()).pages).toMatchObject([{ failed: [{ line: 1 }], isProven: false }]);
});

test('all failures of a group are reported, with the samples they hold up', async () => {
  const { issues, text } = await run(['a = no', 'b = a', '1 / 0'].map((code) => fence('python group=x', code)).join(''));
  expect(issues.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "2: The sample fails: NameError: name 'no' is not defined. 1 sample below did not run because of it: line 5.",
    '10: The sample fails: ZeroDivisionError: division by zero.',
  ]);
  expect(text).toContain('1 did not run\n    1: it needs the sample above it, which fails\n');
});

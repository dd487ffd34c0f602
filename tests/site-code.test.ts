// If code of a site loops, waits forever or ends the process, the command ends and says which code it was.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const SETTINGS = "export default { title: 'Site', content: 'pages', components: 'parts' };\n";
const settings = (before: string, more = '') => ({ 'docs.config.js': `${before}${SETTINGS.replace(' };', `${more} };`)}` });
const page = (expression: string) => ({ 'pages/sub/page.mdx': `# Page\n\nText.\n\n${expression}\n` });
const part = (before: string, inside = '') => ({
  'parts/Word.tsx': `${before}\nexport const Word = () => { ${inside} return <p>Word</p>; };\n`,
  'pages/sub/page.mdx': '# Page\n\n<Word />\n',
});
const LOOP = 'for (;;);';
const NEVER = 'await new Promise(() => {});';

const CASES: [what: string, files: Record<string, string>, said: RegExp[]][] = [
  ['a loop in a page', page(`{(() => { ${LOOP} })()}`), [/pages\/sub\/page\.mdx:5:1/, /did not end within 8 seconds/]],
  ['a loop in a component', part('', LOOP), [/pages\/sub\/page\.mdx/, /did not end within 8 seconds/]],
  ['a loop at the top level of a component', part(LOOP), [/The code in parts \(components\) did not end within 8 seconds/]],
  ['a loop in the settings', settings(LOOP), [/docs\.config\.js \(settings\) did not end within 8 seconds/]],
  ['a promise in the settings that never settles', settings(NEVER), [/docs\.config\.js \(settings\) did not end: it waits/]],
  ['a promise in a component that never settles', part(NEVER), [/The code in parts \(components\) did not end: it waits/]],
  [
    'a promise for a generated file that never settles',
    settings('', ", files: { '/a.txt': () => new Promise(() => {}) }"),
    [/The function for \/a\.txt \(settings\) did not end: it waits/],
  ],
  ['process.exit in a page', page('{process.exit(0)}'), [/pages\/sub\/page\.mdx:5:1/, /it called process\.exit\(0\)/]],
  ['process.exit in the settings', settings('process.exit(0);'), [/docs\.config\.js/, /it called process\.exit\(0\)/]],
  ['a timer in a component', part('setInterval(() => {}, 1000);'), [/1 page in /, /code of the site is still running \(.*Timeout/]],
  ['a rejected promise in a component', part("Promise.reject(new Error('lost'));"), [/Unhandled promise rejection: lost/]],
];

const parent = mkdtempSync(path.join(tmpdir(), 'docs-site-code-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Most of them wait, so all run concurrently. */
const results = CASES.map(([, files], at) => build(path.join(parent, String(at)), files));

test.each(CASES.map(([what, , said], at) => [what, said, at] as const))('%s', async (_, said, at) => {
  const { output, ended } = (await results[at]) ?? { output: '', ended: '' };
  for (const one of said) expect(output).toMatch(one);
  expect(ended).not.toBe('0');
});

async function build(folder: string, files: Record<string, string>): Promise<{ output: string; ended: string }> {
  for (const name of ['pages/sub', 'parts']) mkdirSync(path.join(folder, name), { recursive: true });
  const all = { 'docs.config.js': SETTINGS, 'pages/sub/page.mdx': '# Page\n\nText.\n', ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(folder, name), content);
  const command = spawn(process.execPath, ['packages/docs/bin/docs.js', 'build', folder]);
  const [output, errors, [code, signal]] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')]);
  return { output: output + errors, ended: String(signal ?? code) };
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { folderContent } from './setup/folder-content.ts';
import { runDocs } from './setup/run-docs.ts';
import { copySite } from './setup/test-site.ts';

const CASES = v.parse(
  v.array(v.strictObject({ command: v.array(v.string()), says: v.string() })),
  JSON.parse(readFileSync('tests/cases/command-lines.json', 'utf8')),
);

const docs = (...args: string[]) => runDocs(args, 30_000);

test.for(CASES)('$command is refused with a message', ({ command: [name = '', ...options], says }) => {
  const { status, said } = docs(name, copySite('plain'), ...options);
  expect(said).toContain(says);
  expect(said).not.toMatch(/^ {4}at |Waiting for a fix|The site is at/m);
  expect(status).toBe(1);
});

test('docs check reports a broken style sheet, as a build does', () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Plain', content: '.', styles: 'site.css' };\n");
  writeFileSync(path.join(folder, 'site.css'), 'p {\n  color: red;\n}\n}\n');
  const { status, said } = docs('check', folder);
  expect(said).toMatch(/^site\.css:5:\d+ {2}error .*app-broken$/m);
  expect(status).toBe(1);
});

test('docs check counts one page and one warning, and does not report success', () => {
  const folder = copySite('empty');
  writeFileSync(path.join(folder, 'index.md'), '# Start\n');
  const { status, said } = docs('check', folder);
  expect(status).toBe(0);
  expect(said).toMatch(/^0 errors, 1 warning\.$/m);
  expect(said).not.toContain('no errors');
});

test('docs build --strict writes nothing if there is a warning, even if nothing has changed', () => {
  const folder = copySite('empty');
  const index = path.join(folder, 'index.md');
  const dist = path.join(folder, 'dist');
  const refuses = () => {
    const { status, said } = docs('build', folder, '--strict');
    expect(said).toMatch(/^0 errors, 1 warning\. Nothing was written\./m);
    expect(said).not.toMatch(/1 page in/);
    expect(status).toBe(1);
  };
  writeFileSync(index, '# Start\n');
  refuses();
  expect(existsSync(dist)).toBe(false);

  expect(docs('build', folder).status).toBe(0);
  const before = folderContent(dist);
  refuses();
  writeFileSync(index, '# Another start\n');
  refuses();
  expect(folderContent(dist)).toEqual(before);

  writeFileSync(index, '---\nshort_description: A page that says in one sentence what it is about, and at some length.\n---\n\n# Start\n');
  expect(docs('build', folder, '--strict')).toMatchObject({ status: 0, said: expect.stringContaining('1 page in') });
});

test('docs --help lists the commands, and docs build --help its options', () => {
  const { status, said } = docs('--help');
  expect(status).toBe(0);
  expect(said).toMatch(/^ {2}build +build the site into dist\/$/m);
  expect(said).not.toContain('--previous');
  const build = docs('build', '--help').said;
  expect(build).toMatch(/^docs build \[folder\]$/m);
  expect(build).toMatch(/^ {2}--previous folder {2}/m);
  expect(build).not.toContain('--explain');
});

test('a closed output pipe ends the command quietly', () => {
  const queries = 'guide\n'.repeat(3000);
  const command = 'node packages/docs/bin/docs.js search "" "$0" | head -n 1';
  const { stdout, stderr } = spawnSync('sh', ['-c', command, copySite('plain')], { encoding: 'utf8', input: queries });
  expect(stdout).toMatch(/^\[\{"path":.*\n$/);
  expect(stderr).toBe('');
});

test('docs search finds a page by its keywords, like the search of the site', () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'other.md'), '---\nkeywords: [zeppelin]\n---\n\n# Airships\n\nThey fly.\n');
  expect(docs('search', 'zeppelin', folder)).toMatchObject({ status: 0, said: expect.stringContaining('/other/') });
});

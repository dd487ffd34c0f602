import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { styleFiles } from './style-files.ts';

test.each([
  ["p { background: url('sp ace.png') }", 'sp ace.png'],
  ['p { background: url( "a(b).png" ) }', 'a(b).png'],
  ['p { background: url(plain.png) }', 'plain.png'],
  ["@import 'more.css';", 'more.css'],
  ['@import url(more.css) print;', 'more.css'],
])('%s names %s', (css, name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'site.css');
  writeFileSync(file, css);
  expect(styleFiles(file).missing).toMatchObject([{ name, line: 1 }]);
  expect(css.slice((styleFiles(file).missing[0]?.column ?? 0) - 1)).toMatch(new RegExp(`^${name.replace(/[()]/g, '.')}`));
  writeFileSync(path.join(folder, name), '');
  expect([...styleFiles(file).files.keys()]).toEqual([file, path.join(folder, name)]);
});

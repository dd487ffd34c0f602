import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleStyles, cssInPage } from './bundle-styles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-styles-'));
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'a dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'parts/b.css'), '.b{background:url("../a dot.svg")}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = (css: string) => {
  writeFileSync(path.join(folder, 'site.css'), css);
  return bundleStyles(path.join(folder, 'site.css'));
};

test.each([
  ['.a { color: red;\n}\n/* gone */', '.a{color:red}'],
  ['.a { &:hover { color: red } }', '.a:hover{color:red}'],
  ['@media (width <= 50em) { .a { color: red } }', '@media (max-width:50em){.a{color:red}}'],
  ['@import "parts/b.css" print;', '@media print{.b{background:url(./a_dot.HASH.svg)}}'],
  ['.a { mask-image: url("./a dot.svg?x#part") }', 'url(./a_dot.HASH.svg?x#part)'],
  ['@import url(https://example.com/a.css);', '@import "https://example.com/a.css";'],
  ['.a { background: url(/root.png) }', '.a{background:url(/root.png)}'],
  ['.a { background: url(gone.png) }', '.a{background:url(gone.png)}'],
  [`.a { background: url('data:image/svg+xml,<svg id="$&"/>') }`, '.a{background:url("data:image/svg+xml,<svg id=\\"$&\\"/>")}'],
])('%j becomes %j', async (css, expected) => {
  const { css: made, files } = await bundle(css);
  expect(made.replace(/(?<=a_dot\.)[\w-]{8}/g, 'HASH')).toContain(expected);
  expect([...files.keys()]).toEqual(expected.includes('a_dot') ? [expect.stringMatching(/^a_dot\.[\w-]{8}\.svg$/)] : []);
});

test('a syntax error is thrown with its location', async () => {
  const fault = { message: expect.any(String), loc: { file: path.join(folder, 'site.css'), line: 2, column: expect.any(Number) } };
  await expect(bundle('.a {}\n.b:: {}\n')).rejects.toMatchObject({ errors: [fault] });
});

test.each([
  ['p{background:url(./dots.AAAAAAAA.svg)}', 'p{background:url(/docs/assets/dots.AAAAAAAA.svg)}'],
  ['@font-face{src:url("./a.AAAAAAAA.woff2")format("woff2")}', '@font-face{src:url("/docs/assets/a.AAAAAAAA.woff2")format("woff2")}'],
  [
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
  ],
])('the file in %s resolves from a page', (css, expected) => {
  expect(cssInPage(css, '/docs/')).toBe(expected);
});

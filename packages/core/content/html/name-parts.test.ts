import { expect, test } from 'vitest';
import { headRows, nameParts } from './name-parts.ts';

const code = (label: string, kind = 'language') =>
  `<figure class="code"><figcaption><span class="${kind}">${label}</span><button type="button" class="copy">Copy</button></figcaption><pre tabindex="0"><code>x</code></pre></figure>`;
const table = '<div class="scroll two" tabindex="0"><table><tr></tr></table></div>';
const names = (html: string) =>
  [...nameParts(html).matchAll(/<(\w+)[^>]*? aria-label="([^"]*)"/g)].map(([, tag, name]) => `${tag}: ${name}`);

test.for([
  ['code by its file', `<h2 id="a">Build <code>it</code> "now"</h2>${code('a.js', 'file')}`, ['a.js, Build it &quot;now&quot;']],
  ['of equal ones the later have numbers', `<h2>Run</h2>${code('Bash')}${code('Bash')}`, ['Bash, Run', 'Bash, Run (2)']],
  ['below another heading it is another', `<h2>A</h2>${code('Go')}<h3>B</h3>${code('Go')}`, ['Go, A', 'Go, B']],
] as const)('%s', ([, html, expected]) => {
  expect(names(html)).toEqual(expected.flatMap((name) => [`button: Copy ${name}`, `pre: ${name}`]));
});

test('tables, formulas and diagrams by their heading', () => {
  const html = `<h2>Limits</h2>${table}<div class="scroll" tabindex="0"><math></math></div><figure class="diagram" tabindex="0"></figure>`;
  expect(names(html)).toEqual(['div: Limits', 'table: Limits', 'div: Limits (2)', 'figure: Limits (3)']);
  expect(nameParts(html)).toContain('<div class="scroll two" role="group" aria-label="Limits" tabindex="0"><table aria-label="Limits">');
});

test('without a heading, a table stays as it is', () => expect(nameParts(table)).toBe(table));

test('the first cell of a row is its header, unless it is empty or has a look of its own', () => {
  const row = (first: string) => `<table><tbody><tr>\n${first}<td>b</td></tr></tbody></table>`;
  expect(headRows(row('<td>a <code>x</code></td>'))).toBe(row('<th scope="row">a <code>x</code></th>'));
  expect(headRows(row('<td></td>'))).toBe(row('<td></td>'));
  expect(headRows(row('<td class="none">—</td>'))).toBe(row('<td class="none">—</td>'));
  expect(headRows(row('<td>a<table><tr><td>c</td></tr></table></td>'))).toBe(
    row('<th scope="row">a<table><tr><td>c</td></tr></table></th>'),
  );
});

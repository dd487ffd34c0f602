import { expect, test } from 'vitest';
import { styleSheet, stylesFor } from './page-styles.ts';

test.each([
  ['.a{b:c}', [['a']]],
  ['.a{b:c}.a .b{d:e}', [['a']]],
  [
    '.a .b{c:d}.b.e>p{f:g}',
    [
      ['a', 'b'],
      ['b', 'e'],
    ],
  ],
  ['.a,.b:hover{c:d}', [['a'], ['b']]],
  ['.js .a:not(.b) td:is(.c,.d)::before{e:f}', [['a']]],
  ['docs-tabs [role=tab].x-y{a:b}', [['<docs-tabs', 'x-y']]],
  ['@media (width<=34rem){.a{b:c}}@keyframes z{from{b:0}50%{b:.5}to{b:1}}', [['a']]],
  ['.a{b:c}:root{--d:e}', [[]]],
  ['p a{b:c}', [[]]],
  ['.a:has(> .b) > p{c:d}', [['a', 'b']]],
  ['.a:has(.b, .c){d:e}', [['a']]],
])('%s holds where there is %j', (css, wanted) => {
  expect(styleSheet(css, '').wanted).toEqual(wanted);
});

test('a page carries what it uses', () => {
  const sheets = ['p{a:b}', '.aside{a:b}', 'docs-tabs .tab{a:b}'].map((css, n) => styleSheet(css, `/${n}.css`));
  const filesOf = (html: string) => stylesFor(html, sheets).inline.map(({ file }) => file);
  expect(filesOf('<p>')).toEqual(['/0.css']);
  expect(filesOf('<p class="aside tip">')).toEqual(['/0.css', '/1.css']);
  expect(filesOf('<docs-tabs data-labels="a"><b class="tab">')).toEqual(['/0.css', '/2.css']);
  expect(stylesFor('<i class="tab">', sheets).later.map(({ file }) => file)).toEqual(['/1.css', '/2.css']);
});

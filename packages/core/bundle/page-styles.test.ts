import { expect, test } from 'vitest';
import { allInOne, styleSheet, stylesFor } from './page-styles.ts';

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
])('%s applies to a page with %j', (css, wanted) => {
  expect(styleSheet(css).wanted).toEqual(wanted);
});

test('a page contains the styles it uses', () => {
  const all = ['p{a:b}', '.aside{a:b}', 'docs-tabs .tab{a:b}'];
  const [first, second, third] = all;
  const used = (html: string) => stylesFor(html, all.map(styleSheet), 'ltr').map(({ css }) => css);
  expect(used('<p>')).toEqual([first]);
  expect(used('<p class="aside tip">')).toEqual([first, second]);
  expect(used('<docs-tabs data-labels="a"><b class="tab">')).toEqual([first, third]);
  expect(used('<i class="tab">')).toEqual([first]);
});

test('a sheet for one direction is only in documents of that direction', () => {
  const sheets = [styleSheet('p{a:b}'), { css: 'pre{c:d}', wanted: [[]], dir: 'rtl' as const }];
  expect(stylesFor('<p>', sheets, 'ltr')).toEqual(sheets.slice(0, 1));
  expect(stylesFor('<p>', sheets, 'rtl')).toEqual(sheets);
});

test('one file has all sheets except the first, with their imports at the top', () => {
  const sheets = ['p{a:b}', '.c{d:e}', '@import "https://a.b/?w=4;7" screen;.f{g:h}'].map(styleSheet);
  expect(allInOne(sheets)).toBe('@import "https://a.b/?w=4;7" screen;.c{d:e}\n.f{g:h}\n');
});

import { expect, test } from 'vitest';
import { cutFirstScreen } from './first-screens.ts';

const long = `<p>${'x'.repeat(2000)}</p>`;
const cases: [what: string, html: string, screen: string][] = [
  [
    'a short page',
    '<p class="crumbs">A</p><article><h1>T</h1><p>a</p></article><footer></footer>',
    '<p class="crumbs">A</p><article><h1>T</h1><p>a</p>',
  ],
  ['as many parts as fit', `<article><h1>T</h1>${long}${long}</article>`, `<article><h1>T</h1>${long}`],
  ['a first part that does not fit', `<article><div>${long}${long}</div><p>a</p></article>`, `<article><div>${long}${long}</div>`],
  [
    'nested parts and empty elements',
    '<article><div><p>a<br>b</p></div><hr><p>c</p></article>',
    '<article><div><p>a<br>b</p></div><hr><p>c</p>',
  ],
  ['nothing at all', '<article></article><footer></footer>', '<article>'],
];

test.each(cases)('%s', (_, html, screen) => {
  expect(cutFirstScreen({ title: 'T', headings: '', html }, 'h')).toEqual({
    hash: 'h',
    size: html.length,
    title: 'T',
    headings: '',
    html: screen,
  });
});

import { expect, test } from 'vitest';
import { cssInPage } from './css-in-page.ts';

test.each([
  ['p{background:url(./dots.AAAAAAAA.svg)}', 'p{background:url(/docs/assets/dots.AAAAAAAA.svg)}'],
  ['@font-face{src:url("./a.AAAAAAAA.woff2")format("woff2")}', '@font-face{src:url("/docs/assets/a.AAAAAAAA.woff2")format("woff2")}'],
  [
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
  ],
])('what %s names is found from a page', (css, expected) => {
  expect(cssInPage(css, '/docs/')).toBe(expected);
});

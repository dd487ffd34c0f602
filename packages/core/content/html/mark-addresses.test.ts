import { expect, test } from 'vitest';
import { markAddresses } from './mark-addresses.ts';

test.each([
  '<a href="https://a.example/b">https://a.example/b</a>',
  '<a href="https://a.example/" rel="nofollow">https://a.example</a>',
  '<a href="https://a.example/b/">a.example/b</a>',
  '<a href="http://a.example/b"><code>a.example/b</code></a>',
])('the address is the text: %s', (link) => {
  expect(markAddresses(`<p>${link}</p>`)).toBe(`<p>${link.replace('<a ', '<a class="address" ')}</p>`);
});

test.each([
  '<a href="https://a.example/b">a.example</a>',
  '<a href="https://a.example/b">b</a>',
  '<a href="/b/">/b/</a>',
  '<a class="card" href="https://a.example">a.example</a>',
])('the text is another: %s', (link) => {
  expect(markAddresses(link)).toBe(link);
});

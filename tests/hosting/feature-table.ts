import type { Expected } from './expected.ts';

/** Expected responses of the site `tests/sites/hosting`: every kind of redirect, on every host. */
export const featureTable: Expected[] = [
  { ask: '/docs/guide/', status: 200, type: /^text\/html; ?charset=utf-8$/i },
  { ask: '/docs/guide/file.html', status: 200, type: /^text\/html; ?charset=utf-8$/i },
  { ask: '/docs/guide.md', status: 200, type: /^text\/markdown; ?charset=utf-8$/i },
  { ask: '/docs/llms.txt', status: 200, type: /^text\/plain; ?charset=utf-8$/i },
  { ask: '/docs/pages.json', status: 200, type: /^application\/json; ?charset=utf-8$/i },
  { ask: '/docs/picture.svg', status: 200, type: /^image\/svg\+xml/i },

  { ask: '/docs/part/', status: 301, location: '/docs/guide/#second-part' },
  { ask: '/docs/part', status: 301, location: '/docs/guide/#second-part' },
  { ask: '/docs/part/index.html?a=1', status: 301, location: '/docs/guide/?a=1#second-part' },
  { ask: '/docs/shop/', status: 301, location: 'https://shop.example.com/list' },
  { ask: '/docs/shop?a=1', status: 301, location: 'https://shop.example.com/list?a=1' },
  // Encoded once, with nothing that a host would substitute.
  { ask: '/docs/size/', status: 301, location: 'https://shop.example.com/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC/100%25/%241#gr%C3%B6%C3%9Fe' },
  {
    ask: '/docs/size?a=1',
    status: 301,
    location: 'https://shop.example.com/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC/100%25/%241?a=1#gr%C3%B6%C3%9Fe',
  },
  { ask: '/docs/stra%C3%9Fe/file.html', status: 301, location: '/docs/guide/file.html' },
  { ask: '/docs/old-file.html', status: 301, location: '/docs/guide/file.html' },

  // File names that other tools put into URLs.
  { ask: '/docs/what%20now%3F/', status: 301, location: '/docs/guide/' },
  { ask: '/docs/what%20now%3F?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/docs/C%23%20&%20F%23/index.html', status: 301, location: '/docs/guide/' },
  { ask: '/manual/C%23%20&%20F%23/', status: 301, location: '/docs/guide/' },
  { ask: '/docs/100%25%20done.html', status: 301, location: '/docs/guide/' },
  { ask: "/docs/%22it's%22%20[x]|%7By%7D?a=1", status: 301, location: '/docs/guide/?a=1#second-part' },
  { ask: '/docs/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC', status: 301, location: '/docs/guide/' },
  { ask: '/docs/Is%20it%20%231%3F/file.html?a=1', status: 301, location: '/docs/guide/file.html?a=1' },

  { ask: '/docs/former', status: 301, location: '/docs/guide/file.html' },

  { ask: '/docs/beta/', status: 301, location: '/docs/' },
  { ask: '/docs/beta/guide/?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/docs/beta/guide/file.html', status: 301, location: '/docs/guide/file.html' },
  { ask: '/docs/beta/guides/file.html', status: 301, location: '/docs/guide/file.html' },
  { ask: '/manual/guide/', status: 301, location: '/docs/guide/' },
  { ask: '/manual/', status: 301, location: '/docs/' },
  { ask: '/manual', status: 301, location: '/docs/' },
  { ask: '/manual?a=1', status: 301, location: '/docs/?a=1' },
  { ask: '/docs/beta', status: 301, location: '/docs/' },
  { ask: '/docs/beta/guides?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/manual/beta', status: 301, location: '/docs/' },

  // Old URLs inside moved branches: one redirect leads to the end.
  { ask: '/manual/part/', status: 301, location: '/docs/guide/#second-part' },
  { ask: '/manual/part?a=1', status: 301, location: '/docs/guide/?a=1#second-part' },
  { ask: '/manual/part/index.html', status: 301, location: '/docs/guide/#second-part' },
  { ask: '/manual/old-file.html', status: 301, location: '/docs/guide/file.html' },
  { ask: '/manual/shop/', status: 301, location: 'https://shop.example.com/list' },
  { ask: '/manual/former', status: 301, location: '/docs/guide/file.html' },
  { ask: '/docs/beta/part/', status: 301, location: '/docs/guide/#second-part' },
  { ask: '/docs/beta/former/', status: 301, location: '/docs/guide/file.html' },
  { ask: '/manual/beta/', status: 301, location: '/docs/' },
  { ask: '/manual/beta/guide/?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/manual/beta/guides/file.html', status: 301, location: '/docs/guide/file.html' },
  { ask: '/manual/beta/part/', status: 301, location: '/docs/guide/#second-part' },
];

/** Other spellings inside a branch, which a host needs patterns for. */
export const branchSpellings: Expected[] = [
  { ask: '/manual/guide', status: 301, location: '/docs/guide/' },
  { ask: '/manual/guide/index.html?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/docs/beta/guide?a=1', status: 301, location: '/docs/guide/?a=1' },
  { ask: '/docs/beta/index.html', status: 301, location: '/docs/' },
  { ask: '/manual/beta/guide', status: 301, location: '/docs/guide/' },
];

/** The same for servers that run locally and see paths exactly as sent. */
export const hostileTable: Expected[] = [
  { ask: '/docs/stra%C3%9Fe', status: 301, location: '/docs/guide/' },
  { ask: '/docs/beta//example.org/', status: 404 },
  { ask: '/manual//example.org/', status: 404 },
  { ask: '/manual/%0d%0aset-cookie:%20a=b', status: [301, 404] },
  { ask: '/docs/beta/..%2f..%2f', status: [400, 404] },
];

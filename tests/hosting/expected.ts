import { legacy, routes } from '../specification/addresses.ts';

/** A request, and the expected parts of the response. */
export interface Expected {
  ask: string;
  status: number | number[];
  location?: string;
  type?: RegExp;
}

const PAGE = /^text\/html; ?charset=utf-8$/i;
const TEXT = /^text\/plain; ?charset=utf-8$/i;

/** Expectations for a site under `/docs/`: pages, their other spellings, old URLs, and URLs that don't exist. */
export const expectedTable: Expected[] = [
  ...routes.flatMap(page),
  ...legacy.flatMap(([from, to]) => moved(from, to)),
  { ask: '/docs', status: 301, location: '/docs/' },
  { ask: '/docs?a=1&b=2', status: 301, location: '/docs/?a=1&b=2' },

  { ask: '/docs/api/rest.md', status: 200, type: /^text\/markdown/ },
  { ask: '/docs/no-such-page/', status: 404, type: PAGE },
  { ask: '/docs/no-such-page', status: 404, type: PAGE },
  { ask: '/docs/no-such-page.html', status: 404, type: PAGE },
  { ask: '/docs/no-such-page/index.html', status: 404, type: PAGE },
  { ask: '/docs/limits/deeper/', status: 404, type: PAGE },
  { ask: '/docs/removed/file.js', status: 404, type: TEXT },
  { ask: '/docs/assets/app.AAAAAAAA.js', status: 404, type: TEXT },
  { ask: '/docs/assets/pages/limits.AAAAAAAA.js', status: 404, type: TEXT },
  { ask: '/docs/no-such-picture.png', status: 404, type: TEXT },
  { ask: '/docs/assets/', status: 404, type: PAGE },
  { ask: '/docs/assets', status: 404, type: PAGE },

  // Percent-encoded letters mean the same path.
  { ask: '/docs/%6Cimits/', status: 200, type: PAGE },
  { ask: '/docs/%63ron/', status: 301, location: '/docs/workflows/steps/triggers/' },
  { ask: '/docs//limits/', status: 301, location: '/docs/limits/' },
  { ask: '/docs/workflows///steps//?q=1', status: 301, location: '/docs/workflows/steps/?q=1' },
  { ask: '/docs//cron/', status: 301, location: '/docs/workflows/steps/triggers/' },
  { ask: '/docs//no-such-page/', status: 404 },
  { ask: '/docs//example.org/', status: 404 },
  { ask: '/docs/LIMITS/', status: 404, type: PAGE },
  { ask: '/docs/Limits', status: 404, type: PAGE },
  { ask: '/DOCS/limits/', status: 404 },

  { ask: '/docs/..%2f..%2f..%2fetc%2fpasswd', status: [400, 404] },
  { ask: '/docs/..%2Flimits/', status: [400, 404] },
  { ask: '/docs/%2e%2e%2f%2e%2e%2fetc/passwd', status: [400, 404] },
  { ask: '/docs/..%5c..%5cwindows/win.ini', status: [400, 404] },
  { ask: '/docs/../../../../etc/passwd', status: [400, 404] },
  { ask: '/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd', status: [400, 404] },
  { ask: '/docs/.htaccess', status: [403, 404] },
  { ask: '/docs/limits%00/', status: [400, 404] },
  { ask: '/docs/limits/%00', status: [400, 404] },
  { ask: '/docs/%0d%0aset-cookie:%20a=b/', status: [400, 404] },
  { ask: '/docs/limits%0d%0aset-cookie:%20a=b', status: [400, 404] },
  { ask: '/docs/%ff%fe/', status: [400, 404] },
  { ask: '/docs/%E2%98%83/', status: 404, type: PAGE },
  { ask: '/docs/%zz/', status: [400, 404] },
  { ask: '/docs/a b/'.replace(' ', '%20'), status: 404, type: PAGE },
  { ask: '/docs/<script>alert(1)</script>/'.replace(/[<>]/g, encodeURIComponent), status: 404, type: PAGE },
  { ask: '//example.org/docs/limits/', status: 404 },
  { ask: '//example.org/..%2f', status: [400, 404] },
  { ask: `/docs/${'x'.repeat(200)}/`, status: 404, type: PAGE },
  { ask: `/docs/${'x'.repeat(300)}/`, status: [403, 404] },
  { ask: `/docs/${'x/'.repeat(1000)}`, status: [403, 404] },
  { ask: `/docs/${'x'.repeat(9000)}/`, status: [400, 403, 404, 414, 431] },
  { ask: `/docs/limits/?${'q'.repeat(4000)}`, status: 200, type: PAGE },
];

function page(path: string): Expected[] {
  const address = `/docs${path}`;
  const found: Expected[] = [
    { ask: address, status: 200, type: PAGE },
    { ask: `${address}?q=1`, status: 200, type: PAGE },
  ];
  if (!address.endsWith('/')) return [...found, { ask: `${address}/`, status: 404 }, { ask: `${address}/index.html`, status: 404 }];
  const others = [`${address}index.html`, address.slice(0, -1)];
  return [
    ...found,
    ...others.flatMap((other) => [
      { ask: other, status: 301, location: address },
      { ask: `${other}?q=%20x&y`, status: 301, location: `${address}?q=%20x&y` },
    ]),
  ];
}

function moved(from: string, to: string): Expected[] {
  // `/notebook/code/` leads to a page that has moved itself: one redirect leads to the end.
  const end = new Map(legacy).get(to) ?? to;
  return [from, from.slice(0, -1), `${from}index.html`].flatMap((spelling) => [
    { ask: `/docs${spelling}`, status: 301, location: `/docs${end}` },
    { ask: `/docs${spelling}?a=%2Fb&c`, status: 301, location: `/docs${end}?a=%2Fb&c` },
  ]);
}

import { expect, test } from 'vitest';
import { redirectsOf } from './redirects-of.ts';

const settings = {
  base: '/docs/',
  formerBases: ['/manual/'],
  redirects: {
    '/part/': '/guide/#second',
    '/shop/': 'https://shop.example.com/',
    '/v2/*': '/*',
    '/v2/guides/*': '/guide/*',
    '/old/*': '/v2/guides/*',
    '/v2/part/': '/other/',
  },
};
const { exact, branches } = redirectsOf(settings);

test.each([
  ['/docs/part/', ['/manual/part/']], // `/docs/v2/part/` is itself an old address
  ['/docs/v2/part/', ['/docs/v2/v2/part/', '/manual/v2/part/', '/manual/v2/v2/part/']],
  ['/docs/shop/', ['/manual/shop/', '/docs/v2/shop/', '/manual/v2/shop/']],
])('%s is the direct target of addresses that lead to it through branches', (from, aliases) => {
  const found = exact.find((redirect) => redirect.from === from)?.aliases ?? [];
  expect([...found].sort()).toEqual([...aliases].sort());
});

test.each([
  ['/manual/', '/docs/'],
  ['/docs/v2/', '/docs/'],
  ['/docs/v2/guides/', '/docs/guide/'],
  ['/docs/old/', '/docs/guide/'], // the target is in another branch
  ['/manual/v2/', '/docs/'], // its source is reached through another branch
  ['/manual/v2/guides/', '/docs/guide/'],
  ['/manual/old/', '/docs/guide/'],
])('the branch %s leads to %s', (from, to) => {
  expect(branches.find((branch) => branch.from === from)?.to).toBe(to);
});

test('the longest branch comes first, and no branch leads into another', () => {
  expect(branches.map(({ from }) => from.length)).toEqual(branches.map(({ from }) => from.length).sort((a, b) => b - a));
  for (const { to } of branches) expect(branches.some(({ from }) => to.startsWith(from))).toBe(false);
});

test('the bare name of a branch leads to its target, unless it is a separate old address', () => {
  const moved = { '/old/*': '/new/*', '/sec/*': '/new/*', '/sec/': '/other/' };
  const found = redirectsOf({ base: '/docs/', formerBases: ['/manual/'], redirects: moved }).exact;
  expect(found.find(({ from }) => from === '/docs/old')?.to).toBe('/docs/new/');
  expect(found.find(({ from }) => from === '/manual')?.to).toBe('/docs/');
  expect(found.some(({ from }) => from === '/docs/sec')).toBe(false);
});

test('targets are encoded once, and branches the way hosts see them', () => {
  const found = redirectsOf({ base: '/docs/', formerBases: [], redirects: { '/size/': '/größe/#teil-ü', '/größe/*': '/日本/*' } });
  expect(found.exact[0]).toMatchObject({ from: '/docs/size/', to: '/docs/gr%C3%B6%C3%9Fe/', fragment: '#teil-%C3%BC' });
  expect(found.branches).toEqual([{ from: '/docs/gr%C3%B6%C3%9Fe/', to: '/docs/%E6%97%A5%E6%9C%AC/' }]);
});

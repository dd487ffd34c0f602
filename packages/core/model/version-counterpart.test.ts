import { expect, test } from 'vitest';
import type { Version } from '../config/settings.ts';
import { counterpart } from './version-counterpart.ts';

const version = (id: string, path: string, pairs: Record<string, string> = {}): Version => ({
  id,
  label: id,
  content: `/${id}`,
  path,
  sidebars: undefined,
  pairs,
});

const v2 = version('v2', '/');
const v1 = version('v1', '/v1/', {
  '/v1/errors/': '/settings/',
  '/v1/settings/': '/settings/',
  '/v1/event-sources/': '/sources/',
  '/v1/public/': '/migrate/#public',
});
const settings = {
  versions: [v2, v1],
  redirects: { '/v1/cli/install/': '/v1/cli/#installing', '/v1/apps/slack/': '/apps/slack/', '/v1/old/': 'https://example.com/' },
};
const addresses = [
  ...['/', '/apps/slack/', '/cli/', '/cli/install/', '/migrate/', '/old/', '/settings/', '/sources/', '/sources/rss/', '/steps/'],
  ...['/v1/', '/v1/cli/', '/v1/errors/', '/v1/event-sources/', '/v1/event-sources/x/', '/v1/public/', '/v1/settings/', '/v1/steps/'],
];
const pages = new Map(addresses.map((path) => [path, { version: path.startsWith('/v1/') ? 'v1' : 'v2' }]));

test.each([
  ['the same path', '/steps/', '/v1/steps/', true],
  ['the same path', '/v1/steps/', '/steps/', true],
  ['the first page', '/', '/v1/', true],
  ['a pair', '/v1/event-sources/', '/sources/', true],
  ['a pair, the other way', '/sources/', '/v1/event-sources/', true],
  ['of two pairs, the one with the same path', '/settings/', '/v1/settings/', true],
  ['a part of a page', '/v1/public/', '/migrate/#public', true],
  ['a page with a paired part has no pair itself', '/migrate/', '/v1/', false],
  ['a redirect of the other version', '/cli/install/', '/v1/cli/#installing', false],
  ['a redirect that leads back is ignored', '/apps/slack/', '/v1/', false],
  ['a redirect to another site is ignored', '/old/', '/v1/', false],
  ['the pair of the page above', '/sources/rss/', '/v1/event-sources/', false],
  ['the pair of the page above, the other way', '/v1/event-sources/x/', '/sources/', false],
])('%s: %s → %s', (_, path, there, exact) => {
  const [from, to] = path.startsWith('/v1/') ? ['v1', v2] : ['v2', v1];
  expect(counterpart(path, String(from), to as Version, { settings, pages })).toEqual({ version: (to as Version).id, path: there, exact });
});

test('pairs lead through the current version, and never into a third one', () => {
  const versions = [
    version('v3', '/'),
    version('v2', '/v2/', { '/v2/old-b/': '/b/' }),
    version('v1', '/v1/', { '/v1/a/': '/b/', '/v1/x/': '/c/' }),
  ];
  const own = { '/b/': 'v3', '/c/': 'v3', '/v2/': 'v2', '/v2/old-b/': 'v2', '/v1/a/': 'v1', '/v1/x/': 'v1' };
  const site = { settings: { versions, redirects: {} }, pages: new Map(Object.entries(own).map(([path, id]) => [path, { version: id }])) };
  const to = versions[1] as Version;
  expect(counterpart('/v1/a/', 'v1', to, site)).toEqual({ version: 'v2', path: '/v2/old-b/', exact: true });
  expect(counterpart('/v1/x/', 'v1', to, site)).toEqual({ version: 'v2', path: '/v2/', exact: false });
});

import { expect, test } from 'vitest';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { linkTargets } from '../model/link-targets.ts';
import { checkLinks } from './check-links.ts';

const page = (path: string, hrefs: string[] = []): PageFacts => ({
  record: { title: path, path, relativePath: `content${path}x.md`, key: path, frontmatter: {}, headers: [] },
  version: 'main',
  islands: [],
  ids: [],
  sections: [],
  links: hrefs.map((href) => ({ href, line: 1, column: 1 })),
  files: [],
  frames: [],
  diagnostics: [],
});
const asset: Asset = {
  file: '/picture.png',
  relativePath: 'picture.png',
  path: '/picture.png',
  version: 'main',
  folder: '',
  prefix: '/',
  always: false,
};
type Given = Partial<Parameters<typeof checkLinks>[0]['settings']>;

const settings = { base: '/', site: 'https://example.com', files: { '/made.json': () => '{}' }, redirects: {}, versions: [] };
const home = ['/', '/limits/', '/old.html'];
const noHome = ['/limits/', '/old.html'];

/** Diagnostics about a link on one of the pages. */
function resultMessage(href: string, paths: string[], given: Given): string[] {
  const pages = new Map(paths.map((path) => [path, page(path)]));
  const records = new Map([...pages].map(([path, { record }]) => [path, record]));
  const assets = new Map([['/picture.png', asset]]);
  const links = linkTargets({ settings: { root: '/', versions: [] }, pages, records, assets, aliases: new Map() });
  const check = checkLinks({ pages, records, assets, links, settings: { ...settings, ...given } });
  return check(page('/limits/', [href])).map(({ id }) => id);
}

test.each<[string, string[], Given, string[]]>([
  ['/limits.md', home, {}, []],
  ['/old.html.md', home, {}, []],
  ['/index.md', home, {}, []],
  ['/index.md', noHome, {}, ['link-broken']],
  ['/none.md', home, {}, ['link-broken']],
  ['/limits/.md', home, {}, ['link-broken']],
  ['/search/', home, {}, []],
  ['/search', home, {}, ['link-broken']],
  ['/llms.txt', home, {}, []],
  ['/404.html', home, {}, []],
  ['/404.txt', home, {}, []],
  ['/pages.json', home, {}, []],
  ['/assets/search.json', home, {}, []],
  ['/made.json', home, {}, []],
  ['/picture.png', home, {}, []],
  ['/sitemap.xml', home, {}, []],
  ['/sitemap.xml', home, { base: '/docs/' }, []],
  ['/sitemap.xml', home, { site: '' }, ['link-broken']],
  ['/robots.txt', home, {}, []],
  ['/robots.txt', home, { base: '/docs/' }, ['link-broken']],
  ['/robots.txt', home, { site: '' }, ['link-broken']],
  ['/', home, {}, []],
  ['/', noHome, {}, ['link-broken']],
  ['../', noHome, {}, ['link-broken']],
  ['/', noHome, { files: { '/index.html': () => '' } }, []],
  ['/', noHome, { redirects: { '/': '/limits/' } }, ['link-redirected']],
])('a link to %s from %j with %o: %j', (href, paths, given, ids) => {
  expect(resultMessage(href, paths, given)).toEqual(ids);
});

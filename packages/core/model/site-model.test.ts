import { describe, expect, test } from 'vitest';
import type { Settings, Version } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { Frontmatter } from '../shared/page-record.ts';
import { makeSiteModels, placeOf, type SiteModel } from './site-model.ts';

const version = (id: string, path: string, more: Partial<Version> = {}): Version => ({
  id,
  label: id,
  content: `/${id}`,
  path,
  sidebars: undefined,
  pairs: {},
  ...more,
});

function page(path: string, frontmatter: Frontmatter = {}, id = path.startsWith('/v1/') ? 'v1' : 'v2'): PageFacts {
  const name = path.replace(/\/$/, '');
  const relativePath = `content${name === '' ? '/index' : name}.md`;
  return {
    record: { title: `Title of ${path}`, path, relativePath, key: path, frontmatter, headers: [] },
    version: id,
    ids: [],
    links: [],
    diagnostics: [],
  } as unknown as PageFacts; // the code under test reads nothing else
}

function model(versions: Version[], pages: PageFacts[]): SiteModel {
  const settings = { root: '/', versions, redirects: {}, locale: 'root', locales: [{ key: 'root' }] } as unknown as Settings; // the same
  const [made] = makeSiteModels(settings, pages, []);
  if (!made) throw new Error('A site has at least one language.');
  return made;
}

describe('the sidebar of a page', () => {
  const pages = [page('/'), page('/a/'), page('/b/'), page('/limits/'), page('/hidden/', { sidebar: false })];
  const v2 = version('v2', '/', {
    sidebars: {
      docs: ['/', { label: 'Group', items: ['/a/', { path: '/b/', label: 'Bee' }, '/gone/', '/hidden/'] }],
      reference: ['/limits/', '/a/'],
    },
  });
  const site = model([v2], pages);
  const place = (path: string) => placeOf(pages.find((candidate) => candidate.record.path === path) ?? page(path), site);

  test('is the first one that lists it, with the enclosing groups', () => {
    expect(place('/a/')).toMatchObject({ sidebar: { id: 'v2-docs' }, crumbs: [] });
    expect(place('/b/')).toMatchObject({ crumbs: [{ label: 'Group', path: '/a/' }] });
    expect(place('/limits/')).toMatchObject({ sidebar: { id: 'v2-reference' }, crumbs: [] });
  });

  test('is not named above a page that has the name of its group', () => {
    const named = model([version('v2', '/', { sidebars: { docs: [{ label: 'Title of /b/', items: ['/a/', '/b/'] }] } })], pages);
    expect(placeOf(page('/b/'), named).crumbs).toEqual([]);
  });

  test('has labels from settings, frontmatter and titles, and leaves out hidden and missing pages', () => {
    expect(place('/').sidebar.items).toEqual([
      { path: '/', label: 'Title of /' },
      {
        label: 'Group',
        items: [
          { path: '/a/', label: 'Title of /a/' },
          { path: '/b/', label: 'Bee' },
        ],
      },
    ]);
  });

  test('determines its neighbors; the first page has none before it', () => {
    expect(place('/')).toMatchObject({ previous: undefined, next: { path: '/a/' } });
    expect(place('/b/')).toMatchObject({ previous: { path: '/a/' }, next: undefined });
  });

  test('an unlisted page gets the first sidebar and no neighbors', () => {
    expect(place('/hidden/')).toMatchObject({ sidebar: { id: 'v2-docs' }, previous: undefined, next: undefined });
  });

  test('belongs to its own version, whatever the others are called', () => {
    const hidden = page('/v1/hidden/', {}, 'v1');
    const versions = [version('v1-beta', '/', { sidebars: { docs: ['/'] } }), version('v1', '/v1/', { sidebars: { docs: ['/v1/'] } })];
    expect(placeOf(hidden, model(versions, [page('/', {}, 'v1-beta'), page('/v1/'), hidden]))).toMatchObject({
      sidebar: { version: 'v1' },
    });
  });

  test('frontmatter sets other neighbors, or none', () => {
    const named = page('/a/', { prev: false, next: '/limits/' });
    expect(placeOf(named, site)).toMatchObject({ previous: undefined, next: { path: '/limits/', label: 'Title of /limits/' } });
  });
});

describe('the sidebar without settings', () => {
  test('follows the folders, with an index page first under its title', () => {
    const pages = [page('/'), page('/zebra/'), page('/guide/first/'), page('/guide/second/')];
    const guide = page('/guide/');
    guide.record.relativePath = 'content/guide/index.md';
    const site = model([version('v2', '/')], [...pages, guide]);
    expect(site.sidebars[0]?.items).toEqual([
      { path: '/', label: 'Title of /' },
      { path: '/zebra/', label: 'Title of /zebra/' },
      {
        label: 'Title of /guide/',
        items: [
          { path: '/guide/', label: 'Title of /guide/' },
          { path: '/guide/first/', label: 'Title of /guide/first/' },
          { path: '/guide/second/', label: 'Title of /guide/second/' },
        ],
      },
    ]);
  });

  test('has one entry for a page and the folder with the same name', () => {
    const site = model([version('v2', '/')], [page('/guide/'), page('/guide/first/'), page('/')]);
    expect(site.sidebars[0]?.items).toEqual([
      { path: '/', label: 'Title of /' },
      {
        label: 'Title of /guide/',
        items: [
          { path: '/guide/', label: 'Title of /guide/' },
          { path: '/guide/first/', label: 'Title of /guide/first/' },
        ],
      },
    ]);
  });

  test('contains only pages of its own version', () => {
    const site = model([version('v2', '/'), version('v1', '/v1/')], [page('/'), page('/v1/'), page('/v1/a/')]);
    expect(site.sidebars.map((sidebar) => sidebar.order.map((entry) => entry.path))).toEqual([['/'], ['/v1/', '/v1/a/']]);
  });
});

test('an alias of a page may be any path, but not a bare name', () => {
  const aliases = ['/Is it C#?/', '/old%20name/', 'beside/', 'either/or question?', 'A note', '/new/'];
  const { settings } = model([version('v2', '/')], [page('/'), page('/new/', { aliases })]);
  expect(settings.redirects).toEqual({ '/Is it C#?/': '/new/', '/old name/': '/new/', '/new/beside/': '/new/' });
});

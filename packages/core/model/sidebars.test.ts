import { expect, test } from 'vitest';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';
import { makeSidebars } from './sidebars.ts';

const FILES = [
  'index.md',
  'start.md',
  'guides/index.md',
  'guides/01-first.md',
  'guides/02-second.md',
  'guides/deep/er.md',
  '03-api/one.md',
  '03-api/two.md',
];
const record = (file: string): PageRecord => {
  const path = `/${file.replace(/(^|\/)index\.md$|\.md$/, '$1').replace(/\d+-/g, '')}${/index/.test(file) ? '' : '/'}`;
  return { title: file.replace(/^.*\/|\.md$/g, ''), path, relativePath: file, key: file, frontmatter: {}, headers: [] };
};
const records = new Map(FILES.map((file) => [record(file).path, record(file)]));
records.set('/marked/', { ...record('marked.md'), frontmatter: { sidebar_badge: 'GET' } });

function shown(list: SidebarEntry[]): unknown[] {
  const version = { id: 'main', label: 'main', content: '/site', path: '/', sidebars: { main: list }, pairs: {} };
  const settings = { root: '/site', versions: [version] };
  const navigation = { folders: new Map(), whole: new Map() };
  const links = { page: () => undefined };
  const of = (item: SidebarItem): unknown =>
    isGroup(item)
      ? [item.label, ...(item.open ? ['open'] : []), ...item.items.map(of)]
      : `${item.path}${item.badge ? ` ${item.badge}` : ''}`;
  return makeSidebars(version, { settings, records, navigation, links } as never).flatMap(({ items }) => items.map(of));
}

test.for([
  ['a folder', [{ folder: 'guides/' }], [['index', '/guides/', '/guides/first/', '/guides/second/', '/guides/deep/er/']]],
  [
    'a folder with a label, open',
    ['/start/', { folder: 'guides', label: 'How to', collapsed: false }],
    ['/start/', ['How to', 'open', '/guides/', '/guides/first/', '/guides/second/', '/guides/deep/er/']],
  ],
  ['a folder with a number in its name', [{ folder: 'api/' }], [['API', '/api/one/', '/api/two/']]],
  ['a folder in a group', [{ label: 'All', items: [{ folder: 'api' }] }], [['All', ['API', '/api/one/', '/api/two/']]]],
  [
    'a badge and a link to another site',
    [
      { path: '/start/', badge: 'New' },
      { path: 'https://a.dev/', label: 'A' },
    ],
    ['/start/ New', 'https://a.dev/'],
  ],
  ['the badge of a page, and of its entry', ['/marked/', { path: '/marked/', badge: 'New' }], ['/marked/ GET', '/marked/ New']],
  ['a folder that does not exist', [{ folder: 'none/' }], []],
] as const)('%s', ([, list, expected]) => {
  expect(shown(list as never)).toEqual(expected);
});

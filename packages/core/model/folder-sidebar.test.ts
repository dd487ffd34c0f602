import { expect, test } from 'vitest';
import { sourcePath } from '../content/source/source-path.ts';
import { folderSidebar } from './folder-sidebar.ts';
import { type FolderNavigation, folderNavigation } from './navigation/folder-navigation.ts';

/** Files with their own `order`, navigation files, and the expected sidebar: addresses, with groups as `[label, …]`. */
const CASES: {
  about: string;
  files: readonly string[];
  order?: Readonly<Record<string, number>>;
  beside?: Readonly<Record<string, string>>;
  sidebar: readonly unknown[];
}[] = [
  {
    about: 'the index first, pages before folders, by name',
    files: ['b.md', 'z/y.md', 'z/x.md', 'index.md', 'a.md'],
    sidebar: ['/', '/a/', '/b/', ['Z', '/z/x/', '/z/y/']],
  },
  {
    about: 'posts last, and nothing for addresses that lead nowhere',
    files: ['404.md', 'blog/a.md', 'blog/b.md', 'z/a.md', 'z/b.md'],
    sidebar: [
      ['Z', '/z/a/', '/z/b/'],
      ['Blog', '/blog/a/', '/blog/b/'],
    ],
  },
  { about: 'names in capitals', files: ['cli/a.md', 'cli/b.md'], sidebar: [['CLI', '/cli/a/', '/cli/b/']] },
  { about: 'numbers as numbers', files: ['ch10.md', 'ch2.md'], sidebar: ['/ch2/', '/ch10/'] },
  {
    about: 'by the numbers in names, which are no part of addresses',
    files: ['10-last.md', '2-first.md', '03-part/1. One.md', '03-part/02_two.md', 'other.md'],
    sidebar: ['/first/', ['Part', '/part/One/', '/part/two/'], '/last/', '/other/'],
  },
  { about: 'order before numbers', files: ['1-a.md', '2-b.md', 'c.md'], order: { '2-b.md': 0 }, sidebar: ['/b/', '/a/', '/c/'] },
  {
    about: 'the order of an index page is that of its folder',
    files: ['a.md', 'z/index.md', 'z/y.md'],
    order: { 'a.md': 2, 'z/index.md': 1 },
    sidebar: [['z/index.md', '/z/', '/z/y/'], '/a/'],
  },
  {
    about: 'README and _index are index pages',
    files: ['README.md', 'z/_index.md', 'z/y.md'],
    sidebar: ['/', ['z/_index.md', '/z/', '/z/y/']],
  },
  {
    about: 'Docusaurus: _category_',
    files: ['a.md', 'y/1.md', 'y/2.md', 'z/1.md', 'z/2.md'],
    beside: { 'z/_category_.json': '{ "label": "Zed", "position": 1 }', 'y/_category_.yml': 'label: Why\nposition: 2' },
    sidebar: [['Zed', '/z/1/', '/z/2/'], ['Why', '/y/1/', '/y/2/'], '/a/'],
  },
  {
    about: 'MkDocs: .pages',
    files: ['a.md', 'b.md', 'c.md', 'z/1.md', 'z/2.md'],
    beside: { '.pages': 'nav:\n  - c.md\n  - ...\n  - The A: a.md\n', 'z/.pages': 'title: Zed\n' },
    sidebar: ['/c/', '/b/', ['Zed', '/z/1/', '/z/2/'], { path: '/a/', label: 'The A' }],
  },
  {
    about: 'Nextra: _meta',
    files: ['index.md', 'a.md', 'b.md', 'c.md'],
    beside: {
      '_meta.json': '{ "b": "Bee", "-": { "type": "separator" }, "index": "Start", "c": { "title": "See", "display": "hidden" } }',
    },
    sidebar: [{ path: '/b/', label: 'Bee' }, { path: '/', label: 'Start' }, '/a/'],
  },
  {
    about: 'Nextra: _meta in code, read without running it',
    files: ['a.md', 'b.md'],
    beside: {
      '_meta.ts':
        "import type { MetaRecord } from 'nextra';\nconst meta: MetaRecord = { b: 'Bee', a: { title: 'Ay' } };\nexport default meta;\n",
    },
    sidebar: [
      { path: '/b/', label: 'Bee' },
      { path: '/a/', label: 'Ay' },
    ],
  },
  {
    about: 'Fumadocs: meta.json',
    files: ['a.md', 'b.md', 'c.md'],
    beside: { 'meta.json': '{ "title": "Docs", "pages": ["---Begin---", "b", "...", "[Site](https://example.com)", "a"] }' },
    sidebar: ['/b/', '/c/', '/a/'],
  },
  { about: 'a wiki: .order', files: ['a.md', 'b.md'], beside: { '.order': 'b\na\n' }, sidebar: ['/b/', '/a/'] },
  { about: 'what cannot be read is passed over', files: ['a.md'], beside: { '_meta.json': '{' }, sidebar: ['/a/'] },
];

test.for(CASES)('$about', async ({ files, order = {}, beside = {}, sidebar }) => {
  const pages = files.map((place) => {
    const path = `/${sourcePath(place)}`;
    const given = order[place];
    const frontmatter = given === undefined ? {} : { order: given };
    return { place, record: { title: place, path, relativePath: place, key: path, frontmatter, headers: [] } };
  });
  const navigation = new Map<string, FolderNavigation>();
  for (const [file, text] of Object.entries(beside)) {
    const at = file.lastIndexOf('/') + 1;
    const found = await folderNavigation(file.slice(at), text);
    if (found) navigation.set(file.slice(0, at), found);
  }
  const shown = (entry: ReturnType<typeof folderSidebar>[number]): unknown =>
    typeof entry !== 'string' && 'items' in entry ? [entry.label, ...entry.items.map(shown)] : entry;
  expect(folderSidebar(pages, navigation).map(shown)).toEqual(sidebar);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDuplicatePages } from '../../check/check-sources.ts';
import { findSources, isOutputFolder } from './find-sources.ts';

test.each([
  ['a README is the page of its folder', ['README.md', 'a/readme.mdx'], ['README.md', 'a/readme.mdx'], 0],
  ['not next to an index.md', ['README.md', 'index.md'], ['index.md'], 0],
  ['not next to a page at the address of its folder', ['a.md', 'a/README.md'], ['a.md'], 0],
  ['a name that starts with _ is a part of other pages', ['_a.mdx', '_b/c.md', '_index.md'], ['_index.md', '_b/c.md'], 0],
  ['two READMEs are twins', ['README.md', 'README.mdx'], ['README.md', 'README.mdx'], 1],
  ['two READMEs are twins, whatever their case', ['README.md', 'readme.mdx'], ['README.md', 'readme.mdx'], 1],
  ['the Home.md of a wiki is its home page', ['Home.md', '_Sidebar.md', 'About.md', 'README.md'], ['Home.md', 'About.md'], 0],
  ['in other folders, it is an ordinary page', ['About.md', 'Home.md', 'README.md'], ['README.md', 'About.md', 'Home.md'], 0],
  ['two READMEs next to an index.md are ignored', ['README.md', 'README.mdx', 'index.md'], ['index.md'], 0],
])('%s', async (_, files, kept, twins) => {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), '# Page\n');
  }
  const { sources, diagnostics } = await findSources(
    { id: 'main', label: 'main', content: root, path: '/', sidebars: undefined, pairs: {} },
    root,
  );
  expect(diagnostics).toEqual([]);
  expect(sources.map(({ relativePath }) => relativePath)).toEqual(kept);
  expect(checkDuplicatePages({ sources }).map(({ id }) => id)).toEqual(Array(twins).fill('address-duplicate'));
});

test.each([
  ['/site/dist', true],
  ['/site/dist/index.html', true],
  ['/site/dist.hosting/headers.json', true],
  ['/site/dist.42-177-0a1b2c3d.new', true],
  ['/site/dist.hosting.42-177-0a1b2c3d.old/nginx', true],
  ['/site/dist.lock', true],
  ['/site/dist.md', false],
  ['/site/distances/index.md', false],
  ['/site/guide/dist', false],
])('%s: %s', (file, expected) => {
  expect(isOutputFolder(file, '/site/dist')).toBe(expected);
});

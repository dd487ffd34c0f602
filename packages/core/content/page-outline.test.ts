import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compile-page.ts';
import { pageOutline } from './page-outline.ts';
import type { Source } from './source/find-sources.ts';

const source = (relativePath: string): Source => ({
  file: `/${relativePath}`,
  relativePath: `working_with-files${path.extname(relativePath)}`,
  path: '/working_with-files/',
  version: 'main',
  folder: '',
  prefix: '/',
});
const options = { base: '/', names: { 'the name': 'Named' }, components: new Map() };

test.for([
  ['a.md', '---\ntitle: By frontmatter\n---\n\n# Heading', 'By frontmatter'],
  ['a.md', '---\ntitle: Limits of {{the name}}\n---', 'Limits of Named'],
  ['a.mdx', '---\ntitle: {{the name}} and its limits\n---', 'Named and its limits'],
  ['a.md', '# Heading', 'Heading'],
  ['a.md', '  #   Heading  ', 'Heading'],
  ['a.md', '# With `code`, *stress* and [a link](/x/)', 'With code, stress and a link'],
  ['a.md', '# An entity &amp; a \\* star', 'An entity & a * star'],
  ['a.md', '# Given {#slug}', 'Given'],
  ['a.md', '# Closed #', 'Closed'],
  ['a.md', 'Underlined\n==========\n\nText', 'Underlined'],
  ['a.md', 'Text first.\n\n# Heading', 'Heading'],
  ['a.md', '```sh\n# a comment\n```\n\n# Heading', 'Heading'],
  ['a.md', '```text\n```js\n# no title\n```\n\n# Heading', 'Heading'],
  ['a.md', '1. ```\n   a\n   ```\n\n# Heading', 'Heading'],
  ['a.md', '```\na\n```\n===\n\n# Heading', 'Heading'],
  ['a.md', '---\n# a comment\nsidebar: Short\n---\n\n# Heading', 'Heading'],
  ['a.md', '## Only one heading', 'Only one heading'],
  ['a.md', '## A part\n\n## Another', 'Working with files'],
  ['a.md', 'Text.\n\n## A part', 'Working with files'],
  ['a.md', '---\nlayout: home\nhero:\n  name: A *name*\n---\n', 'A *name*'],
  ['a.md', '<h1 align="center">\n  My &amp; <b>Project</b>\n</h1>\n\n## Part', 'My & Project'],
  ['a.md', '<h1>Foo &mdash; Bar&#39;s&nbsp;docs</h1>', "Foo — Bar's docs"],
  ['a.md', '<h1><img src="https://x.y/a.png" alt="My Project"></h1>', 'My Project'],
  ['a.md', '`<h1>x</h1>`\n\n```\n<h1>y</h1>\n```\n\n<!-- <h1>z</h1> -->', 'Working with files'],
  ['a.md', '<h1>By tag</h1>\n\n# Heading', 'Heading'],
  ['a.mdx', '<h1>{{the name}} by tag</h1>', 'Named by tag'],
  ['a.md', '', 'Working with files'],
  ['a.mdx', '# A page of {{the name}}', 'A page of Named'],
  ['a.mdx', '# Sum {1 + 1}', 'Sum'],
] as const)('%s: %j has the title “%s”, compiled or not', async ([file, text, title]) => {
  expect(pageOutline(source(file), text, options.names).title).toBe((await compilePage(source(file), text, options)).record.title);
  expect(pageOutline(source(file), text, options.names).title).toContain(title);
});

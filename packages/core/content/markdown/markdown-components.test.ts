import { expect, test } from 'vitest';
import { AuthorError } from '../../shared/author-error.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { compilePage } from '../compile-page.ts';
import { expandMarkdownComponents } from './markdown-components.ts';

const components = new Map<string, ContentComponent>([
  ['Twice', { kind: 'markdown', write: ({ text = '' }) => `${text}\n\n${text}\n` }],
  ['Wrong', { kind: 'markdown', write: () => Promise.reject(new AuthorError('It is wrong.', 'Make it right.')) }],
]);

test.each([
  ['it writes', '<Twice text="a b" />', 'a b\n\na b'],
  ['without attributes', '<Twice />', ''],
  ['not within a line', 'x <Twice text="a" />', 'x <Twice text="a" />'],
  ['not in a code block', '```\n<Twice text="a" />\n```', '```\n<Twice text="a" />\n```'],
  ['after a code block that contains other fences', '````\n```\n````\n<Twice text="a" />', '````\n```\n````\na\n\na'],
  [
    'in a code block that contains a fence with a language',
    '```text\n```js\n<Twice text="a" />\n```',
    '```text\n```js\n<Twice text="a" />\n```',
  ],
  ['after a code block in a list', '1. ```\n   a\n   ```\n\n<Twice text="a" />', '1. ```\n   a\n   ```\n\na\n\na'],
  ['other components are left alone', '<Tabs />', '<Tabs />'],
])('%s', async (_, source, expected) => expect((await expandMarkdownComponents(source, components)).text).toBe(expected));

test('every line maps to its source', async () => {
  const { text, lineOf } = await expandMarkdownComponents('one\n<Twice text="x" />\nthree', components);
  expect(text.split('\n').map((_, index) => lineOf(index + 1))).toEqual([1, 2, 2, 2, 3]);
});

async function mistakesOf(text: string) {
  const source = { file: '/x.mdx', relativePath: 'x.mdx', path: '/x/', version: 'main', folder: '', prefix: '/' };
  const page = await compilePage(source, text, { base: '/', names: {}, components });
  return { page, diagnostics: page.diagnostics.map(({ id, line, message }) => ({ id, line, message })) };
}

test('diagnostics and links have locations in the source', async () => {
  const { page, diagnostics } = await mistakesOf('# Title\n\n<Twice text="## A" />\n\n<Wrong />\n\n[link](/y/)\n\n#### Too deep');
  expect(diagnostics).toEqual(
    expect.arrayContaining([
      { id: 'component-failed', line: 5, message: '<Wrong>: It is wrong.' },
      { id: 'heading-jump', line: 9, message: expect.stringContaining('Too deep') },
    ]),
  );
  expect(page.links).toContainEqual({ href: '/y/', line: 7, column: 8 });
});

test('its output is treated like other Markdown: highlighted, listed, and in the copy', async () => {
  const { page } = await mistakesOf('# Title\n\n<Twice text="`code`" />\n');
  expect(page.html).toContain('<code>code</code>');
  expect(page.markdown).toBe('# Title\n\n`code`\n\n`code`\n');
});

test('inline use is reported', async () => {
  const { diagnostics } = await mistakesOf('# Title\n\ntext <Twice text="a" /> text');
  expect(diagnostics).toEqual([{ id: 'component-failed', line: 3, message: '<Twice>: This component must be on a line of its own.' }]);
});

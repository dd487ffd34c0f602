import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

test.for([
  ['frontmatter goes, the title comes', '---\ntitle: T\n---\n\nText.', '# T\n\nText.\n'],
  ['a title that is there stays', '# Own\n\nText.', '# Own\n\nText.\n'],
  ['tabs become labels', '# T\n\n<Tabs>\n<Tab label="Node.js">\n\nText.\n\n</Tab>\n</Tabs>', '# T\n\n**Node.js**\n\nText.\n'],
  ['asides become labels', '# T\n\n:::tip Do so\nText.\n:::', '# T\n\n**Do so**\n\nText.\n'],
  ['asides without a title have their kind', '# T\n\n:::warning\nText.\n:::', '# T\n\n**Warning**\n\nText.\n'],
  ['diagrams become their text alternative', '# T\n\n<Flow\n  alt="A leads to B"\n  steps={[]}\n/>', '# T\n\n*A leads to B*\n'],
  ['inline components leave their text', '# T\n\nThis is <Badge>new</Badge>.', '# T\n\nThis is new.\n'],
  ['slugs of headings go', '# T\n\n## Part {#part #old}', '# T\n\n## Part\n'],
  ['a line stays empty after them', '# T\n\n## Part {#part}\n\n```js\nx\n```', '# T\n\n## Part\n\n```js\nx\n```\n'],
  ['escapes that only .mdx needs go', '# T\n\n\\{ and \\<', '# T\n\n{ and <\n'],
  ['code stays, its marks go', '# T\n\n```js title="a.js" {1}\n<Tabs>\n:::\n## x {#y}\n```', '# T\n\n```js\n<Tabs>\n:::\n## x {#y}\n```\n'],
] as const)('%s', ([, source, expected]) => {
  expect(plainMarkdown(source, 'T')).toBe(expected);
});

test('plain Markdown stays as it is', () => {
  const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z.]$/);
  fc.assert(
    fc.property(words, fc.array(words), (title, paragraphs) => {
      const text = [`# ${title}`, ...paragraphs].join('\n\n');
      expect(plainMarkdown(text, 'Other')).toBe(`${text}\n`);
    }),
  );
});

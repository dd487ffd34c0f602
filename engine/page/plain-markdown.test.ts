import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

test.for([
  ['frontmatter goes, the title comes', '---\ntitle: T\n---\n\nText.', '# T\n\nText.\n'],
  ['a title that is there stays', '# Own\n\nText.', '# Own\n\nText.\n'],
  ['tabs become labels', '# T\n\n<Tabs>\n<Tab label="Node.js">\n\nText.\n\n</Tab>\n</Tabs>', '# T\n\n**Node.js**\n\nText.\n'],
  ['asides become labels', '# T\n\n:::tip Do so\nText.\n:::', '# T\n\n**Do so**\n\nText.\n'],
  ['asides with a title in brackets', '# T\n\n:::tip[Do so]\nText.\n:::', '# T\n\n**Do so**\n\nText.\n'],
  ['asides without a title have their kind', '# T\n\n:::warning\nText.\n:::', '# T\n\n**Warning**\n\nText.\n'],
  ['diagrams become their text alternative', '# T\n\n<Flow\n  alt="A leads to B"\n  steps={[]}\n/>', '# T\n\n*A leads to B*\n'],
  ['cards become links', '# T\n\n<LinkCard href="/x/" title="X">About x.</LinkCard>', '# T\n\n- [X](/x/): About x.\n'],
  [
    'in whatever order',
    '# T\n\n<LinkCard title="X" href="/x/" />\n<LinkCard title="Y" href="/y/">Y.</LinkCard>',
    '# T\n\n- [X](/x/)\n- [Y](/y/): Y.\n',
  ],
  ['inline components leave their text', '# T\n\nThis is <Badge>new</Badge>.', '# T\n\nThis is new.\n'],
  ['slugs of headings go', '# T\n\n## Part {#part #old}', '# T\n\n## Part\n'],
  ['other braces of headings stay', '# T\n\n## /users/{id}\n\n## {#a b}', '# T\n\n## /users/{id}\n\n## {#a b}\n'],
  ['a line stays empty after them', '# T\n\n## Part {#part}\n\n```js\nx\n```', '# T\n\n## Part\n\n```js\nx\n```\n'],
  ['escapes that only .mdx needs go', '# T\n\n\\{ and \\<', '# T\n\n{ and <\n'],
  ['code stays, its marks go', '# T\n\n```js title="a.js" {1}\n<Tabs>\n:::\n## x {#y}\n```', '# T\n\n```js\n<Tabs>\n:::\n## x {#y}\n```\n'],
  [
    'a fence ends at one as long as itself',
    '# T\n\n````md\n```js {1}\n<Tabs>\n:::tip x\n```\n````',
    '# T\n\n````md\n```js {1}\n<Tabs>\n:::tip x\n```\n````\n',
  ],
  ['a fence of tildes too', '# T\n\n~~~md {1}\n```\n<A>\n~~~', '# T\n\n~~~md\n```\n<A>\n~~~\n'],
  ['empty lines in code stay', '# T\n\n```\na\n\n\nb\n```', '# T\n\n```\na\n\n\nb\n```\n'],
  [
    'code within a line stays',
    '# T\n\n`Map<String, List<Foo>>`, `<TOKEN>` and `\\<`',
    '# T\n\n`Map<String, List<Foo>>`, `<TOKEN>` and `\\<`\n',
  ],
  ['an escaped tag is text', '# T\n\nYour \\<TOKEN>.', '# T\n\nYour <TOKEN>.\n'],
  ['a comment in code is no title', '```sh\n# x\n```', '# T\n\n```sh\n# x\n```\n'],
] as const)('%s', ([, source, expected]) => {
  expect(plainMarkdown(source, 'T', true)).toBe(expected);
});

test.for([
  ['what looks like a tag', 'Set <YOUR_KEY>, a Map<String, List<Foo>> or \\<Tab>.'],
  ['what looks like a tag in code', '`name:json=<JSON>`'],
] as const)('%s stays in .md', ([, text]) => {
  expect(plainMarkdown(text, 'T', false)).toBe(`# T\n\n${text}\n`);
});

test('plain Markdown stays as it is', () => {
  const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z.]$/);
  fc.assert(
    fc.property(words, fc.array(words), (title, paragraphs) => {
      const text = [`# ${title}`, ...paragraphs].join('\n\n');
      expect(plainMarkdown(text, 'Other', false)).toBe(`${text}\n`);
    }),
  );
});

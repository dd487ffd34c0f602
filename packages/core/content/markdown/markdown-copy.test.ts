import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_BASE, relativeFrom } from '../../shared/any-base.ts';
import { markdownCopy } from './markdown-copy.ts';

const page = { title: undefined, mdx: true, path: '/a/b/', base: '/docs/', resolveFile: () => undefined };

test('a title from frontmatter shows its angle brackets', () => {
  expect(markdownCopy('Text.', { ...page, title: 'pnpm add <pkg>, 1 < 2' })).toBe('# pnpm add \\<pkg>, 1 < 2\n\nText.\n');
});

test.for([
  ['frontmatter goes', '---\ntitle: T\n---\n\nText.', 'Text.\n'],
  ['tabs become labels', '# T\n\n<Tabs>\n<Tab label="Node.js">\n\nText.\n\n</Tab>\n</Tabs>', '# T\n\n**Node.js**\n\nText.\n'],
  ['asides become labels', '# T\n\n:::tip Do so\nText.\n:::', '# T\n\n**Do so**\n\nText.\n'],
  ['asides with a title in brackets', '# T\n\n:::tip[Do so]\nText.\n:::', '# T\n\n**Do so**\n\nText.\n'],
  ['asides without a title show their kind', '# T\n\n:::warning\nText.\n:::', '# T\n\n**Warning**\n\nText.\n'],
  ['diagrams become their text alternative', '# T\n\n<Flow\n  alt="A leads to B"\n  steps={[]}\n/>', '# T\n\n*A leads to B*\n'],
  ['whatever their other attributes contain', '# T\n\n<Flow edges={["A -> B", {b: {}}]} alt="A > B" up=\'<\' />', '# T\n\n*A > B*\n'],
  [
    'only from their own tag',
    '# T\n\n<Figure alt="A">caption</Figure>\n\nText.\n\n<Flow edges={["A -> B"]} alt="B" />',
    '# T\n\ncaption\n\nText.\n\n*B*\n',
  ],
  ['not from other tags', '# T\n\n<Figure title="A">\n\nalt="C" Text.\n\n</Figure>\n\n<Badge />', '# T\n\nalt="C" Text.\n'],
  ['cards become links', '# T\n\n<LinkCard href="/x/" title="X">About x.</LinkCard>', '# T\n\n- [X](/docs/x/): About x.\n'],
  [
    'in whatever order',
    '# T\n\n<LinkCard title="X" href="/x/" />\n<LinkCard title="Y" href="/y/">Y.</LinkCard>',
    '# T\n\n- [X](/docs/x/)\n- [Y](/docs/y/): Y.\n',
  ],
  [
    'attributes in single quotes or braces',
    "# T\n\n<LinkCard href='/x/' title={\"X\"} />\n\n<Tabs>\n<Tab label={'A'}>\n\nText.\n\n</Tab>\n</Tabs>\n\n<Flow alt='A to B' />",
    '# T\n\n- [X](/docs/x/)\n\n**A**\n\nText.\n\n*A to B*\n',
  ],
  [
    'components of other tools become the same as ours',
    '# T\n\nimport Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="npm">\n\nText.\n\n</TabItem>\n</Tabs>\n\n<Warning>\n\nMind.\n\n</Warning>\n\n<Accordion title="More">\n\nWords.\n\n</Accordion>',
    '# T\n\n**npm**\n\nText.\n\n**Warning**\n\nMind.\n\n**More**\n\nWords.\n',
  ],
  ['a description of a card', '# T\n\n<LinkCard href="/x/" title="X" description="About x." />', '# T\n\n- [X](/docs/x/): About x.\n'],
  ['comments go', '# T\n\n{/* not\nsaid */}\n\nText.', '# T\n\nText.\n'],
  ['inline components leave their text', '# T\n\nThis is <Badge>new</Badge>.', '# T\n\nThis is new.\n'],
  ['heading ids are removed', '# T\n\n## Part {#part #old}', '# T\n\n## Part\n'],
  ['other braces of headings stay', '# T\n\n## /users/{id}\n\n## {#a b}', '# T\n\n## /users/{id}\n\n## {#a b}\n'],
  ['a blank line stays after them', '# T\n\n## Part {#part}\n\n```js\nx\n```', '# T\n\n## Part\n\n```js\nx\n```\n'],
  ['escapes needed only in .mdx are removed', '# T\n\n\\{ and \\<', '# T\n\n{ and <\n'],
  [
    'code keeps its name but not its line markers',
    '# T\n\n```js {2} title="a.js" {1}\n<Tabs>\n:::\n## x {#y}\n```',
    '# T\n\n```js title="a.js"\n<Tabs>\n:::\n## x {#y}\n```\n',
  ],
  [
    'a fence ends at one of the same length',
    '# T\n\n````md\n```js {1}\n<Tabs>\n:::tip x\n```\n````',
    '# T\n\n````md\n```js {1}\n<Tabs>\n:::tip x\n```\n````\n',
  ],
  ['tilde fences too', '# T\n\n~~~md {1}\n```\n<A>\n~~~', '# T\n\n~~~md\n```\n<A>\n~~~\n'],
  ['a name in brackets is kept too', '# T\n\n```js{1} [a.js]\nx\n```', '# T\n\n```js title="a.js"\nx\n```\n'],
  ['line comments for highlighting are removed', '# T\n\n```js\nx // [!code ++]\ny\n```', '# T\n\n```js\nx\ny\n```\n'],
  ['empty lines in code stay', '# T\n\n```\na\n\n\nb\n```', '# T\n\n```\na\n\n\nb\n```\n'],
  [
    'inline code is unchanged',
    '# T\n\n`Map<String, List<Foo>>`, `<TOKEN>` and `\\<`',
    '# T\n\n`Map<String, List<Foo>>`, `<TOKEN>` and `\\<`\n',
  ],
  ['an escaped tag is text', '# T\n\nYour \\<TOKEN>.', '# T\n\nYour <TOKEN>.\n'],
  [
    'links include the base path',
    '# T\n\n[`x`](/x/) <a title="`y`" href="/y/">y</a>',
    '# T\n\n[`x`](/docs/x/) <a title="`y`" href="/docs/y/">y</a>\n',
  ],
  ['not in code', '# T\n\n`[x](/x/)`\n\n```\n[y]: /y/\n```', '# T\n\n`[x](/x/)`\n\n```\n[y]: /y/\n```\n'],
  ['nor in an escaped tag', '# T\n\n\\<a href="/x/">', '# T\n\n<a href="/x/">\n'],
] as const)('%s', ([, source, expected]) => {
  expect(markdownCopy(source, page)).toBe(expected);
});

test.for([
  ['text that looks like a tag', 'Set <YOUR_KEY>, a Map<String, List<Foo>> or \\<Tab>.'],
  ['code that looks like a tag', '`name:json=<JSON>`'],
] as const)('%s stays in .md', ([, text]) => {
  expect(markdownCopy(text, { ...page, mdx: false })).toBe(`${text}\n`);
});

test('what another tool shows besides the content stays', () => {
  const listing = ':::Listing{number="1-1" file-name="main.rs" caption="Says `x`"}\n\n```rust\nx\n```\n\n:::';
  expect(markdownCopy(listing, { ...page, mdx: false })).toBe('main.rs Says `x`\n\n```rust\nx\n```\n');
});

test('a title is added if the page has none', () => {
  expect(markdownCopy('---\nsidebar: S\n---\n\nText.', { ...page, title: 'T' })).toBe('# T\n\nText.\n');
});

test('in a relocatable build, links are relative to the copy', () => {
  const copy = markdownCopy('[x](/x/#s) [y](../y/)', { ...page, base: ANY_BASE });
  expect(relativeFrom('/a/b.md', copy)).toBe('[x](../x/#s) [y](../a/y/)\n');
});

test('plain Markdown is unchanged', () => {
  const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z.]$/);
  fc.assert(
    fc.property(words, fc.array(words), (title, paragraphs) => {
      const text = [`# ${title}`, ...paragraphs].join('\n\n');
      expect(markdownCopy(text, { ...page, mdx: false })).toBe(`${text}\n`);
    }),
  );
});

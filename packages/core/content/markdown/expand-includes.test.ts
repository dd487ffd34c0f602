import { expect, test } from 'vitest';
import { expandIncludes, splitIncludes } from './expand-includes.ts';

const FILES: Readonly<Record<string, string>> = {
  'props.mdx': 'Is {props.a} and {props.b}.\n',
  'parts.md': '# A\n\n## Part one\n\n### Inner\n\nText\n## Two\n',
  'a.rs': 'one\n// ANCHOR: mid\ntwo\n// ANCHOR_END: mid\nthree\n',
  'r.ts': '// #region x\na\n// #region y\nb\n// #endregion\nc\n// #endregion x\nd\n',
  's.py': 'a\n# --8<-- [start:p]\nb\n# --8<-- [end:p]\n',
  't.md': '---\ntitle: T\n---\nText\n\nMore\n',
  'fence.md': '```js\na\n```\n',
  'loop.md': 'again\n{{#include loop.md}}\n',
  'outer.md': 'outer\n{{#include a.rs:mid}}\n',
  'd1.md': '{{#include d2.md}}',
  'd2.md': '{{#include d3.md}}',
  'd3.md': '{{#include d4.md}}',
  'd4.md': '{{#include d5.md}}',
  'd5.md': '5 {{#x}}\n{{#include d6.md}}',
  'd6.md': '6',
};

/** Source → its expansion. */
const CASES: readonly (readonly [what: string, written: string, expanded: string])[] = [
  ['VitePress code', '<<< @/r.ts', '```ts\na\nb\nc\nd\n```'],
  ['VitePress code with marked lines and a label', '<<< ./r.ts#y{1,3-4 js} [b]', '```js {1,3-4} [b]\nb\n```'],
  ['VitePress region with a nested one', '  <<< r.ts#x', '  ```ts\n  a\n  b\n  c\n  ```'],
  ['VitePress code that contains a fence', '<<< fence.md', '````md\n```js\na\n```\n````'],
  ['VitePress text', '<!--@include: ./t.md-->', 'Text\n\nMore'],
  ['VitePress text from a line to the end', '<!-- @include: ./t.md{6,} -->', 'More'],
  ['VitePress text up to a line', '<!--@include: ./t.md{4,4}-->', 'Text'],
  ['VitePress in a fence', '```\n<<< r.ts\n<!--@include: ./t.md-->\n```', '```\n<<< r.ts\n<!--@include: ./t.md-->\n```'],
  ['mdBook file', '```rust\n{{#include a.rs}}\n```', '```rust\none\ntwo\nthree\n```'],
  ['mdBook line', '{{#include a.rs:1}}', 'one'],
  ['mdBook lines', '{{#rustdoc_include a.rs:3:}}', 'two\nthree'],
  ['mdBook lines up to one', '{{#include a.rs::3}}', 'one\ntwo'],
  ['mdBook anchor', '{{#include a.rs:mid}}', 'two'],
  ['mdBook playground', '{{#playground a.rs editable}}', '```rs\none\ntwo\nthree\n```'],
  ['mdBook escape', '\\{{#include a.rs}}', '\\{{#include a.rs}}'],
  ['MkDocs section', '```py\n--8<-- "s.py:p"\n```', '```py\nb\n```'],
  ['MkDocs lines', '    --8<-- "a.rs:1:1,5:5"', '    one\n    three'],
  ['MkDocs block', 'x\n--8<--\nt.md\n; a.rs\ns.py:p\n--8<--\ny', 'x\nText\n\nMore\nb\ny'],
  ['nested', 'x\n{{#include outer.md}}\ny', 'x\nouter\ntwo\ny'],
  ['five deep', '{{#include d1.md}}', '5 {{#x}}\n{{#include d6.md}}'],
  ['itself', '{{#include loop.md}}', 'again\n{{#include loop.md}}'],
  ['no such file', '<<< @/none.ts', '<<< @/none.ts'],
  ['no such part', '{{#include a.rs:none}}', '{{#include a.rs:none}}'],
  ['no such line', '{{#include a.rs:90}}', '{{#include a.rs:90}}'],
  ['MDX partial', "import T from './t.md';\n\n<T />\n", '\nText\n\nMore\n'],
  ['MDX partial with attributes', 'import T from \'./props.mdx\';\n<T a="b" />', 'Is b and .'],
  [
    'MDX text of a file',
    'import A from \'!!raw-loader!./a.rs\';\nimport R from \'./r.ts?raw\';\n\n<CodeBlock language="rust" title="b">\n  {A}\n</CodeBlock>\n\n<Code code={R} />',
    '\n```rust title="b"\none\ntwo\nthree\n```\n\n```ts\na\nb\nc\nd\n```',
  ],
  ['MDX picture', "import p from './p.png';\n\n<img src={p} />", '\nexport const p = "./p.png";\n\n\n<img src={p} />'],
  ['MDX image as a component', "import P from './p.svg';\n\n<P />", "import P from './p.svg';\n\n<P />"],
  ['VitePress text below a heading', '<!--@include: ./parts.md#part-one-->', '## Part one\n\n### Inner\n\nText'],
];

const expand = (text: string) =>
  splitIncludes(
    expandIncludes({ file: 'page.mdx', text }, (name) => {
      const file = name.replace(/^(?:@|\.)\//, '');
      const found = FILES[file];
      return found === undefined ? undefined : { file, text: found };
    }),
  );

test.for(CASES)('%s: %j', ([, written, expanded]) => {
  expect(expand(written).text).toBe(expanded);
});

test('a partial is read in .md as well', () => {
  const text = "import T from './t.md';\n\n<T />\n";
  const expanded = expandIncludes({ file: 'page.md', text }, (file) => ({ file, text: 'Text' }));
  expect(splitIncludes(expanded).text).toBe('\nText\n');
});

test('line numbers still match', () => {
  const { text, lineOf } = expand('x\n{{#include outer.md}}\ny');
  expect(text.split('\n').map((line, at) => `${lineOf(at + 1)} ${line}`)).toEqual(['1 x', '2 outer', '2 two', '3 y']);
});

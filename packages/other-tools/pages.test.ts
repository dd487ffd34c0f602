import { expect, it } from 'vitest';
import { compilePage } from '../core/content/compile-page.ts';
import { contentComponents } from '../core/theme/content/index.ts';
import { DIALECTS } from './dialects/dialects.ts';

const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
const options = { base: '/', names: {}, components: new Map(Object.entries(contentComponents)), dialects: DIALECTS };

it.each([
  ['!!! note "A *b*"\n    Text.\n\nlast', ['A *b*', 'Text.', 'last']],
  ['=== "A {b}"\n    Text.\n\n=== "B"\n    More.\n\nlast', ['A {b}', 'Text.', 'More.', 'last']],
  ['<X title="A `b`" href="/c/" description="D" />', ['<p><a href="/c/">A <code>b</code></a>: D</p>']],
  ['<X href="/c/">words</X>', ['<a href="/c/">words</a>']],
  ['```{note} A *b*\n:class: x\nText.\n```\n\nlast', ['aside note', 'A *b*', 'Text.', 'last']],
  [':::{seealso}\n```{code-block} js\n:linenos:\n\nlet a\n```\n:::\n\nlast', ['See also', 'JavaScript', '<code><span', 'last']],
  ['````{tab-set}\n```{tab-item} A\nText.\n```\n```{tab-item} B\nMore.\n```\n````', ['>A<', '>B<', 'Text.', 'More.']],
  ['```{toctree}\n:caption: C\na\nWords <b/c>\n```', ['<a href="a">a</a>', '<a href="b/c">Words</a>']],
  ['(place)=\n## B\n\n% hidden\n{kbd}`K` {doc}`W <d>` {ref}`x`', ['id="place"', '<kbd>K</kbd>', '<a href="d">W</a> x']],
  ['```{strange} a\nText.\n```', ['Text.']],
  ['<X title="A">\n\nText.\n\n</X>', ['<p>Text.</p>']],
])('syntax of other tools keeps its text, in order: %j', async (text, words) => {
  const { html } = await compilePage(source, `# A\n\n${text}\n`, options);
  const places = words.map((word) => html.indexOf(word));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

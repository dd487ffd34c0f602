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
  ['<X title="A">\n\nText.\n\n</X>', ['<p>Text.</p>']],
])('what another tool writes keeps its text, in order: %j', async (text, words) => {
  const { html } = await compilePage(source, `# A\n\n${text}\n`, options);
  const places = words.map((word) => html.indexOf(word));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

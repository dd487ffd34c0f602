import { createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ContentComponent } from '../shared/content-component.ts';
import { fileDiagnostic } from '../shared/diagnostic.ts';
import { unescapeHtml } from '../shared/escape.ts';
import { contentComponents } from '../theme/content/index.ts';
import { compilePage } from './compile-page.ts';
import type { CompiledPage } from './source/compiled-page.ts';
import type { PageTransform } from './transform-page.ts';

const PARTS = [
  '# A "title"',
  '## Head `code` [link](/x/ "t")',
  '## Two anchors {#first #second}',
  'Text "q" & \'x\' > y, **bold** ~~del~~ https://a.b and a\\\nbreak.',
  '- tight "q"\n  ```js\n  let x = "1";\n  ```\n- b',
  '1. loose\n\n   ```\n   z\n   ```\n\n2. two',
  '> quote\n>\n> ```yaml title="a.yml" {1}\n> a: 1\n> ```',
  '| a | |\n|--|:-:|\n| `x` "q" | y\\| |',
  '    indented "x" &lt;Code n="0"/&gt;',
  '![a"b](https://x.y/x.png "t") [www.x.com](https://y.z)',
  '- [ ] task\n- [x] done',
  '[ref]: /q/ "T"\n\n[x][ref] \\<b\\> &lt;Code n="0"/&gt; &copy; é “日本”',
];

function pageOf(text: string, components: ReadonlyMap<string, ContentComponent> = new Map(), file = 'x.md'): Promise<CompiledPage> {
  const source = { file: `/${file}`, relativePath: file, folder: '', prefix: '/', path: '/x/', version: 'v1' };
  return compilePage(source, text, { base: '/', names: {}, components });
}

async function articleOf(text: string): Promise<string> {
  return (await pageOf(text)).html;
}

it('gives the same HTML as the compiler for pages with tags and components', async () => {
  const texts = [...PARTS, PARTS.join('\n\n'), PARTS.toReversed().join('\n\n')];
  for (const text of texts) {
    const longer = await articleOf(`${text}\n\n<!-- tag -->\n`);
    // React and the compiler differ in whether they escape quotation marks in text.
    expect(unescapeHtml(await articleOf(`${text}\n`))).toBe(unescapeHtml(longer.replace(/\n<!-- tag -->$/, '')));
  }
});

it.each([
  ['Until 00:00 UTC, key:value, :foo[b*a*r] and 🎉 a:b', '<p>Until 00:00 UTC, key:value, :foo[b*a*r] and 🎉 a:b</p>'],
  ['Until 00:00 UTC, key:value and 🎉 a:b', '<p>Until 00:00 UTC, key:value and 🎉 a:b</p>'],
  ['::leaf[text]', '<p>::leaf[text]</p>'],
  ['# T\n\n## At **10:30** `a:b`', '<h2 id="at-1030-ab">At <strong>10:30</strong> <code>a:b</code>'],
  [':::note\nAt 10:30\n:::', '<p>At 10:30</p>'],
  [':::note\nText\n:::\n\nkey:value at 00:00, :foo[b*a*r]', '<p>key:value at 00:00, :foo[b*a*r]</p>'],
])('a colon in text stays: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  [':::image\n\nafter\n\n## End\n\nlast', ['after', '</aside>', 'End', 'last'], ['aside-open', 'aside-unknown']],
  [':::info\nText.\n:::\n\nlast', ['Info', 'Text.', 'last'], []],
  ['::: info\nText.\n:::\n\nlast', ['Info', 'Text.', 'last'], []],
  [':::strange\nText.\n:::\n\nlast', ['Strange', 'Text.', 'last'], ['aside-unknown']],
  [':::info Good to know\nText.\n:::', ['Good to know', 'Text.'], []],
  ['::: code-group\n```js [a.js]\nx\n```\n```sh\ny\n```\n:::\n\nlast', ['a.js', '>sh<', '<code>x', '<code>', 'last'], []],
  ['::: details Title\nText.\n:::\n\nlast', ['<summary>Title', 'Text.', '</details>', 'last'], []],
])('an aside of an unknown kind keeps its text, in order: %j', async (text, words, ids) => {
  const { html, diagnostics } = await pageOf(`# A\n\n${text}\n`, new Map(Object.entries(contentComponents)));
  const places = words.map((word) => html.indexOf(word));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(diagnostics.map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['> [!NOTE]\n> Some *words*.', 'note', ['Note', '</p>', '<p>Some <em>words</em>.</p>']],
  ['> [!WARNING]\n>\n> First.\n>\n> Second.', 'warning', ['Warning', '<p>First.</p>', '<p>Second.</p>']],
  ['> [!tip]- Good to know\n> Text.', 'tip', ['Good to know', '<p>Text.</p>']],
  ['> [!example|data]\n> Text.', 'note', ['Example', '<p>Text.</p>']],
  ['> [!example]\n> Text.', 'note', ['Example', '<p>Text.</p>']],
  ['> [!tip] Set the <u>place</u> of `a` *now*\n> Text.', 'tip', ['Set the place of a now</p>', '<p>Text.</p>']],
  ['> [!info] See [this](#a).', 'note', ['See</p>', '<p><a href="#a">this</a>.</p>']],
])('a quotation that starts with the name of an aside is an aside: %j', async (text, kind, words) => {
  const { html, diagnostics } = await pageOf(`# A\n\n${text}\n`, new Map(Object.entries(contentComponents)));
  expect(html).toContain(`<aside class="aside ${kind}">`);
  expect(html).not.toContain('[!');
  const places = words.map((word) => html.indexOf(word));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(diagnostics).toEqual([]);
});

it('any other quotation stays a quotation', async () => {
  expect(await articleOf('# A\n\n> [!1] and `[!NOTE]`\n\n<!-- tag -->\n')).toContain('<blockquote>');
});

it.each([
  ['# A\n\nbefore {unknown} after\n\n## End\n\nlast', ['before', '{unknown}', 'after', 'End', 'last'], ['expression-failed']],
  ['# A\n\n{/* no text */}\n\n{unknown}\n\nlast', ['{unknown}', 'last'], ['expression-failed']],
  ['# A\n\n<p class={unknown}>inside</p>\n\nlast', ['inside', 'last'], ['expression-failed']],
  ['# A\n\nbefore {( after\n\n## End\n\nlast', ['before', '{(', 'after', 'End', 'last'], ['mdx-text']],
  ['# A\n\n{unknown} {1 + 2} {other}\n\nlast', ['{unknown}', '3', '{other}', 'last'], ['expression-failed', 'expression-failed']],
  [
    '# A\n\nbefore <br> <https://a.b/c> <!-- no text --> a < b\n\n## End',
    ['before', '<br>', 'href="https://a.b/c"', 'a &lt; b', 'End'],
    [],
  ],
  ['# A\n\n<div>\n\n*x* <T> y\n\n## End', ['<em>x</em>', '&lt;T&gt; y', 'End'], ['mdx-text', 'mdx-text']],
  [
    '# A\n\nimport {Tabs} from "nextra/components"\n\n<Tabs>\n<Tabs.Tab label="B">\n\n*x*\n\n</Tabs.Tab>\nmore\n</Tabs>',
    ['>B</button>', '<em>x</em>', 'more'],
    [],
  ],
  ['# A\n\n<MDXContent components={{ h1: "h2" }}>own {1 + 2}</MDXContent>\n\n{3 + 4}', ['own 3', '7'], []],
  ['# A\n\n<Card icon={<Unknown />} title="B">\n\nc {1 + 2}\n\n</Card>', ['B', 'c 3'], []],
  ['# A\n\nexport const S = () => <b style={{ color: "red" }} onClick={() => 1}>own</b>\n\n<S />', ['<b>own</b>'], []],
  ['# A\n\nexport const x = "own"\nexport function Y() { return <b>{x} y</b> }\n\n{x}\n\n<Y />', ['own', '<b>own y</b>'], []],
])('a failing expression loses no text of the page: %j', async (text, words, ids) => {
  const { html, diagnostics } = await pageOf(text, new Map(Object.entries(contentComponents)), 'x.mdx');
  const places = words.map((word) => html.indexOf(word));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).not.toContain('no text');
  expect(diagnostics.map(({ id }) => id)).toEqual(ids);
});

it.each([
  [`## Options {${' #'.repeat(20_000)}`],
  [`## Options {${'#'.repeat(40_000)}`],
])('a heading with thousands of characters and no closing brace is parsed quickly: %.20s', async (text) => {
  expect((await articleOf(text)).length).toBeGreaterThan(40_000);
});

it.each([
  [
    '| a | b | c |\n|:--|--:|:-:|\n| 1 | 2 | `3` |',
    '<tr>\n<th scope="row">1</th>\n<td data-label="b" class="right">2</td>\n<td data-label="c" class="center"><code>3</code></td>\n</tr>',
  ],
  ['| a | |\n|--|--:|\n| 1 | 2 |', '<th>a</th>\n<td class="right"></td>'],
])('table columns are aligned without inline styles, which a security policy forbids: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  ['# T\n\n## GET /users/{id}', '<h2 id="get-usersid">GET /users/{id}<a'],
  ['# T\n\n## Set {1, `2`}', '<h2 id="set-1-2">Set {1, <code>2</code>}<a'],
  ['# T\n\n## Part {#a #b}', '<h2 id="a"><span id="b"></span>Part<a'],
])('braces at the end of a heading are anchors or text: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  ['![1](img/c%23.png)', 'src="/img/c%23.png"'],
  ['[1](100%25.pdf)', 'href="/100%25.pdf"'],
  ['[1](./a%3Fb.pdf?x#y)', 'href="/a%3Fb.pdf?x#y"'],
  ['![1](<a b.png>)', 'src="/a%20b.png"'],
])('a file name is unchanged in an address: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
});

const named = (name: string): [string, ContentComponent] => [
  name,
  { kind: 'static', component: ({ children }: { children?: ReactNode }) => createElement('b', {}, children) },
];
const twice = ({ children }: { children?: ReactNode }) => createElement(Fragment, {}, children, '|', children);
const components = new Map<string, ContentComponent>([
  ...['Code', 'Static', 'Target', 'Fragment'].map(named),
  ['Twice', { kind: 'static', component: twice }],
]);

it.each([
  ['<Code>x</Code> and ```y```', '<p><b>x</b> and <code>y</code></p>'],
  ['<Static>x</Static>\n\n*y*', '<b>x</b>\n<p><em>y</em></p>'],
  ['<Target>x</Target>\n\n## A {#a #b}', '<b>x</b>\n<h2 id="a"><span id="b"></span>A'],
  ['<Fragment>x</Fragment> <>y</>', '<b>x</b>\ny'],
  ['<Twice>*x*</Twice> y', '<em>x</em>|<em>x</em> y'],
])('components of a site may have any name, and show their content any number of times: %s', async (text, html) => {
  const source = { file: '/x.mdx', relativePath: 'x.mdx', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const page = await compilePage(source, text, { base: '/', names: {}, components });
  expect(page.diagnostics).toEqual([]);
  expect(page.html).toContain(html);
});

it('tags in a heading are not part of its title or anchor', async () => {
  const { record, html, diagnostics } = await pageOf('# HTML <sup>beta</sup>\n\n## Set <kbd>X</kbd> <YOUR_KEY>\n');
  expect(record.title).toBe('HTML beta');
  expect(record.headers).toEqual([{ level: 2, title: 'Set X <YOUR_KEY>', slug: 'set-x-your_key' }]);
  expect(html).toContain('<h1 id="html-beta">HTML <sup>beta</sup></h1>');
  expect(diagnostics).toEqual([]);
});

it('a heading without letters has an anchor', async () => {
  const { record, diagnostics } = await pageOf('# T\n\n## 🎉\n\n## ???\n\n## Section\n');
  expect(record.headers.map(({ slug }) => slug)).toEqual(['section', 'section-1', 'section-2']);
  expect(diagnostics).toEqual([]);
});

it('a title written as HTML is the only one', async () => {
  const { record, html, markdown } = await pageOf('<h1 align="center">My Project</h1>\n\nText.\n');
  expect(record.title).toBe('My Project');
  expect(html).toBe('<h1 align="center">My Project</h1>\n<p>Text.</p>');
  expect(markdown).toBe('<h1 align="center">My Project</h1>\n\nText.\n');
});

it.each([
  ['Title\n=====\n\nText', 'Title\n=====\n\nText\n'],
  ['```sh\n# x\n```', '# X\n\n```sh\n# x\n```\n'],
  ['Text with \\<h1> in it', '# X\n\nText with \\<h1> in it\n'],
  ['---\ntitle: T\n---\n\nText', '# T\n\nText\n'],
])('the Markdown copy has one title: %j', async (text, markdown) => {
  expect((await pageOf(text)).markdown).toBe(markdown);
});

it('links in the Markdown copy have the same targets as on the page; links to source files are resolved with the whole site', async () => {
  const source = { file: '/a/x.md', relativePath: 'a/x.md', folder: '', prefix: '/', path: '/a/x/', version: 'v1' };
  const text = '# T\n\n[1](../b.md#s) [2](./c.mdx) [3](/d/) [4](../e/)\n';
  const { markdown } = await compilePage(source, text, { base: '/docs/', names: {}, components: new Map() });
  expect(markdown).toBe('# T\n\n[1](/docs/b.md#s) [2](/docs/a/c.mdx) [3](/docs/d/) [4](/docs/a/e/)\n');
});

it('the title of an aside may be in brackets', async () => {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const Aside = ({ title, children }: { title: string; children: ReactNode }) => createElement('aside', { title }, children);
  const known = new Map<string, ContentComponent>([['Aside', { kind: 'static', component: Aside }]]);
  const page = await compilePage(source, ':::note[A *title*]\nText.\n:::\n', { base: '/', names: {}, components: known });
  expect(page.html).toContain('<aside title="A title"><p>Text.</p></aside>');
});

it('an unknown constant in .mdx hides no other diagnostic', async () => {
  const source = { file: '/x.mdx', relativePath: 'x.mdx', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const { diagnostics } = await compilePage(source, 'The {{no such}} <Nothing />\n', { base: '/', names: {}, components: new Map() });
  expect(diagnostics.map(({ id, line, column }) => `${id} ${line}:${column}`)).toEqual(['constant-unknown 1:5', 'component-unknown 1:17']);
});

it('braces on a page without constants are text', async () => {
  const page = { file: '/x.mdx', relativePath: 'x.mdx', folder: '', prefix: '/', path: '/x/', version: 'v1', verbatim: true } as const;
  const names = { 'known name': 'x' };
  const { html, diagnostics } = await compilePage(page, '`{{known name}} {{other name}}`\n', { base: '/', names, components: new Map() });
  expect(diagnostics).toEqual([]);
  expect(html).toContain('{{known name}} {{other name}}');
});

it('a component that cannot be rendered is not hydrated, and its text stays', async () => {
  const fails = () => {
    throw new Error('no');
  };
  const known = new Map<string, ContentComponent>([
    ['Fails', { kind: 'island', component: fails }],
    ['Works', { kind: 'island', component: ({ html }: { html: string }) => html }],
  ]);
  const { html, islands } = await pageOf('# A\n\n<Fails>inside</Fails>\n\n<Works>last</Works>\n', known, 'x.mdx');
  expect(islands.map(([name]) => name)).toEqual(['Works']);
  expect(html).toContain('inside');
  expect(html).toContain('<docs-island id="I0">');
});

it.each([
  ['```js\na\n```', 'code'],
  [':::note\nText.\n:::', 'Text.'],
  ['## Heading {#a #b}', 'id="b"'],
])('a tag with a dot in an attribute name loses only that attribute: %j', async (inside, words) => {
  const tag = `<div class="a" @click.prevent="x" v-on:b.c='y' data-x=1>`;
  const { html, diagnostics } = await pageOf(`# A\n\n${tag}\n\n${inside}\n\n</div>\n`, new Map(Object.entries(contentComponents)));
  expect(html).toContain('<div class="a" data-x="1">');
  expect(html).toContain(words);
  expect(diagnostics.filter(({ id }) => id === 'html-attribute')).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining('@click.prevent') }),
  ]);
});

it('an attribute that throws loses only itself', async () => {
  const text =
    '# A\n\nexport const b = "c";\n\n<Aside kind="tip" title={none.x}>\n\nText {b}.\n\n</Aside>\n\n<a href={none} title={b}>d</a>\n';
  const { html, diagnostics } = await pageOf(text, new Map(Object.entries(contentComponents)), 'x.mdx');
  expect(html).toContain('<p>Text c.</p>');
  expect(html).toContain('<a title="c">d</a>');
  expect(diagnostics.map(({ id, line }) => `${id} ${line}`)).toEqual(['expression-failed 5', 'expression-failed 11']);
});

it.each([
  ['<CodeBlock language="js" title="a.js">{`let a = "<b>";`}</CodeBlock>', '<span class="k">let</span> a ='],
  ['<Code lang="js" code={\'let a\'} />', '<span class="k">let</span> a'],
  ['<Snippet text="npm i a" />', '<code>npm i a'],
])('a component of another tool that shows code: %s', async (written, shown) => {
  const { html } = await pageOf(`# A\n\n${written}\n`, new Map(Object.entries(contentComponents)), 'x.mdx');
  expect(html).toContain('<figure class="code">');
  expect(html).toContain(shown);
});

it.each([
  [
    "<X title='A' style={{ a: 'b' }} rows={[{ name: 'c', type: '`d`', more: [{ name: 'e' }] }, 'f']} />",
    '<p>A</p><ul><li><strong>c</strong>: <code>d</code><ul><li>e</li></ul></li><li>f</li></ul>',
  ],
  ["<TypeTable type={{ a: { type: 'b', required: true } }} />", '<ul><li><strong>a</strong>: b</li></ul>'],
  ['A <Check size={1} /> <Cross />', 'A ✓ ✗'],
  [`<X rows={[${"'Array<a>', ".repeat(150)}]} />`, '<li>Array&lt;a&gt;</li>'],
  ['<Image src="/a.png" alt="B" width="3" />', '<img src="/a.png" alt="B" width="3">'],
  ['<ThemedImage alt="B" sources={{ light: "/a.png" }} />', 'B'],
  ['<Image src={{ a: 1 }} alt="B & C" />', 'B &amp; C'],
  [
    "<Tabs items={[{ label: 'One', disabled: true }, 'Two']}>\n<Tab>\n\na\n\n</Tab>\n<Tab>\n\nb\n\n</Tab>\n</Tabs>",
    'aria-label="One, Two"',
  ],
  ["<Tabs items={['One', 'Two']}>\n<Tab>\n\na\n\n</Tab>\n<Tab>\n\nb\n\n</Tab>\n</Tabs>", 'aria-label="One, Two"'],
  [
    "<Tabs values={[{ label: 'Linux', value: 'l' }, { label: 'Mac', value: 'm' }]}>\n<TabItem value='m'>\n\na\n\n</TabItem>\n<TabItem value='l'>\n\nb\n\n</TabItem>\n</Tabs>",
    'aria-label="Mac, Linux"',
  ],
])('text in attributes of other tools is shown: %s', async (written, shown) => {
  const { html } = await pageOf(`# A\n\n${written}\n`, new Map(Object.entries(contentComponents)), 'x.mdx');
  expect(html).toContain(shown);
});

it('settings in attributes are not shown', async () => {
  const { html } = await pageOf('# A\n\n<X style={{ a: 1 }} options={{ a: "b" }} sizes={[1, 2]} />\n', new Map(), 'x.mdx');
  expect(html).toBe('<h1 id="a">A</h1>\n');
});

it('a component of the site with such a name takes precedence', async () => {
  const known = new Map<string, ContentComponent>([['Code', { kind: 'static', component: ({ code }: { code: string }) => `own ${code}` }]]);
  const { html } = await pageOf('# A\n\n<Code code="x" />\n', known, 'x.mdx');
  expect(html).toContain('own x');
});

it.each([
  ['<X title="A `b`" href="/c/" description="D" />', '<p><a href="/c/">A <code>b</code></a>: D</p>'],
  ['<X href="/c/">words</X>', '<a href="/c/">words</a>'],
  ['<X title="A">\n\nText.\n\n</X>', '<p>Text.</p>'],
])('an unknown component keeps its text: %s', async (written, shown) => {
  expect((await pageOf(`# A\n\n${written}\n`, new Map(), 'x.mdx')).html).toContain(shown);
});

it('a page with only a title is blank', async () => {
  expect((await pageOf('---\ntitle: A\n---\n\n<Home />\n', new Map(), 'x.mdx')).blank).toBe(true);
  for (const text of ['# A\n\nb', '# A\n\n![b](c.png)', '# A\n\n## B', '# A\n\n```\nb\n```'])
    expect((await pageOf(text)).blank).toBeUndefined();
});

it('excessively nested brackets are reported', async () => {
  const { diagnostics } = await pageOf(`# A\n\n{${'['.repeat(5000)}\n`, new Map(), 'x.mdx');
  expect(diagnostics).toEqual([expect.objectContaining({ id: 'markdown-syntax', message: expect.stringContaining('too deeply') })]);
});

it('keeps characters in code that would be an excessively nested quotation outside it', async () => {
  const row = '>'.repeat(150);
  for (const code of [`\`\`\`text\n${row}\n\`\`\``, `    ${row}`]) {
    const html = await articleOf(`# X\n\nText.\n\n${code}\n`);
    expect(unescapeHtml(html)).toContain(row);
  }
  expect(await articleOf(`# X\n\n${row} words\n`)).toContain('words');
});

const MODULE = [
  "import Tabs from '@theme/Tabs';",
  'import {',
  '  Mark,',
  "} from '../components';",
  '',
  'export const year = 2022;',
  '',
  '# Title',
  '',
  'In {year}, <b className="warm">red</b>. {/* hidden */}',
  '',
  '{',
  '  // hidden too',
  '}',
];

it.each([
  ['x.md', MODULE, ['In 2022, <b class="warm">red</b>.'], ['import', 'export', 'hidden']],
  ['x.mdx', MODULE, ['In 2022, <b class="warm">red</b>.'], ['import', 'export', 'hidden']],
  // A module inside code, or beside a script, does not make the page .mdx.
  ['x.md', ['```js', ...MODULE.slice(0, 6), '```', '', 'In {year}.'], ['In {year}.'], []],
  ['x.md', ['<script setup>', ...MODULE.slice(0, 1), '</script>', '', 'In {year}.'], ['In {year}.'], []],
])('%s with a module is read as .mdx: %j', async (file, lines, shown, hidden) => {
  const { html } = await pageOf(lines.join('\n'), new Map(), file);
  for (const part of shown) expect(html).toContain(part);
  for (const part of hidden) expect(html).not.toContain(part);
});

it('modules in .md pages do not run if the author is not trusted', async () => {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const options = { base: '/', names: {}, components: new Map(), safe: true };
  expect((await compilePage(source, MODULE.join('\n'), options)).html).toContain('In {year}');
});

it.each([
  ['## \n\nText.', 'heading-empty'],
  ['## &nbsp;\n\nText.', 'heading-empty'],
  ['### <!-- nothing -->\n\nText.', 'heading-empty'],
  ['## ![A picture](https://x.y/x.png)', undefined],
  ['## !?', undefined],
])('a heading without text is reported, and no link leads to it: %j', async (text, id) => {
  const { html, diagnostics, record } = await pageOf(`# Title\n\n${text}`);
  expect(diagnostics.find((one) => one.id === 'heading-empty')?.id).toBe(id);
  expect(html.includes('class="anchor"')).toBe(id === undefined);
  expect(record.headers).toHaveLength(id === undefined ? 1 : 0);
});

it('footnote numbers are not part of names, titles or words', async () => {
  const page = await pageOf('# Title\n\n## Head[^1]\n\n| a | b |\n|---|---|\n| word[^1] | 2 |\n\n[^1]: Note.');
  expect(page.html).toContain('<table aria-label="Head">');
  expect(page.record.headers.map(({ title }) => title)).toEqual(['Head']);
  expect(JSON.stringify(page.search)).not.toMatch(/head1|word1/i);
});

it('an SVG with blank lines works in .mdx too, without paragraphs inside it', async () => {
  const block = '<svg viewBox="0 0 9 9">\n\n  <path d="M0 0"/>\n\n  <text>hi</text>\n\n</svg>';
  const text = `# Title\n\n${block}\n\nA <svg><g>\n\n  <path d="M1 1"/></g></svg> b.\n`;
  for (const file of ['x.md', 'x.mdx']) {
    const { html, diagnostics } = await pageOf(text, new Map(), file);
    expect(html.replace(/>\s+</g, '><')).toContain('<svg viewBox="0 0 9 9"><path d="M0 0"></path><text>hi</text></svg><p>A <svg><g><path');
    expect(diagnostics).toEqual([]);
  }
});

it.each([
  ['lists', (levels: number) => Array.from({ length: levels }, (_, at) => `${'  '.repeat(at)}- i${at}`).join('\n')],
  ['quotations', (levels: number) => `${'> '.repeat(levels)}words`],
])('%s get no further margin if a phone has no room for it', async (_, text) => {
  expect((await pageOf(`# Title\n\n${text(7)}`)).html).not.toContain('deep');
  expect((await pageOf(`# Title\n\n${text(20)}\n\n- a`)).html.match(/<(?:ul|blockquote) class="deep">/g)).toHaveLength(1);
});

it.each([
  ['[[Set it up|Setup]]', ['[[Setup]]'], 'Set it up'],
  ['| a |\n|---|\n| [[Set it up|Setup#start]] |', ['[[Setup]]#start'], 'Set it up'],
  ['[[Elsewhere|https://example.com/a]]', ['https://example.com/a'], 'Elsewhere'],
  ['[[https://example.com/a|Elsewhere]]', ['https://example.com/a'], 'Elsewhere'],
  ['[[Setup]]', ['[[Setup]]'], 'Setup'],
  ['`[[words|page]]`', [], '[[words|page]]'],
  ['\\[[words|page]]', [], '[[words|page]]'],
])('in a GitHub wiki, the text of a link comes first: %s', async (text, addresses, shown) => {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1', wiki: true } as const;
  const { html, links } = await compilePage(source, text, { base: '/', names: {}, components: new Map() });
  expect(links.map(({ href }) => decodeURI(href))).toEqual(addresses);
  expect(html).toContain(`>${shown}<`);
});

it.each([
  ['cp <source> <output>, see <LABEL>', 'cp &lt;source&gt; &lt;output&gt;, see &lt;LABEL&gt;'],
  ['- <section>\n- <form>', '&lt;section&gt;'],
  ['an <output>x</output>', '<output>x</output>'],
  ['<input type="text">', '<input type="text">'],
])('an unclosed word in angle brackets is text: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
});

it.each(['+ ', '1. ', '1) '])('of lists in lists, those deeper than anyone needs are text: %s', async (mark) => {
  const html = await articleOf(`${mark.repeat(300)}end`);
  expect(html.split('<li>').length - 1).toBe(99);
  expect(html).toContain('end');
});

it('knows the components that a transform adds', async () => {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const Term: ContentComponent = {
    kind: 'static',
    component: ({ children }: { children?: ReactNode }) => createElement('i', null, children),
  };
  const run: PageTransform['run'] = async (tree) => ({
    ...tree,
    children: [{ type: 'mdxJsxFlowElement', name: 'Term', attributes: [], children: tree.children }],
  });
  const transforms = [{ plugin: 'terms', run, failure: (error: unknown) => fileDiagnostic('plugin-failed', String(error), '', 'x.md') }];
  const page = await compilePage(source, 'A word.\n', { base: '/', names: {}, components: new Map([['Term', Term]]), transforms });
  expect(page.html).toContain('<i><p>A word.</p></i>');
  expect(page.components).toEqual(['Term']);
});

/** Drawing → its HTML and the reported issues. */
it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9"><path d="M0 0"/></svg>', /<svg (?:xmlns="[^"]+" )?width="9"><path/, []],
  ['<svg><style>a { fill: red }</style><path d="M0 0"/></svg>', /<svg><path/, ['<style> in a drawing is removed']],
])('an SVG has no `:xmlns` and no styles: %s', async (drawing, html, reported) => {
  for (const file of ['x.md', 'x.mdx']) {
    const page = await pageOf(`# Title\n\n${drawing}\n`, undefined, file);
    expect(page.html).toMatch(html);
    const messages = page.diagnostics.filter(({ id }) => id === 'html-removed').map(({ message }) => message);
    expect(messages).toEqual(reported.map((message) => expect.stringContaining(message)));
  }
});

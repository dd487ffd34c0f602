import { createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ContentComponent } from '../shared/content-component.ts';
import { compilePage } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';
import { unescapeHtml } from './unescape-html.ts';

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

function pageOf(text: string): Promise<CompiledPage> {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  return compilePage(source, text, { base: '/', names: {}, components: new Map() });
}

async function articleOf(text: string): Promise<string> {
  return (await pageOf(text)).html;
}

it('is the HTML that the way for pages with tags and components makes of the same text', async () => {
  const texts = [...PARTS, PARTS.join('\n\n'), PARTS.toReversed().join('\n\n')];
  for (const text of texts) {
    const longer = await articleOf(`${text}\n\n<!-- tag -->\n`);
    // React and the compiler escape quotation marks in text or leave them.
    expect(unescapeHtml(await articleOf(`${text}\n`))).toBe(unescapeHtml(longer.replace(/\n<!-- tag -->$/, '')));
  }
});

it.each([
  ['Until 00:00 UTC, key:value, :foo[b*a*r] and 🎉 a:b', '<p>Until 00:00 UTC, key:value, :foo[b*a*r] and 🎉 a:b</p>'],
  ['Until 00:00 UTC, key:value and 🎉 a:b', '<p>Until 00:00 UTC, key:value and 🎉 a:b</p>'],
  ['::leaf[text]', '<p>::leaf[text]</p>'],
  ['## At **10:30** `a:b`', '<h2 id="at-1030-ab">At <strong>10:30</strong> <code>a:b</code>'],
  [':::note\nAt 10:30\n:::', '<p>At 10:30</p>'],
  [':::note\nText\n:::\n\nkey:value at 00:00, :foo[b*a*r]', '<p>key:value at 00:00, :foo[b*a*r]</p>'],
])('a colon in text stays: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  [
    '| a | b | c |\n|:--|--:|:-:|\n| 1 | 2 | `3` |',
    '<tr>\n<td>1</td>\n<td class="right">2</td>\n<td class="center"><code>3</code></td>\n</tr>',
  ],
  ['| a | |\n|--|--:|\n| 1 | 2 |', '<th>a</th>\n<td class="right"></td>'],
])('the columns of a table are aligned without styles, which a security policy forbids: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  ['## GET /users/{id}', '<h2 id="get-usersid">GET /users/{id}<a'],
  ['## Set {1, `2`}', '<h2 id="set-1-2">Set {1, <code>2</code>}<a'],
  ['## Part {#a #b}', '<h2 id="a"><span id="b"></span>Part<a'],
])('braces at the end of a heading are anchors or text: %s', async (text, html) => {
  expect(await articleOf(text)).toContain(html);
  expect(await articleOf(`${text}\n\n<!-- tag -->`)).toContain(html);
});

it.each([
  ['![1](img/c%23.png)', 'src="/img/c%23.png"'],
  ['[1](100%25.pdf)', 'href="/100%25.pdf"'],
  ['[1](./a%3Fb.pdf?x#y)', 'href="/a%3Fb.pdf?x#y"'],
  ['![1](<a b.png>)', 'src="/a%20b.png"'],
])('the name of a file stays what it is in an address: %s', async (text, html) => {
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
])('a site may have components of any name, which show their content as often as they like: %s', async (text, html) => {
  const source = { file: '/x.mdx', relativePath: 'x.mdx', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const page = await compilePage(source, text, { base: '/', names: {}, components });
  expect(page.mistakes).toEqual([]);
  expect(page.html).toContain(html);
});

it('tags in a heading are no part of its title and anchor', async () => {
  const { record, html, mistakes } = await pageOf('# HTML <sup>beta</sup>\n\n## Set <kbd>X</kbd> <YOUR_KEY>\n');
  expect(record.title).toBe('HTML beta');
  expect(record.headers).toEqual([{ level: 2, title: 'Set X <YOUR_KEY>', slug: 'set-x-your_key' }]);
  expect(html).toContain('<h1 id="html-beta">HTML <sup>beta</sup></h1>');
  expect(mistakes).toEqual([]);
});

it('a heading without letters has an anchor', async () => {
  const { record, mistakes } = await pageOf('# T\n\n## 🎉\n\n## ???\n\n## Section\n');
  expect(record.headers.map(({ slug }) => slug)).toEqual(['section', 'section-1', 'section-2']);
  expect(mistakes).toEqual([]);
});

it('a title that is written as HTML is the only one', async () => {
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
])('the copy in Markdown has one title: %j', async (text, markdown) => {
  expect((await pageOf(text)).markdown).toBe(markdown);
});

it('links of the copy in Markdown lead where those of the page do', async () => {
  const source = { file: '/a/x.md', relativePath: 'a/x.md', folder: '', prefix: '/', path: '/a/x/', version: 'v1' };
  const text = '# T\n\n[1](../b.md#s) [2](./c.mdx) [3](/d/) [4](../e/)\n';
  const { markdown } = await compilePage(source, text, { base: '/docs/', names: {}, components: new Map() });
  expect(markdown).toBe('# T\n\n[1](/docs/b/#s) [2](/docs/a/c/) [3](/docs/d/) [4](/docs/a/e/)\n');
});

it('the title of an aside may stand in brackets', async () => {
  const source = { file: '/x.md', relativePath: 'x.md', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const Aside = ({ title, children }: { title: string; children: ReactNode }) => createElement('aside', { title }, children);
  const known = new Map<string, ContentComponent>([['Aside', { kind: 'static', component: Aside }]]);
  const page = await compilePage(source, ':::note[A *title*]\nText.\n:::\n', { base: '/', names: {}, components: known });
  expect(page.html).toContain('<aside title="A title"><p>Text.</p></aside>');
});

it('an unknown constant in .mdx hides no other mistake', async () => {
  const source = { file: '/x.mdx', relativePath: 'x.mdx', folder: '', prefix: '/', path: '/x/', version: 'v1' };
  const { mistakes } = await compilePage(source, 'The {{no such}} <Nothing />\n', { base: '/', names: {}, components: new Map() });
  expect(mistakes.map(({ id, line, column }) => `${id} ${line}:${column}`)).toEqual(['constant-unknown 1:5', 'component-unknown 1:17']);
});

// Everything an author wrote is on the page or in a message: nothing is lost, and escaped characters are never read as markup.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../core/content/compile-page.ts';
import type { CompiledPage } from '../core/content/source/compiled-page.ts';
import { unescapeHtml } from '../core/shared/escape.ts';
import { contentComponents } from '../core/theme/content/index.ts';
import { DIALECTS } from './dialects/dialects.ts';

const components = new Map(Object.entries(contentComponents));
const NAMES = { 'known name': 'its value' };

function pageOf(text: string, ending = 'md'): Promise<CompiledPage> {
  const file = `x.${ending}`;
  const source = { file: `/${file}`, relativePath: file, folder: '', prefix: '/', path: '/x/', version: 'v1' };
  return compilePage(source, text, { base: '/', names: NAMES, components, dialects: DIALECTS });
}
/** The visible words, without tags. */
const shown = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, ''));
const bodyOf = async (text: string, ending = 'md') => (await pageOf(`# T\n\n${text}\n`, ending)).html.replace(/^<h1[\s\S]*?<\/h1>\s*/, '');

describe.each(['md', 'mdx'])('.%s', (ending) => {
  test.each([
    ['**注意：**必ず読む', '<strong>注意：</strong>必ず読む'],
    ['本文**「重要」**です', '本文<strong>「重要」</strong>です'],
    ['**시스템 (System)**을', '<strong>시스템 (System)</strong>을'],
    ['*「斜体」*と', '<em>「斜体」</em>と'],
    ['~~消した。~~それ', '<del>消した。</del>それ'],
    ['***太い。***次', '<em><strong>太い。</strong></em>次'],
    ['**`code`**を 本文**「重要」**です', '<strong><code>code</code></strong>を 本文<strong>「重要」</strong>です'],
    ['**[リンク](https://a.b/)**を', '</a></strong>を'],
    ['太字**（括弧）**と**“引用”**の', '太字<strong>（括弧）</strong>と<strong>“引用”</strong>の'],
    ['**Note:**next', '**Note:**next'],
    ['\\**注意：**必ず', '<p>**注意：**必ず'],
    ['`**注意：**必ず`', '<code>**注意：**必ず</code>'],
    ['詳細はhttps://a.b/x。**重要**です', '>https://a.b/x</a>。<strong>重要</strong>です'],
    ['（https://a.b/z）とwww.a.b、次', '>https://a.b/z</a>）'],
    ['[名](https://a.b/。)', 'href="https://a.b/%E3%80%82"'],
  ])('emphasis and URLs next to CJK punctuation: %s', async (text, html) => {
    const body = await bodyOf(text, ending);
    expect(body).toContain(html);
    expect(JSON.stringify(await pageOf(`# 題**「名」**だ\n\n${text}`, ending))).not.toMatch(/[\u2425\u205F]|%E2%90%A5|%E2%81%9F/);
  });

  test.each([
    ['Text <svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg> end.', '<rect width="1" height="1"></rect></svg> end.'],
    ['| a | b |\n|--|--|\n| <svg><g><circle r="1"/></g></svg> | x |', '<svg><g><circle r="1"></circle></g></svg>'],
    ['- item <svg><defs><path d="M0"/></defs>\n\n  <path d="M1"/></svg> after', '<path d="M1"></path></svg> after'],
    ['> quoted <svg><path d="M0"/>\n>\n> <path d="M1"/></svg> after', '<path d="M1"></path></svg> after'],
    ['<svg viewBox="0 0 1 1">\n\n    <style>.a_b{}</style>\n\n    <path d="M0"/>\n\n</svg>\n\nlast', '<path d="M0"></path>'],
    ['a <svg><foreignObject><p>in</p></foreignObject></svg> b', '<foreignObject><p>in</p></foreignObject></svg> b'],
    ['a <svg><svg><use href="#x"/></svg><path d="M0"/></svg> b', '<path d="M0"></path></svg> b'],
    ['a <math><mi>x</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math> b', '<mfrac><mn>1</mn><mn>2</mn></mfrac></math> b'],
    ['<center>words</center>', '<center>words</center>'],
    ['a <font color="red">red</font> b', '<font color="red">red</font> b'],
    ['a <big>b</big> <strike>c</strike> <tt>d</tt> <nobr>e</nobr> f', '<big>b</big> <strike>c</strike> <tt>d</tt> <nobr>e</nobr> f'],
    ['a <acronym title="x">b</acronym> <marquee>c</marquee> d', '<acronym title="x">b</acronym>'],
    ['a <dialog>b</dialog> <noscript>c</noscript> d', 'a b c d'],
  ])('inline HTML survives: %s', async (text, html) => {
    const body = await bodyOf(text, ending);
    expect(body).toContain(html);
    expect(body).not.toContain('&lt;');
  });
});

test('text in an SVG is not read as Markdown', async () => {
  expect(await bodyOf('a <svg><text>__b__ *c* [d](e) `f`</text></svg>')).toContain('<text>__b__ *c* [d](e) `f`</text>');
});

test.each([
  'cd <path> now',
  'set <text> and <image>',
  'cd <dir>',
  'a <font> of letters',
  'pass <param> to <view>',
  'a <svg> has no end <path>',
])('a name in angle brackets is text: %s', async (text) => {
  const words = text.match(/<(?!svg)\w+>/g) ?? [];
  const body = shown(await bodyOf(text));
  for (const word of words) expect(body).toContain(word);
});

/** Each extended mark, whose first character gets a backslash. */
const MARKS = [
  ...[
    '==x y==',
    '^^x^^',
    '++ctrl++',
    '{++x++}',
    '{--x--}',
    '{>>x<<}',
    '%%x%%',
    '%%',
    ':rocket:',
    '~~x~~',
    '[[w]]',
    '[^1]',
    '$x^2$',
    '{{ page.title }}',
  ],
  ...[
    '{{< x >}}',
    '{% y %}',
    '{.c}',
    '{: .c}',
    '!!! note',
    '=== "A"',
    '/// note',
    ':::note',
    '::: pkg.mod',
    '::card',
    '[!NOTE]',
    '[TOC]',
    '[[toc]]',
    '*[H]: x',
  ],
  ...['{{#include a.md}}', '<<< @/a.js', '--8<-- "a"', '<!-- x', '<Note>', '{{known name}}', '# Not a heading'],
];

test.each(MARKS)('an escaped mark is text: %s', async (mark) => {
  const { html, markdown, texts, record } = await pageOf(`# T \\${mark}\n\nWords.\n\n\\${mark}\n\n## H \\${mark}\n`);
  expect(shown(html).split(mark)).toHaveLength(4);
  expect(record.title).toBe(`T ${mark}`);
  expect(record.headers).toMatchObject([{ title: `H ${mark}` }]);
  expect(texts.map(({ content }) => JSON.parse(content).join(' ')).join(' ')).toContain(mark);
  // The copy is Markdown, so its reader removes the backslash.
  expect(markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').split(mark)).toHaveLength(4);
});

test.each([
  ['H\\~2~O', 'H~2~O'],
  ['x\\^2^', 'x^2^'],
  ['a\\^[n n]', 'a^[n n]'],
  ['[a]\\{.x}', '[a]{.x}'],
  ['text \\^id', 'text ^id'],
  ['\\\\==x==', '\\x'],
  ['`\\==x==`', '\\==x=='],
  ['`\\{{known name}}` {{known name}}', '{{known name}} its value'],
])('%s is shown as %s', async (text, words) => {
  expect(shown(await bodyOf(text))).toContain(words);
});

test.each([
  ['## A \\{#one}', 'A {#one}', 'a-one'],
  ['## A \\{#one\\}', 'A {#one}', 'a-one'],
  ['## A \\{#one} {#two}', 'A {#one}', 'two'],
  ['## A \\\\{#one}', 'A \\', 'one'],
  ['A \\{#one}\n---', 'A {#one}', 'a-one'],
])('braces of a heading: %s', async (text, title, slug) => {
  for (const ending of ['md', 'mdx']) {
    const { record, markdown } = await pageOf(`# T\n\n${text}\n`, ending);
    expect(record.headers).toMatchObject([{ title, slug }]);
    if (title.includes('#')) expect(markdown).toContain('#one');
  }
});

test.each([
  [':::note A \\{#b} \\*c\\*\nx\n:::', 'A {#b} *c*'],
  ['!!! note "A \\"b\\" \\{c}"\n    x', 'A "b" {c}'],
  ['=== "A \\{b}"\n\n    x', 'A {b}'],
  ['/// note | A \\{b}\n\nx\n\n///', 'A {b}'],
])('braces in the title of a container: %s', async (text, title) => {
  expect(shown(await bodyOf(text))).toContain(title);
});

test('any text with all punctuation escaped is shown literally', async () => {
  const text = fc
    .array(fc.constantFrom(...MARKS, 'word', ' ', 'a.b', '**', '__', '~', '^', '=', '`'), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
  await fc.assert(
    fc.asyncProperty(text, async (words) => {
      const escaped = words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
      expect(shown(await bodyOf(`a ${escaped} z`))).toBe(`a ${words} z`);
    }),
    { numRuns: 150 },
  );
});

/** Text that Markdown or a dialect would drop. Every word must be on the page or in a message. */
test.each([
  '| a | b |\n|--|--|\n| one | two | threelost |',
  '| a |\n|--|\n| one | twolost |',
  '| a | b |\n|--|--|\n| `x | y` | taillost |',
  '```js\ncode\n\n## Heading below\n\nwords below',
  '````md\ncode\n```\n\nwords below',
  '- item\n  ```\n  code\n\nbelow',
  'above\n\n<!-- comment begins\n\n## Heading below\n\nwords *below*',
  '%%\nhidden begins\n\nbelow',
  '{::comment}\n\nbelow words',
  '{% comment %}\n\nbelow words',
  '<style>\n\nbelow words',
  '[^never]: A note nobody uses.',
  'Used[^1]\n\n[^1]: First words.\n[^1]: Second words.',
  'Refers[^missing] here.',
  'and a ^[spaced note] here',
  '![a](my pic.png)',
  '![a](my pic.png "title")',
  '![q](pic.png =100x20)',
  '[x](my page.md)',
  '[Note]: important',
  'a <dialog>shut</dialog> <noscript>scriptless</noscript> b',
])('no word disappears silently: %j', async (text) => {
  for (const ending of ['md', 'mdx']) {
    const { html, diagnostics } = await pageOf(`# T\n\n${text}\n`, ending);
    const said = `${shown(html)} ${diagnostics.map(({ message, help }) => `${message} ${help}`).join(' ')} ${html}`;
    for (const word of text.match(/\p{L}{3,}/gu) ?? []) if (!/^(?:style|comment|dialog|noscript)$/.test(word)) expect(said).toContain(word);
    expect(
      /```|~~~|\[\^never|missing\]|\| |\]\(m|\]\(p|<!--|Note\]/.test(text) && ending === 'md' ? diagnostics.length : 1,
    ).toBeGreaterThan(0);
  }
});

test.each([
  ['---\nJust words.\n---\n\nMore.', ['Just words.', 'More.']],
  ['---\n\n# Heading\n\nWords.\n\n---\n\nMore.', ['Heading', 'Words.', 'More.']],
  ['---\n- one\n- two\n---\n', ['one', 'two']],
  ['\n\n---\ntitle: Late\n---\n\nMore.', ['title: Late', 'More.']],
])('thematic breaks with text between them are not frontmatter: %j', async (text, words) => {
  const { html } = await pageOf(text);
  for (const one of words) expect(shown(html)).toContain(one);
});

test.each(['package.module', 'package', 'a.b.C_d'])('an object name of mkdocstrings is shown as code: %s', async (name) => {
  const { html, diagnostics } = await pageOf(`# T\n\n::: ${name}\n\nWords.\n`);
  expect(html).toContain(`<code>${name}</code>`);
  expect(diagnostics.map(({ id, line }) => [id, line])).toEqual([['aside-stray', 3]]);
});

test.each([
  '<code>[[x]]</code>',
  'a <pre>[[x]]</pre> b',
  'the array [[1, 2], [3]]',
  "[['a']]",
])('brackets in code are not a link: %s', async (text) => {
  for (const ending of ['md', 'mdx']) {
    const { html, links } = await pageOf(`# T\n\n${text}\n\n[[A page]]\n`, ending);
    expect(links.map(({ href }) => href)).toEqual(['%5B%5BA%20page%5D%5D']);
    expect(html.match(/\[\[/g)).toHaveLength(1);
  }
});

test.each([
  '[[2-factor login]]',
  "[[It's (new), 1+1]]",
  '[[no-]color](./a.md)',
])('a link with brackets in its text is a link: %s', async (text) => {
  expect((await pageOf(`# T\n\n${text}\n`)).links).toHaveLength(1);
});

test('the message about a destination shows the right form', async () => {
  const { diagnostics } = await pageOf(
    '# T\n\n![a](my pic.png) [x](my page.md) ![q](p.png =10x20) f[0](a b) [y](<b c.md>) [z](d.md "t u")',
  );
  expect(diagnostics.filter(({ id }) => id === 'destination-spaces').map(({ help, line, column }) => [help, line, column])).toEqual([
    ['Write `![a](<my pic.png>)`.', 3, 1],
    ['Write `[x](<my page.md>)`.', 3, 18],
    ['Write `![q](p.png)`, without the size.', 3, 34],
  ]);
});

import { expect, test } from 'vitest';
import { de } from '../../languages/de.ts';
import { type InterfaceWords, sayIn } from '../../shared/interface-words.ts';
import { scanHtml } from './scan-html.ts';

const marked = (html: string, { heading = '', hidden = 0, words = {} } = {}) =>
  scanHtml(html, { base: '/', resolveFile: () => undefined, article: { heading, hidden, say: sayIn(words) } }).html;

test.for([
  '<a href="https://a.example/b">https://a.example/b</a>',
  '<a href="https://a.example/" rel="nofollow">https://a.example</a>',
  '<a href="https://a.example/b/">a.example/b</a>',
  '<a href="http://a.example/b"><code>a.example/b</code></a>',
])('the URL is the text: %s', (link) => {
  expect(marked(`<p>${link}</p>`)).toBe(`<p>${link.replace('<a ', '<a class="address" ')}</p>`);
});

test.for([
  '<a href="https://a.example/b">a.example</a>',
  '<a href="https://a.example/b">b</a>',
  '<a href="/b/">/b/</a>',
  '<a class="card" href="https://a.example">a.example</a>',
])('the text differs from the URL: %s', (link) => {
  expect(marked(link)).toBe(link);
});

const row = (cells: string) => `<table><tbody><tr><th>h</th>${cells}</tr></tbody></table>`;

test.for([
  ['a dash is an empty value', '<td>—</td>', '<td class="none">—</td>'],
  ['a sentence with a dash is not', '<td>a — b</td>', '<td>a — b</td>'],
  ['a path breaks after its parts', '<td><code>/users/me/webhooks</code></td>', '<td><code>/<wbr>users/<wbr>me/<wbr>webhooks</code></td>'],
  [
    'so do long names',
    '<td class="right">a <code>steps.trigger.event_id</code></td>',
    '<td class="right">a <code>steps.<wbr>trigger.<wbr>event_<wbr>id</code></td>',
  ],
  ['short ones stay whole', '<td><code>org_id</code></td>', '<td><code>org_id</code></td>'],
  ['character references stay whole', '<td><code>a&amp;b/&lt;path&gt;/x</code></td>', '<td><code>a&amp;b/&lt;path&gt;/<wbr>x</code></td>'],
  [
    'a code block has its own lines',
    '<td><pre tabindex="0"><code>/users/me/webhooks</code></pre></td>',
    '<td><pre tabindex="0"><code>/users/me/webhooks</code></pre></td>',
  ],
])('%s', ([, cell = '', expected = '']) => {
  expect(marked(row(cell))).toBe(row(expected));
});

test('code outside tables is left alone', () => {
  expect(marked('<p><code>/users/me/webhooks</code></p>')).toBe('<p><code>/users/me/webhooks</code></p>');
});

test('the first cell of a row is its header, unless it is empty or has its own style', () => {
  const first = (cell: string) => `<table><tbody><tr>\n${cell}<td>b</td></tr></tbody></table>`;
  expect(marked(first('<td>a <code>x</code></td>'))).toBe(first('<th scope="row">a <code>x</code></th>'));
  expect(marked(first('<td></td>'))).toBe(first('<td></td>'));
  expect(marked(first('<td>—</td>'))).toBe(first('<td class="none">—</td>'));
  expect(marked(first('<td>a<table><tr><td>c</td></tr></table></td>'))).toBe(
    first('<th scope="row">a<table><tr><td>c</td></tr></table></th>'),
  );
  expect(marked('<table><tr><td>a<td>b</table>')).toBe('<table><tr><td>a<td>b</table>');
});

const code = (label: string, tag = 'span', kind = 'language') =>
  `<figure class="code"><figcaption><${tag} class="${kind}">${label}</${tag}><button type="button" class="copy">Copy</button></figcaption><pre tabindex="0"><code>x</code></pre></figure>`;
const table = '<div class="scroll rows" tabindex="0"><table><tr></tr></table></div>';
const namesIn = (html: string) => [...html.matchAll(/<(\w+)[^>]*? aria-label="([^"]*)"/g)].map(([, tag, name]) => `${tag}: ${name}`);

test.for([
  ['code by its file', `<h2 id="a">Build <code>it</code> "now"</h2>${code('a.js', 'header', 'file')}`, ['a.js, Build it &quot;now&quot;']],
  ['duplicates are numbered', `<h2>Run</h2>${code('Bash')}${code('Bash')}`, ['Bash, Run', 'Bash, Run (2)']],
  ['the same code below another heading has another name', `<h2>A</h2>${code('Go')}<h3>B</h3>${code('Go')}`, ['Go, A', 'Go, B']],
  ['a heading may be long', `<h2>A</h2><h2>${'<i>b</i>'.repeat(200)}</h2>${code('Go')}`, [`Go, ${'b'.repeat(200)}`]],
] as const)('%s', ([, html, expected]) => {
  expect(namesIn(marked(html))).toEqual(expected.flatMap((name) => [`button: Copy ${name}`, `pre: ${name}`]));
});

test('tables, formulas and diagrams by their heading', () => {
  const html = `<h2>Limits</h2>${table}<div class="scroll" tabindex="0"><math></math></div><figure class="diagram" tabindex="0"></figure>`;
  expect(namesIn(marked(html))).toEqual(['div: Limits', 'table: Limits', 'div: Limits (2)', 'figure: Limits (3)']);
  expect(marked(html)).toContain('<div class="scroll rows" role="group" aria-label="Limits" tabindex="0"><table aria-label="Limits">');
});

const cellsOf = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tableOf = (kind: string, ...heads: string[]) =>
  `<div class="scroll${kind}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${cellsOf('Free', '1', 'x')}${cellsOf('Pro', '—', 'y')}</tbody></table></div>`;

test.for([
  ['but for the first', ' rows', ['Plan', 'A <code>"day"</code>', 'b'], ['A &quot;day&quot;', 'b', 'A &quot;day&quot;', 'b']],
  ['nor where a head is empty', ' rows long', ['Plan', 'A', ''], ['A', 'A']],
  ['nor in a table of two columns', ' rows', ['Plan', 'A'], []],
  ['nor in one that phones leave as it is', '', ['Plan', 'A', 'b'], []],
] as const)('cells have the heads of their columns, %s', ([, kind, heads, labels]) => {
  const html = marked(tableOf(kind, ...heads));
  expect([...html.matchAll(/<td data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(labels);
  expect(html).toContain('<th scope="row">Free</th>');
});

const list = '<ol><li>a</li></ol>';
test.for([
  ['code that its result follows', `${code('A')}\n${code('B')}<p>`, 'code joined'],
  ['a figure before a list', `<figure class="fig"><p></figure>\n${list}`, 'fig beside'],
  ['a figure before steps', `<figure class="fig"></figure><div class="steps">${list}</div>`, 'fig beside'],
  ['a figure within steps', `<div class="steps"><figure class="fig"></figure>${list}</div>`, 'steps with-figure,fig beside'],
  ['a figure before text', '<figure class="fig"></figure><p>a</p>', ''],
  ['a figure that needs the width', `<figure class="fig"><div class="stages"></div></figure>${list}`, ''],
] as const)('%s is marked for the styles', ([, html, expected]) => {
  const classes = [...marked(html).matchAll(/<(?:figure|div) class="([^"]* (?:joined|beside|with-figure))"/g)].map(([, name]) => name);
  expect(classes.join()).toBe(expected);
});

test('a button that copies is named in the language of the page, by what it shows', () => {
  const named = (shown: string, words: InterfaceWords) =>
    namesIn(marked(code('Bash').replace('>Copy<', `>${shown}<`), { heading: '<h1>T</h1>', words }))[0];
  expect(named('Copy', {})).toBe('button: Copy Bash, T');
  expect(named('Kopieren', de)).toBe('button: Bash, T kopieren');
  expect(named('Code', de)).toBe('button: Code Bash, T');
  expect(named('Kopíruj', { Copy: 'Kopíruj' })).toBe('button: Kopíruj Bash, T');
});

test('without a heading and a label, parts are unchanged', () => {
  expect(marked(table + table)).toBe(table + table);
  expect(marked(`${code('')}<p>${code('')}`)).toBe(`${code('')}<p>${code('')}`);
});

test('hidden headings are ignored: names come from the visible heading before', () => {
  const html = `<div><h2>Hidden</h2>${table}</div>${table}`;
  expect(namesIn(marked(html, { heading: '<h1>Title</h1>', hidden: 1 }))).toEqual(['div: Title', 'table: Title']);
  expect(marked(html, { hidden: 1 })).toBe(table);
});

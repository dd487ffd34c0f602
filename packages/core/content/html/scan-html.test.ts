import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanHtml } from './scan-html.ts';

const scan = (html: string, base = '/docs/') =>
  scanHtml(html, { base, resolveFile: (href) => (href.endsWith('.md') ? `/${href.slice(0, -3)}/` : undefined) });

test.for([
  ['<a href="/x/">x</a>', '<a href="/docs/x/">x</a>'],
  ['<a href="/x/?a=1&amp;b=2#c">x</a>', '<a href="/docs/x/?a=1&amp;b=2#c">x</a>'],
  ['<a href="x.md">x</a>', '<a href="/docs/x/">x</a>'],
  ['<a class="c" href="/">x</a>', '<a class="c" href="/docs/">x</a>'],
  ['<img src="/a.png" alt="A">', '<img src="/docs/a.png" alt="A">'],
  ['<img alt="set src=x here" src="/a.png">', '<img alt="set src=x here" src="/docs/a.png">'],
  ['<map><area href="/one/" alt="One"></map>', '<map><area href="/docs/one/" alt="One"></map>'],
  ["<img src='/a.png' alt='A'>", '<img src="/docs/a.png" alt=\'A\'>'],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x,/c.png" alt="">',
    '<img src="/docs/a.png" srcset="/docs/a.png 1x, /docs/b.png 2x,/docs/c.png" alt="">',
  ],
  [
    '<source srcset="data:image/png;base64,/x 480w, https://x.y/a,b.png">',
    '<source srcset="data:image/png;base64,/x 480w, https://x.y/a,b.png">',
  ],
  ['<video poster="/a.png" src="/b.mp4"></video>', '<video poster="/docs/a.png" src="/docs/b.mp4"></video>'],
  ['<a href="#x">x</a>', '<a href="#x">x</a>'],
  ['<a href="https://example.com/x">x</a>', '<a href="https://example.com/x">x</a>'],
  ['<a href="//example.com/x">x</a>', '<a href="//example.com/x">x</a>'],
  ['<p title="/x/">/x/</p>', '<p title="/x/">/x/</p>'],
  ['<code>&lt;a href="/x/"&gt;</code>', '<code>&lt;a href="/x/"&gt;</code>'],
] as const)('%s', ([html, expected]) => {
  expect(scan(html).html).toBe(expected);
});

test('ids, links, headings and images are read from the HTML', () => {
  const page = scan(
    '<h1 id="t">Title</h1><p><a name="old"></a>One <a href="/x/">link</a>.</p><h2 id="s">Part <code>a</code><a class="anchor" href="#s"></a></h2>' +
      '<p>Two <code>b</code>.</p><figure><button>Copy</button><pre><code>c\nd</code></pre></figure><img src="p.png"><img src="q.png" alt="">',
  );
  expect(page.ids).toEqual(['t', 's']);
  expect(page.fragments).toEqual(['old']);
  expect(page.links.map((link) => link.href)).toEqual(['/x/', '#s']);
  expect(page.headings).toEqual([
    { level: 1, text: 'Title' },
    { level: 2, text: 'Part a' },
  ]);
  expect(page.imagesWithoutAlt).toEqual(['p.png']);
  expect(page.files.map((file) => file.href)).toEqual(['p.png', 'q.png']);
  expect(page.sections).toEqual([
    { anchor: '', heading: 'Title', level: 1, text: 'One link.', code: [], named: [], heads: [] },
    { anchor: 's', heading: 'Part a', level: 2, text: 'Two b. c d', code: ['a', 'b', 'c\nd'], named: [], heads: [] },
  ]);
});

test('the texts of a form are separated', () => {
  const { sections } = scan('<label>Zone<select><option>UTC</option><option>CET</option></select></label><label>Day<input></label>');
  expect(sections[0]?.text).toBe('Zone UTC CET Day');
});

test('content hidden from screen readers is not text', () => {
  const { sections } = scan('<p><span aria-hidden="true">S</span><b>Slack</b><img aria-hidden="true" src="a.png" alt=""> guide</p>');
  expect(sections[0]?.text).toBe('Slack guide');
});

test('cells, rows, items and titles are separated from the following text, unless they end with punctuation', () => {
  const { sections } = scan(
    '<p>Fields:</p><table><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody>\n<tr><td>a</td><td>text</td></tr>\n' +
      '<tr><td>b</td><td>A number.</td></tr></tbody></table><ul>\n<li>one</li>\n<li><p>two.</p></li><li>three<ol><li>four</li></ol></li></ul>' +
      '<p>Then</p><dl><dt>term</dt><dd>what it is</dd><dt>next</dt></dl><h2 id="s">End</h2>' +
      '<aside><p>Note</p><p>Read <code>x</code>.</p></aside><figure><figcaption>a.sh</figcaption><pre><code>ls</code></pre></figure><p>After</p>',
  );
  expect(sections.map(({ text }) => text)).toEqual([
    'Fields: Name · Type; a · text; b · A number. one; two. three: four. Then term · what it is; next',
    'Note: Read x. a.sh: ls After',
  ]);
  expect(sections.map(({ heads }) => heads)).toEqual([['Name · Type'], []]);
});

test('text after a block is kept, and so are two titles in a row', () => {
  const { sections } = scan(
    '<h1>Project</h1><h1 id="t">Testing</h1><aside><p>Note</p>Some content.</aside><div>One</div>two<h1 id="x">Later</h1>',
  );
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([['Later', 'Note Some content. One two']]);
  expect(scan('<h1>Project</h1><h1 id="t">Testing</h1><p>Text.</p>').sections[0]?.heading).toBe('Project Testing');
});

test('code at the start of a row, item or term is a definition there, or at the target of its link', () => {
  const { sections } = scan(
    '<h1 id="t">Title</h1><table><tr><th>Name</th></tr><tr><td><a href="#far"><code>far</code></a></td><td>x <code>no</code></td></tr>' +
      '<tr><td><a href="#row"><code>row</code></a></td></tr><tr><td><a href="/y/"><code>other page</code></a></td></tr>' +
      '<tr><td><a href="https://example.com/"><code>elsewhere</code></a></td></tr></table>' +
      '<h2 id="far">Far</h2><ul><li><code>item</code>: <code>no</code></li><li>a <code>no</code></li></ul><dl><dt><code>term</code></dt></dl>' +
      '<h2 id="end">End</h2><p><code>no</code></p><table><tr><td><span id="row"></span><code>own</code></td></tr></table>',
  );
  expect(sections.map(({ anchor, named }) => [anchor, ...named])).toEqual([
    ['', 'elsewhere'],
    ['far', 'item', 'term', 'far'],
    ['end', 'own', 'row'],
  ]);
});

const text = fc.string({ unit: fc.constantFrom('a', ' ', '&amp;', '&lt;', '"', '=', '/', '{', 'é') });
const html = fc
  .array(fc.tuple(fc.constantFrom('p', 'b', 'code', 'pre', 'h2', 'li'), text), { maxLength: 12 })
  .map((parts) => parts.map(([tag, inner]) => `<${tag}>${inner}</${tag}>`).join(''));

test('without root-relative links, the page is unchanged', () => {
  fc.assert(
    fc.property(html, (page) => {
      expect(scan(page).html).toBe(page);
    }),
  );
});

test('with the base path `/`, links are unchanged', () => {
  fc.assert(
    fc.property(html, fc.webPath(), (page, path) => {
      const whole = `${page}<a href="/${encodeURI(path).replace(/^\/+|&/g, '')}">x</a>${page}`;
      expect(scan(whole, '/').html).toBe(whole);
    }),
  );
});

test('an image contributes its alternative text, and not the text drawn in it', () => {
  const { sections } = scan(
    '<h1>T</h1><p>Before.</p><figure><div role="img" aria-label="A leads to B."><b>A</b><svg><text>B</text></svg></div></figure><img role="img" alt="" src="a.png"><p>After.</p>',
  );
  expect(sections.map(({ text }) => text)).toEqual(['Before. A leads to B. After.']);
});

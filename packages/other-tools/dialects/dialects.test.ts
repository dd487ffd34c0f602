import { expect, test } from 'vitest';
import { readDialects as readWith } from '../../core/content/markdown/read-dialects.ts';
import { DIALECTS } from './dialects.ts';

const readDialects = (text: string, mdx: boolean) => readWith(text, mdx, DIALECTS);

/** Dialect, what is written, what the compiler reads. */
const CASES: readonly (readonly [dialect: string, written: string, read: string])[] = [
  ['MkDocs aside', '!!! note\n    x\n\ny', ':::note\nx\n:::\n\ny'],
  ['MkDocs aside with a title', '!!! tip "A b"\n    x\n\n    y\n\nz', ':::tip A b\nx\n\ny\n:::\n\nz'],
  ['MkDocs aside with more words', '!!! info inline end "A"\n    x', ':::info A\nx\n:::'],
  ['MkDocs aside that folds', '??? note "A"\n    x\n???+ tip\n    y', ':::details A\nx\n:::\n:::details Tip\ny\n:::'],
  ['MkDocs aside in another', '!!! note\n    !!! tip\n        x\n    y', '::::note\n:::tip\nx\n:::\ny\n::::'],
  ['MkDocs aside with a fence', '!!! note\n    ```js\n    !!! x\n        y\n    ```', ':::note\n```js\n!!! x\n    y\n```\n:::'],
  ['MkDocs aside in a list', '- a\n\n    !!! note\n        x', '- a\n\n    :::note\n    x\n    :::'],
  ['MkDocs in code', '```\n!!! note\n    x\n```', '```\n!!! note\n    x\n```'],
  [
    'MkDocs tabs',
    '=== "A"\n\n    x\n\n=== "B {c}"\n\n    y\n\nz',
    '::::Tabs\n:::Tab{label="A"}\n\nx\n:::\n:::Tab{label="B &#123;c&#125;"}\n\ny\n:::\n::::\n\nz',
  ],
  ['three exclamation marks in a sentence', 'No!!! note\n!!!', 'No!!! note\n!!!'],
  ['pymdown block', '/// note | A b\n\nx\n\n///', ':::note A b\n\nx\n\n:::'],
  ['pymdown path', 'a\n/// x/y ///\n\nb', 'a\n/// x/y ///\n\nb'],
  ['class of a paragraph', 'a\n{: .x }', 'a\n'],
  ['id of a paragraph', 'a\n{: #x .y}', 'a\n<a id="x"></a>'],
  ['class of a link', '[a](b){ .md-button } c', '[a](b) c'],
  ['size of a picture', '![a](b.png){ width="300" } c', '![a](b.png) c'],
  ['attributes of a link', '[a](b){target=_blank rel=noopener} c', '[a](b) c'],
  ['id and class of a heading', '## A { #b .c }', '## A {#b}'],
  ['class of a heading', '## A {: .c }', '## A '],
  ['id of a heading in a comment', '## A {/*b-c*/}', '## A {#b-c}'],
  ['braces in a sentence', 'set {a=1} and {.b} c', 'set {a=1} and {.b} c'],
  ['braces in code', '`[a](b){ .c }`', '`[a](b){ .c }`'],
  ['list of headings', 'a\n\n[[toc]]\n\n[TOC]\n\n* toc\n{:toc}\n\nb', 'a\n\n\n\n\nb'],
  ['Obsidian comment', 'a %%b%% c\n\n%%\nd\n%%\n\ne %% 5', 'a  c\n\n\n\ne %% 5'],
  ['Obsidian block', 'a b ^c-d\n\n- e ^f', 'a b <a id="^c-d"></a>\n\n- e <a id="^f"></a>'],
  ['code of a page', '<script setup>\nimport a from "b"\n</script>\n\nc\n\n<style>.x {}</style>', '\n\nc\n\n'],
  [
    'expressions of a page with code of its own',
    '<script setup>\nx\n</script>\n\n<p :a="{{ b }}">c {{ d < e }}</p> `{{ f }}`',
    '\n\n<p :a="{{ b }}">c <code>{{ d &lt; e }}</code></p> `{{ f }}`',
  ],
  ['expressions of a page without', 'a {{ b }}\n\n<style>x</style>', 'a {{ b }}\n\n'],
  [
    'MkDocs tabs in a fence in a fence',
    '```\n=== "A"\n\n    ```js\n    x\n    ```\n\n=== "B"\n```',
    '```\n=== "A"\n\n    ```js\n    x\n    ```\n\n=== "B"\n```',
  ],
  ['events of Vue', '<button :class="a" @click="b++">c</button>', '<button>c</button>'],
  [
    'fields of a page',
    '---\ntitle: "A b"\nc: 1\n---\n\n{{ $frontmatter.title }} {{ page.c }} {frontMatter.title} {{ page.d }}',
    '---\ntitle: "A b"\nc: 1\n---\n\nA b 1 A b {{ page.d }}',
  ],
  [
    'files of Docusaurus',
    '[a](@site/docs/b.md) ![c](@site/static/d.png)\n\n<img src={useBaseUrl(\'/e.png\')} alt="f" />',
    '[a](/docs/b.md) ![c](/d.png)\n\n<img src="/e.png" alt="f" />',
  ],
  [
    'blocks of components on one line each',
    '<Tabs>\n  <TabItem value="a" label="B">c `d`</TabItem>\n</Tabs>\n\n<Note>e\nf</Note>',
    '::::Tabs\n:::TabItem{value="a" label="B"}\nc `d`\n:::\n::::\n\n:::Note\ne\nf\n:::',
  ],
  [
    'Badge with text in it',
    'a <Badge type="tip">b</Badge> <Badge text="c" />',
    'a <span class="badge tip">b</span> <span class="badge note">c</span>',
  ],
  [
    'Nuxt blocks with more colons',
    '::tabs\n  :::tabs-item{label="A"}\n  - b\n\n      c\n  :::\n\n  :::tabs-item{label="D"}\n  e\n  :::\n::',
    '::::Tabs\n:::Tab{label="A"}\n- b\n\n    c\n:::\n\n:::Tab{label="D"}\ne\n:::\n::::',
  ],
  [
    'Nuxt blocks that nobody knows',
    '::hero{title="A"}\nb\n#c\nd\n::\n\n:::::note\ne\n:::::',
    ':::Fragment{title="A"}\nA\n\nb\nd\n:::\n\n:::note\ne\n:::',
  ],
  [
    'Nuxt words in a sentence',
    'a :badge[b]{color="c"} :icon{name="d"} :kbd{value="e"} :link[f]{to="/g"} h:i[j]',
    'a <span class="badge note">b</span>  <kbd>e</kbd> [f](/g) h:i[j]',
  ],
  ['Nuxt block', '::note{icon="x"}\na\n::', ':::note\na\n:::'],
  ['Nuxt block with fields', '::card\n---\ntitle: "A"\nto: /b/\n---\nx\n::', ':::Card{title="A" href="/b/"}\nx\n:::'],
  ['Nuxt blocks in another', '::card-group\n::card{title="A"}\nx\n::\n::', '::::Cards\n:::Card{title="A"}\nx\n:::\n::::'],
  [
    'marks in sentences',
    'a ==b c== ^^d^^ x^2^ H~2~O a == b == c',
    'a <mark>b c</mark> <ins>d</ins> x<sup>2</sup> H<sub>2</sub>O a == b == c',
  ],
  [
    'abbreviation',
    'An HTML page, [HTML](HTML)\n\n*[HTML]: a "b"',
    'An <abbr title="a &quot;b&quot;">HTML</abbr> page, [<abbr title="a &quot;b&quot;">HTML</abbr>](HTML)\n',
  ],
  ['Hugo aside', '{{< admonition type="caution" title="A" >}}\nx\n{{< /admonition >}}', ':::caution A\nx\n:::'],
  ['Hugo tabs', '{{< tabs >}}\n{{% tab "A" %}}\nx\n{{% /tab %}}\n{{< /tabs >}}', '::::Tabs\n:::Tab{label="A"}\nx\n:::\n::::'],
  ['Hugo picture and link', '{{< figure src="a.png" alt="b" >}} [c]({{< ref "d.md" >}})', '![b](a.png) [c](d.md)'],
  ['Hugo shortcode of a site', '{{< x >}}\n\na {{< y >}} b\n\n{{< /x >}}', '\na  b\n'],
  ['Jekyll code', '{% highlight ruby linenos %}\na {% b %}\n{% endhighlight %}', '```ruby\na {% b %}\n```'],
  ['Jekyll tags', '{% raw %}\n{{ a }}\n{% endraw %}\n[b]({% link c.md %}){% include d.html %}', '{{ a }}\n[b](/c.md)'],
  ['file of VitePress', 'a\n\n<<< @/b.js{1,3}', 'a\n\n`@/b.js{1,3}`'],
  ['files of mdBook and MkDocs', '{{#include a.rs:2}}\n\n--8<-- "b.md"', '`a.rs:2`\n\n`b.md`'],
  ['Docusaurus in .md', "import Tabs from '@theme/Tabs';\n\na", '\na'],
  ['component in HTML', '<div>\n<Tip a="<b>">\nx\n</Tip>\n</div>', '<div>\n\n:::Tip{a="<b>"}\nx\n:::\n</div>'],
  ['Vue component', 'a\n\n<Badge type="tip" text="b" /> c', 'a\n\n<span class="badge tip">b</span> c'],
  [
    'component on lines of its own',
    '<Tabs>\n  <TabItem value="a" label="B">\n\n    x\n  </TabItem>\n</Tabs>',
    '::::Tabs\n:::TabItem{value="a" label="B"}\n\nx\n:::\n::::',
  ],
  ['component with attributes on many lines', '<Listing\n  a="b"\n  c={1}\n>\nx\n</Listing>', ':::Listing{a="b"}\nx\n:::'],
  ['component in a sentence', 'a <Kbd>b</Kbd> c <X y="z" /> d', 'a b c  d'],
  ['id of a heading as an attribute', '### 1.2 <small>May</small> { id="1.2" }', '### 1.2 <small>May</small> {#1.2}'],
  ['other attributes of a heading', '# A { data-search-exclude }\n\n## B {docsify-ignore}', '# A \n\n## B '],
  ['keys', 'a ++ctrl+alt+"Any x"++ C++11 i++ and ++i', 'a <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Any x</kbd> C++11 i++ and ++i'],
  [
    'CriticMarkup',
    '{++a++} {--b--} {~~c~>d~~} {==e==} {>>f<<}',
    '<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> <mark>e</mark> <small>(f)</small>',
  ],
  ['Hugo aside with its text', '{{< alert icon="x" text="a <b c=\\"d\\">e</b>" />}}', ':::note\na <b c="d">e</b>\n:::'],
  ['link that nothing explains', 'a [`b`][c.d] [e][f] [g][h] `[i][j]` k[l][m]\n\n[F]: /f/', 'a `b` [e][f] g `[i][j]` k[l][m]\n\n[F]: /f/'],
  ['comment of JSX', '{/* a\nb */}\n\n- c {/* d */}e', '\n\n- c e'],
  ['component with code in its attributes', '<A\n  b={[\n    { c: \'} <D e={…}>\' },\n  ]}\n  f="g"\n/>', ':::A{f="g"}\n:::'],
  ['element with attributes of JSX', '<div style={{ a: 1 }} className="b">\n| c |', '<div class="b">\n\n| c |'],
  [
    'element of JSX on many lines, and what is indented in it',
    '<div\n  style={{ a: 1 }}\n>\n  <B\n    c="d"\n  />\n  <i style={{ e: 2 }}>\n    f\n  </i>\n</div>\n\n    g',
    '<div>\n\n:::B{c="d"}\n:::\n  <i>\n\nf\n</i>\n</div>\n\n    g',
  ],
  ['link by another name', 'a <Link to="/b/">c</Link> <X href="d">', 'a <a href="/b/">c</a> '],
  ['slots and elements of Vue', '<A>\n  <template #b>\n    c\n  </template>\n  <template #d>e</template>\n</A>', ':::A\n\nc\n\ne\n:::'],
  ['anchors of headings', '## A [#b-c]\n\n## D {/* #e */}\n\n## F [!toc]\n\n## G [h]', '## A {#b-c}\n\n## D {#e}\n\n## F\n\n## G [h]'],
  ['attributes of words', 'a [b c]{.d} [e](f){.g} [h]{style="i"} [^j]{.k}', 'a b c [e](f) h [^j]'],
  ['id of an aside', '::: tip {#a}\nb\n:::', '<a id="a"></a>\n\n:::tip {#a}\nb\n:::'],
  ['formula on lines of its own', '$$\n\\sum_{k=0} ==a== {.b}\n$$\n\nc', '$$\n\\sum_{k=0} ==a== {.b}\n$$\n\nc'],
  ['formula in a sentence', 'a $\\sum_{k=0}$ b', 'a $\\sum_{k=0}$ b'],
  ['formulas in brackets', '\\(x^2\\) \\\\(\\frac a b\\\\) \\(a_word\\) \\(x', '$$x^2$$ $$\\frac a b$$ \\(a_word\\) \\(x'],
  [
    'formulas in square brackets',
    '\\[\nx = y\n\\]\n\n\\\\[ \\mu_{i=0} \\\\]\n\n\\[text\\]',
    '$$\nx = y\n$$\n\n$$\n\\mu_{i=0}\n$$\n\n\\[text\\]',
  ],
  ['formula of GitHub', 'a $`x_1`$ b', 'a $$x_1$$ b'],
  [
    'footnotes in a sentence',
    'a.^[b [c](d) e] f^[g]\n\n^[h]',
    'a.[^inline-1] f[^inline-2]\n\n^[h]\n\n[^inline-1]: b [c](d) e\n\n[^inline-2]: g',
  ],
  ['language of code in a sentence', 'a `#!python b()` `c{:js}` `{:js}` `#!/bin/sh d`', 'a `b()` `c` `{:js}` `#!/bin/sh d`'],
  ['name that nothing explains', 'a [b.c][] [d][]\n\n[d]: /d/', 'a b.c [d][]\n\n[d]: /d/'],
  [
    'diagrams in no fence',
    '<div class="mermaid">\na\n\nb\n</div>\n\n::: mermaid\nc\n:::\n\n{{< mermaid >}}\nd\n{{< /mermaid >}}',
    '```mermaid\na\nb\n```\n\n```mermaid\nc\n```\n\n```mermaid\nd\n```',
  ],
  [
    'Markdown in HTML',
    '<figure markdown="span">\n  ![a](b.png)\n  <figcaption>c *d*</figcaption>\n</figure>\n\n<div markdown>\n- e\n    - f\n</div>\n  g',
    '<figure>\n\n![a](b.png)\n<figcaption>\n\nc *d*\n\n</figcaption>\n\n</figure>\n\n<div>\n\n- e\n    - f\n\n</div>\n  g',
  ],
  [
    'links in cells',
    '| [[A b\\|c]] | ![[d.png\\|100]] | `[[e\\|f]]` |',
    '| [c](%5B%5BA%20b%5D%5D) | ![100](%5B%5Bd.png%5D%5D) | `[[e\\|f]]` |',
  ],
  ['what kramdown keeps', 'a\n\n{::comment}\nb\n{:/comment}\n\n{::options c="d" /}\n{::nomarkdown}\ne\n{:/}', 'a\n\n\ne'],
  ['title of a page of mdBook', 'a {{#title b}}\n\n{{#template c.md d=e}}', 'a \n\n`c.md d=e`'],
  ['list of headings that has numbers', '1. TOC\n{:toc}\n\na', '\na'],
  ['CriticMarkup around paragraphs', '{==\n\na\n\n==}', '\n\na\n\n'],
  ['raised words', 'a^b\\ c^ 2^n^ 3^a^b', 'a<sup>b c</sup> 2<sup>n</sup> 3^a^b'],
  ['MkDocs aside in capitals', '!!! Question "A"\n    b', ':::question A\nb\n:::'],
  [
    'MkDocs, another set of tabs',
    '=== "A"\n    b\n\n===! "C"\n    d',
    '::::Tabs\n:::Tab{label="A"}\nb\n:::\n::::\n::::Tabs\n:::Tab{label="C"}\nd\n:::\n::::',
  ],
  ['code of four spaces below a list and a fence', '- a\n\n```\nb\n```\n\n    :::c', '- a\n\n```\nb\n```\n\n    :::c'],
  [
    'pymdown tabs',
    '/// tab | A\nb\n///\n\n/// tab | C\nd\n///\n\ne',
    '::::Tabs\n:::Tab{label="A"}\nb\n:::\n\n:::Tab{label="C"}\nd\n:::\n\n::::\ne',
  ],
  [
    'pymdown options',
    '/// details | A\n    type: warning\n\nb\n///\n/// admonition | C\n    type: tip\nd\n///\n/// html | div.e\nf\n///',
    ':::details A\n\nb\n:::\n:::tip C\nd\n:::\n:::Fragment\nf\n:::',
  ],
  [
    'Hugo tabs on one line each',
    '{{< tabs items="A,B" >}}\n  {{< tab >}}**c**{{< /tab >}}\n  {{< tab >}}d{{< /tab >}}\n{{< /tabs >}}',
    '::::Tabs\n  :::Tab{label="A"}\n  **c**\n  :::\n  :::Tab{label="B"}\n  d\n  :::\n::::',
  ],
  [
    'Hugo cards',
    '{{< cards >}}\n{{< card link="a" title="B" subtitle="c" >}}\n{{< /cards >}}',
    '::::Cards\n:::Card{title="B" href="a"}\nc\n:::\n::::',
  ],
  [
    'Hugo aside with a title in place',
    '{{< notice tip "A" >}}\nb\n{{< /notice >}}\n{{< expand "C" >}}d{{< /expand >}}',
    ':::tip A\nb\n:::\n:::expand C\nd\n:::',
  ],
  ['Hugo shortcodes that are shown', 'a {{</* b "c" */>}} {{%/* d */%}}', 'a {{< b "c" >}} {{% d %}}'],
  [
    'words in shortcodes of a site',
    'a {{< badge "b" >}} {{< button href="/c" >}}d{{< /button >}} {{< x title="e" link="/f" >}} {{< icon "g" >}}',
    'a b <a href="/c">d</a> [e](/f) ',
  ],
  ['Hugo code with marked lines', '{{< highlight go "hl_lines=1 3-4" >}}\na\n{{< /highlight >}}', '```go hl_lines=1 3-4\na\n```'],
  [
    'addresses of Jekyll',
    '[a]({{ site.baseurl }}/b) [c]({{ site.url }}{% link d.md %}) [e]({{ "/f" | relative_url }})',
    '[a](/b) [c](/d.md) [e](/f)',
  ],
  ['elements of another tool', '<x-y :z="a" />\n\n<x-y>b</x-y> and <package-name>', '\n\nb and <package-name>'],
  ['type in angle brackets', 'a Vec<T> and <T> and <KEY> `<A />`', 'a Vec<T> and <T> and <KEY> `<A />`'],
];

test.for(CASES)('%s: %j', ([, written, read]) => {
  expect(readDialects(written, false).text).toBe(read);
});

test.for(CASES)('%s in a fence stays: %j', ([, written]) => {
  const fenced = `~~~~\n${written.replaceAll('~~~~', '')}\n~~~~`;
  expect(readDialects(fenced, false).text).toBe(fenced);
});

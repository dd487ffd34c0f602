import { expect, test } from 'vitest';
import { htmlTitle } from './html-title.ts';

test.for([
  ['# Heading', undefined],
  ['<h1 align="center">\n  My <b>Project</b>\n</h1>', 'My Project'],
  ['<h1>Foo &mdash; Bar&#39;s&nbsp;docs</h1>', "Foo — Bar's docs"],
  ['<h1>a &lt;b&gt; &amp;amp; c</h1>', 'a <b> &amp; c'],
  ['<h1><img src="a.png" alt="Caf&eacute; &amp; bar"></h1>', 'Café & bar'],
  ['<h1></h1>', ''],
  ['Text\n\n## Part\n\n<h1>Example</h1>', undefined],
  ['```\n## Part\n```\n\n<h1>Title</h1>', 'Title'],
  ['<!-- <h1>a</h1> --> `<h1>b</h1>` \\<h1>c</h1>', undefined],
] as const)('%j → %j', ([source, title]) => {
  expect(htmlTitle(source)).toBe(title);
});

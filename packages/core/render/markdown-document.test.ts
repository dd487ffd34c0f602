import { expect, test } from 'vitest';
import { markdownDocument } from './markdown-document.ts';

const page = { base: '/docs/', site: '', about: '> About', links: {}, linked: ['/', '/x/', '/y.html'] };

test.for([
  ['a title comes first', '# T\n\nText.\n', '# T\n\n> About\n\nText.\n'],
  ['text directly below the title', '# T\nText.\n', '# T\n\n> About\n\nText.\n'],
  ['a page with another start', '<h1>T</h1>\n', '> About\n\n<h1>T</h1>\n'],
  [
    'links to pages lead to copies',
    '# T\n\n[a](/docs/x/) [b](</docs/> "t")\n',
    '# T\n\n> About\n\n[a](/docs/x.md) [b](</docs/index.md> "t")\n',
  ],
  ['fragments stay', '# T\n\n[a](/docs/x/#s) [b](#s)\n', '# T\n\n> About\n\n[a](/docs/x.md#s) [b](#s)\n'],
  ['a page that is a file', '# T\n\n[a](/docs/y.html#s)\n', '# T\n\n> About\n\n[a](/docs/y.html.md#s)\n'],
  ['a definition', '# T\n\n[a]: /docs/x/\n[b]: /docs/x/#s "t"\n', '# T\n\n> About\n\n[a]: /docs/x.md\n[b]: /docs/x.md#s "t"\n'],
  ['a tag', '# T\n\n<a class="x" href="/docs/x/#s">a</a>\n', '# T\n\n> About\n\n<a class="x" href="/docs/x.md#s">a</a>\n'],
  ['other links are unchanged', '# T\n\n[a](/docs/old/) [b](/docs/x.png)\n', '# T\n\n> About\n\n[a](/docs/old/) [b](/docs/x.png)\n'],
  ['code stays', '# T\n\n`[a](/docs/x/)`\n\n```\n[a]: /docs/x/\n```\n', '# T\n\n> About\n\n`[a](/docs/x/)`\n\n```\n[a]: /docs/x/\n```\n'],
] as const)('%s', ([, markdown, expected]) => {
  expect(markdownDocument(markdown, page)).toBe(expected);
});

test('links include the host if the site knows it', () => {
  const markdown = '# T\n\n[a](/docs/x/#s) ![b](/docs/x.png) [c](#s) [d](//cdn.example/x) [e](https://other.example/)\n\n[f]: /new\n';
  expect(markdownDocument(markdown, { ...page, site: 'https://example.com' })).toBe(
    '# T\n\n> About\n\n[a](https://example.com/docs/x.md#s) ![b](https://example.com/docs/x.png) [c](#s) [d](//cdn.example/x) [e](https://other.example/)\n\n[f]: https://example.com/new\n',
  );
});

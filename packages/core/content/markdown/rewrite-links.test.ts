import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewriteLinks } from './rewrite-links.ts';

/** `b.md` → `/a/b/`. */
const resolveFile = (href: string) => (/\.md(?=#|$)/.test(href) ? `/a/${href.replace(/\.md/, '/')}` : undefined);
const rewrite = (markdown: string, path = '/a/x/') => rewriteLinks(markdown, { path, base: '/docs/', resolveFile });

test.for([
  ['from the root', '[a](/x/#y)', '[a](/docs/x/#y)'],
  ['to the root', '[a](/)', '[a](/docs/)'],
  ['with a title', '[a](/x/ "t (u)") [b](/y/ \'t\') [c](\n/z/ (t))', '[a](/docs/x/ "t (u)") [b](/docs/y/ \'t\') [c](\n/docs/z/ (t))'],
  ['in angle brackets', '[a](</x y/> "t") [b](<b.md>)', '[a](</docs/x y/> "t") [b](</docs/a/b/>)'],
  ['with parentheses', '[a](/x_(y)/)', '[a](/docs/x_(y)/)'],
  ['a linked image', '[![a](/a.png)](/x/)', '[![a](/docs/a.png)](/docs/x/)'],
  ['to a source file', '[a](b.md#s)', '[a](/docs/a/b/#s)'],
  ['from the page', '[a](y/) [b](../z/?q#s) [c](..) [d](?q)', '[a](/docs/a/x/y/) [b](/docs/a/z/?q#s) [c](/docs/a/) [d](/docs/a/x/?q)'],
  ['a definition', '[a]\n\n[a]: /x/\n[b c]: b.md "t"\n[d]:\n  </y/>', '[a]\n\n[a]: /docs/x/\n[b c]: /docs/a/b/ "t"\n[d]:\n  </docs/y/>'],
  ['a definition in a quotation and in a list', '> [a]: /x/\n\n- [b]: /y/', '> [a]: /docs/x/\n\n- [b]: /docs/y/'],
  ['a tag', '<a class="/c/" href="/x/?a=1&amp;b">x</a>', '<a class="/c/" href="/docs/x/?a=1&amp;b">x</a>'],
  ['a tag with special characters', '<a title="a > b"\n  href=\'b.md\'>', '<a title="a > b"\n  href="/docs/a/b/">'],
  ['a tag with a srcset', '<source srcset="/a.png 1x, /b.png 2x">', '<source srcset="/docs/a.png 1x, /docs/b.png 2x">'],
] as const)('%s', ([, markdown, expected]) => {
  expect(rewrite(markdown)).toBe(expected);
});

test('from a page whose address is a file', () => {
  expect(rewrite('[a](y/)', '/a/x.html')).toBe('[a](/docs/a/y/)');
});

test.for([
  '[a](https://x.y/z) [b](mailto:a@b.c) [c](//x.y/z)',
  '[a](#s) [b]()',
  '[a]: https://x.y/z',
  '[^a]: /x/',
  '[a]: /x/ and words',
  '[a](/x/ and words) \\](/x/)',
  '[a](y\\_z/)',
  '<a href="#s"> <a href={page}> <https://x.y/>',
  '\\<a href="/x/">',
  '<p title="/x/"> a href="/x/"',
])('%j stays', (markdown) => {
  expect(rewrite(markdown)).toBe(markdown);
});

test('text without links is unchanged, whatever characters it contains', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '[', ']', '(', '<', '>', '"', "'", '\\', ':', '{') });
  fc.assert(
    fc.property(text, (signs) => {
      const markdown = signs.replace(/\](?=[(:])/g, '] ');
      expect(rewrite(markdown)).toBe(markdown);
    }),
  );
});

test.for([
  '[a](/x/) ',
  '<a "',
  "<a '<a ",
  '](a (',
  '[a\n',
  '<a href="',
  '> > 1. [x]: ',
])('the time for repetitions of %j is linear, not quadratic', (part) => {
  const cpuOf = (count: number) => {
    const text = part.repeat(count);
    const before = process.cpuUsage();
    rewrite(text);
    return process.cpuUsage(before).user;
  };
  // Takes the minimum of three runs, because other processes disturb single ones. Quadratic time would give a factor of 64.
  const least = (count: number) => Math.min(cpuOf(count), cpuOf(count), cpuOf(count));
  const short = least(5000);
  expect(least(40_000)).toBeLessThan(Math.max(24 * short, 100_000)); // microseconds
});

import { expect, test } from 'vitest';
import { linkPlaces } from './link-places.ts';

const link = (written: string, href = written) => ({ href, written });

test.for([
  ['in a sentence', [link('/x/')], 'Go [there](/x/).', ['1:12']],
  ['on a later line', [link('/x/')], '# A\n\nGo [there](/x/).', ['3:12']],
  ['the same twice', [link('/x/'), link('/x/')], '[a](/x/)\n[b](/x/)', ['1:5', '2:5']],
  ['by a file, which became a path', [link('x.md', '/x/')], 'Go [there](x.md).', ['1:12']],
  ['as HTML', [link('/x/')], 'Go <a href="/x/">there</a>.', ['1:13']],
  ['as a reference', [link('/x/')], 'Go [there][x].\n\n[x]: /x/', ['3:6']],
  ['with a lone percent sign', [link('/100%25/')], 'Go [there](/100%/).', ['1:12']],
  ['with letters beyond ASCII', [link('/gr%C3%B6%C3%9Fe/')], '[a](/größe/)', ['1:5']],
  ['with a space', [link('a%20b.md')], '[a](<a b.md>)', ['1:6']],
  ['not in code', [link('/x/')], '`[a](/x/)`\n\n```\n[a](/x/)\n```\n[a](/x/)', ['6:5']],
  ['a short link does not match inside a longer one', [link('/x/')], '[b](/x/y/) [a](/x/)', ['1:16']],
  [
    'after one from elsewhere',
    [link('/x/'), link('#end'), link('/x/')],
    '[e](#end) [a](/x/)\n\n## End\n\n[b](/x/)',
    ['1:15', '1:5', '5:5'],
  ],
  ['of an image in two sizes', [link('/a.png'), link('/b.png')], '<img srcset="/a.png 1x, /b.png 2x">', ['1:14', '1:25']],
  ['a word in a sentence is not a link', [link('limits')], 'All limits stand in [limits](limits).', ['1:30']],
  ['with round brackets', [link('/a_(b)/')], '/a_(b)/ and [a](/a_(b)/)', ['1:17']],
  ['made by a component', [link('/made/')], 'Nothing here.', ['1:1']],
  ['a longer link comes first', [link('/x/y/'), link('/x/')], '[a](/x/y/) [b](/x/)', ['1:5', '1:16']],
] as const)('%s', ([, links, source, places]) => {
  expect(linkPlaces([...links], source).map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});

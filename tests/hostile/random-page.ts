import { Random } from '../../tools/corpus/random.ts';

/** Pieces of everything a page can contain, complete and broken. */
const PIECES = [
  ...[
    '# ',
    '## ',
    '\n\n',
    '\n',
    '\t',
    '  ',
    '- ',
    '1. ',
    '> ',
    '* ',
    '---\n',
    '***',
    '**',
    '_',
    '~~',
    '`',
    '``',
    '```',
    '~~~\n',
    '```js\n',
  ],
  ...['```yaml title="a"\n', '```mdx {1-3}\n', '| a | b |\n|---|:-:|\n', '|', '[', ']', '](', ')', '![', '[a]: /b\n', '[^1]', '[^1]: a\n'],
  ...['<', '>', '</', '/>', '<div>', '</div>', '<br>', '<!--', '-->', '<script>', '</script>', '<style>', '<svg', '<a href="/b">', '</a>'],
  ...[
    '<Tabs>',
    '<Tab label="a">',
    '</Tab>',
    '</Tabs>',
    '<Steps>',
    '<Step title="a">',
    '</Step>',
    '</Steps>',
    '<Card ',
    '<Badge>',
    '<Unknown ',
  ],
  ...['{', '}', '{{', '}}', '{1 + 1}', '{null.a}', '{() => <b/>}', '{/* a */}', 'export const a = 1\n', 'import a from "a"\n', '${', '`'],
  ...[
    ':::note\n',
    ':::\n',
    '::::tip[A]\n',
    ':a[b]{c=d}',
    '!!! note "A"\n',
    '    ',
    '??? tip\n',
    '=== "A"\n',
    '> [!NOTE]\n',
    '> [!tip]- A\n',
  ],
  ...[
    '{#a}',
    '{#a #b}',
    '{: .a }',
    '{.a}',
    '$',
    '$$\n',
    '\\frac{a}{b}',
    '==',
    ':smile:',
    '[[a]]',
    '![[a|300]]',
    '%%',
    '*[A]: b\n',
    'A\n: b\n',
  ],
  ...[
    '---\ntitle: a\n---\n',
    'title: [',
    '&amp;',
    '&',
    '&#0;',
    '\\',
    '"',
    "'",
    '=',
    '@',
    '#',
    '%',
    'https://a.b/c',
    'javascript:a',
    'a@b.c',
  ],
  ...[
    '\0',
    '\u0007',
    '\u001a1\u001a',
    '\u001e1\u001e',
    '\u200d',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\ud800',
    '😀',
    'é',
    'ß',
    '日本',
    'עב',
    '<<< @/a',
    '--8<-- "a"',
  ],
  ...[
    'word',
    'a',
    'the rest of a sentence. ',
    '0',
    '1,000',
    '{{#include a.md}}',
    '{% if a %}',
    '{{< a >}}',
    '<Code n="0"/>',
    '<img src="a.png">',
  ],
] as const;

/** A random page for a seed: one of `pages`, cut, duplicated and mixed with pieces, or made of pieces only. */
export function randomPage(seed: number, pages: readonly [string, ...string[]]): { name: string; text: string } {
  const random = new Random(seed);
  const name = random.chance(0.5) ? 'page.mdx' : 'page.md';
  if (random.chance(0.4)) return { name, text: Array.from({ length: random.int(1, 120) }, () => random.pick(PIECES)).join('') };
  let text = part(random, random.pick(pages), 4000);
  for (let n = random.int(1, 12); n > 0; n--) {
    const at = random.int(0, text.length);
    const end = Math.min(text.length, at + random.int(0, 200));
    const change = random.pick(['cut', 'double', 'insert', 'insert', 'mix', 'flip'] as const);
    if (change === 'cut') text = text.slice(0, at) + text.slice(end);
    else if (change === 'double') text = text.slice(0, end) + text.slice(at, end).repeat(random.int(1, 20)) + text.slice(end);
    else if (change === 'insert')
      text = text.slice(0, at) + random.pick(PIECES).repeat(random.chance(0.2) ? random.int(2, 60) : 1) + text.slice(at);
    else if (change === 'mix') text = text.slice(0, at) + part(random, random.pick(pages), 600) + text.slice(at);
    else text = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.int(0, 6))) + text.slice(at + 1);
  }
  return { name, text };
}

function part(random: Random, text: string, most: number): string {
  const at = random.int(0, Math.max(0, text.length - most));
  return text.slice(at, at + most);
}

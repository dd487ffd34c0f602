import { expect, test } from 'vitest';
import { shapePage } from './shape-page.ts';

test.for([
  ['# Title\n\n## Part', '# Title\n\n## Part'],
  ['## Title\n\n### Part\n\n#### Inner', '# Title\n\n## Part\n\n### Inner'],
  ['\n### Title\n\n```sh\n### no heading\n```\n', '\n# Title\n\n```sh\n### no heading\n```\n'],
  ['## Title\n\n> #### In a quotation', '# Title\n\n> ### In a quotation'],
  ['## One\n\n## Two', '## One\n\n## Two'],
  ['<!-- Old -->\n\n<a id="old"></a>\n\n## Only\n\n### Part', '<!-- Old -->\n\n<a id="old"></a>\n\n# Only\n\n## Part'],
  ['## The Title Page\n\n### Part\n\n## Summary\n\n### Inner', '# The Title Page\n\n## Part\n\n## Summary\n\n### Inner'],
  ['### Titles\n\n### Other', '# Titles\n\n## Other'],
  ['## Titles\n\n<!--\n# no heading\n-->\n\n## Two', '# Titles\n\n<!--\n# no heading\n-->\n\n## Two'],
  ['Text\n\n## Part\n\n# Example\n\n## Example', 'Text\n\n## Part\n\n## Example\n\n## Example'],
  ['Text\n\n## Titles\n\n```sh\n# no heading\n```\n', 'Text\n\n## Titles\n\n```sh\n# no heading\n```\n'],
  ['Text\n\n## Part', 'Text\n\n## Part'],
  ['---\ntitle: T\n---\n\n# One\n\n## Inner\n\n# Two', '---\ntitle: T\n---\n\n## One\n\n### Inner\n\n## Two'],
  ['---\ntitle: T\n---\n\n# One\n\n```\n# no heading\n```\n', '---\ntitle: T\n---\n\n# One\n\n```\n# no heading\n```\n'],
  ['---\ntitle: T\n---\n\n## One\n\n# Two', '---\ntitle: T\n---\n\n### One\n\n## Two'],
  ['---\ntitle: T\n---\n\nText\n\n# One', '---\ntitle: T\n---\n\nText\n\n# One'],
  ['---\ntitle: T\n---\n\n## One', '---\ntitle: T\n---\n\n## One'],
  ['---\nsidebar: x\n---\n\n# One\n\n# Two', '---\nsidebar: x\n---\n\n# One\n\n# Two'],
  [
    '---\nlayout: home\nhero:\n  name: Name\n  text: <b>Fast</b> & small\n  tagline: In [minutes]\n  actions:\n    - text: Begin\n      link: ./guide/a b\nfeatures:\n  - title: One\n    details: First\n    link: /x\n  - details: Only this\n---\n\nText',
    '# Name\n\nFast & small\n\nIn \\[minutes\\]\n\n[Begin](<./guide/a b>)\n\n- **[One](</x>)**: First\n- Only this\n\n\nText',
  ],
  ['---\nhero:\n  title: Other\n---\n\n# Own', '**Other**\n\n\n# Own'],
  ['---\nhome: true\nheroText: Name\ntagline: Line\n---\n', '# Name\n\nLine\n\n'],
  ['---\nlayout: home\n---\n\n# Own', '---\nlayout: home\n---\n\n# Own'],
] as const)('%j', ([source, expected]) => {
  const { text } = shapePage(source, 'guide/ch02-the-titles.md');
  expect(expected.startsWith('---') ? text : text.replace(/^---\n.*?\n---\n\n/s, '')).toBe(expected);
});

test('lines below the text of a home page match the source', () => {
  const source = '---\nhero:\n  name: Name\n  text: More\n---\n\nText\n';
  const { text, lineOf } = shapePage(source, 'guide/ch02-the-titles.md');
  const line = text.split('\n').indexOf('Text') + 1;
  expect(lineOf(line)).toBe(7);
  expect(lineOf(2)).toBe(2);
});

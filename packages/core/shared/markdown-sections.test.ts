import { expect, test } from 'vitest';
import { placeHeaders, sectionOf } from './markdown-sections.ts';

const h = (level: number, title: string, slug = title.toLowerCase()) => ({ level, title, slug });

test.for([
  [
    'a section ends at the next one of its level',
    '# T\n\n## A\n\na\n\n### B\n\nb\n\n## C\n',
    [h(2, 'A'), h(3, 'B'), h(2, 'C')],
    'a',
    '## A\n\na\n\n### B\n\nb\n',
  ],
  ['a subsection too', '## A\n\n### B\n\nb\n\n## C\n', [h(2, 'A'), h(3, 'B'), h(2, 'C')], 'b', '### B\n\nb\n'],
  ['the last one ends with the text', '## A\n\n## C\n\nc', [h(2, 'A'), h(2, 'C')], 'c', '## C\n\nc\n'],
  ['code has no headings', '## A\n\n```sh\n## C\n```\n\n## C\n\nc', [h(2, 'A'), h(2, 'C')], 'a', '## A\n\n```sh\n## C\n```\n'],
  ['not even in a list', '## A\n\n- ```\n  ## C\n  ```\n\n## C', [h(2, 'A'), h(2, 'C')], 'c', '## C\n'],
  ['formatting and links are ignored', '## `a`, *b* [c](/docs/x/)\n\nd', [h(2, 'a, b c', 'x')], 'x', '## `a`, *b* [c](/docs/x/)\n\nd\n'],
  ['two headings with the same text', '## A\n\n1\n\n## A\n\n2', [h(2, 'A', 'a'), h(2, 'A', 'a-1')], 'a-1', '## A\n\n2\n'],
  ['underlined', 'A\n---\n\na\n\nB\n---\n', [h(2, 'A'), h(2, 'B')], 'a', 'A\n---\n\na\n'],
  ['as a tag', '<h2 id="a">A</h2>\n\na\n\n## B', [h(2, 'A'), h(2, 'B')], 'a', '<h2 id="a">A</h2>\n\na\n'],
  ['signs alone', '## $\n\na\n\n## %\n\nb', [h(2, '$', 'one'), h(2, '%', 'two')], 'two', '## %\n\nb\n'],
  ['a missing section', '## A\n\na\n\n## C', [h(2, 'A'), h(2, 'B'), h(2, 'C')], 'b', undefined],
] as const)('%s', ([, markdown, headers, slug, expected]) => {
  expect(sectionOf(markdown, placeHeaders(markdown, headers), slug)).toBe(expected);
});

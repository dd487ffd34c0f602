import { expect, test } from 'vitest';
import { tooDeep } from './mdx-depth.ts';

test.each([
  ['expressions in one paragraph', '{a} '.repeat(3001), 'a paragraph has more than 3000 expressions'],
  ['the same in many paragraphs', `${'{a} '.repeat(1000)}\n\n`.repeat(4), undefined],
  ['the same in code', '`{a}` '.repeat(4000), undefined],
  ['objects in one expression', `{[${'{}, '.repeat(4000)}]}`, undefined],
  ['tags in one paragraph', '<b></b> '.repeat(5001), 'a paragraph has more than 5000 tags'],
  ['a brace in the frontmatter, before nested tags', `---\ntitle: 'An open {'\n---\n\n${'<b>'.repeat(20)}`, undefined],
  ['a brace in the text, before nested tags', `{${'<b>'.repeat(20)}`, 'tags in braces are not closed'],
  ['nested tags', '<b>'.repeat(101), 'tags are nested too deeply, or not closed'],
])('%s', (_, source, reason) => {
  expect(tooDeep(source)).toBe(reason);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupParts } from './group-parts.ts';

const OPEN = '<div class="part">';
const groupsOf = (html: string) =>
  html
    .split(OPEN)
    .slice(1)
    .map((group) => group.replace(/<\/div>$/, ''));

test('an article of ordinary length stays as it is', () => {
  const html = '<h1>Title</h1><p>Text</p>'.repeat(100);
  expect(groupParts(html)).toBe(html);
});

test('a very long article is divided between its outermost elements, and no heading ends a group', () => {
  const part = fc.constantFrom(
    '<h2 id="a">A &lt;b&gt;</h2>',
    `<p title="a > b">${'text <br> and <img src="x"/> '.repeat(40)}</p>\n`,
    `<div><div><p>${'x'.repeat(3000)}</p></div><svg><path d="M0"/></svg></div>`,
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
      const unit = parts.join('');
      const html = unit.repeat(Math.ceil(300_001 / unit.length));
      const groups = groupsOf(groupParts(html));
      const count = (group: string, tags: RegExp) => group.match(tags)?.length ?? 0;
      // Booleans, because nobody can read a failure that prints such long texts.
      expect(groups.join('') === html).toBe(true);
      expect(groups.every((group) => count(group, /<(p|div|h2|svg)\b/g) === count(group, /<\/(p|div|h2|svg)>/g))).toBe(true);
      expect(groups.slice(0, -1).some((group) => group.endsWith('</h2>'))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

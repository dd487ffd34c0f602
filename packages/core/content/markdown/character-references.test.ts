import { expect, test } from 'vitest';
import { plainReferences } from './character-references.ts';

const many = (text: string) => `${'&#97;'.repeat(600)}${text}`;
const rest = (text: string) => plainReferences(many(text)).slice(600);

test.each([
  ['&#65;&#x42;&#xe9;&#26085;&#x1F600;', 'ABé日😀'],
  ['&#42;a&#42; &#x5b;x&#93; &#60;b&#62; &#10; &#160;', '&#42;a&#42; &#x5b;x&#93; &#60;b&#62; &#10; &#160;'],
  ['&#1;&#x1f;', '\uFFFD\uFFFD'],
  ['&#0; &#x110000; &#55296; &#;', '&#0; &#x110000; &#55296; &#;'],
  ['`&#65;` &#65;', '`&#65;` A'],
])('on a page with many references, %j is %j', (text, expected) => {
  expect(rest(text)).toBe(expected);
});

test('a few references are unchanged', () => {
  expect(plainReferences('&#65; &#1;')).toBe('&#65; &#1;');
});

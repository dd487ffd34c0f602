import { expect, test } from 'vitest';
import { isHtmlTag, safeTags } from './html-tags.ts';

test.each([
  ['<div><script>a()</script></div>', '<div>&lt;script>a()&lt;/script></div>'],
  ['<p><META http-equiv=refresh content=0></p>', '<p>&lt;META http-equiv=refresh content=0></p>'],
  ['<div><base href="/a"/></div>', '<div>&lt;base href="/a"/></div>'],
  ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"/></svg>'],
  ['<style-guide><metadata>', '<style-guide><metadata>'],
  ['<form\n.', '&lt;form\n.'],
  ['<b>a</b> < c', '<b>a</b> < c'],
])('%s', (html, safe) => {
  expect(safeTags(html)).toBe(safe);
});

test.each([
  ['<source>', false],
  ['<OUTPUT>', false],
  ['<output file>', false],
  ['<dialog>', false],
  ['<source src="a.mp4">', true],
  ['<input disabled>', true],
  ['<div>', true],
  ['<BR>', true],
  ['<td>', true],
])('without a closing tag on the page, %s is a tag: %s', (text, expected) => {
  expect(isHtmlTag(text, () => false)).toBe(expected);
});

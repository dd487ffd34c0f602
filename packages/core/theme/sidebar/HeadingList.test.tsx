import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadingList } from './HeadingList.tsx';

/** Headings of levels 2, 3, 4, 5, repeated. */
const headers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ level: 2 + (at % 4), title: `Part ${at}`, slug: `part-${at}` }));

test.each([
  { all: 8, listed: 6, why: 'down to the fourth level' },
  { all: 400, listed: 200, why: 'the fourth level is too much' },
  { all: 1000, listed: 250, why: 'the second level is there in any case' },
])('$listed of $all headings are listed: $why', ({ all, listed }) => {
  const html = renderToStaticMarkup(createElement(HeadingList, { headers: headers(all) }));
  expect(html.match(/<li/g)).toHaveLength(listed);
});

test('the headings of a section are inside its entry, even if the first level is missing', () => {
  const list = [3, 4, 2, 3, 4, 3, 2].map((level, at) => ({ level, title: `${level}`, slug: `s${at}` }));
  const html = renderToStaticMarkup(createElement(HeadingList, { headers: list })).replace(/ class="[^"]*"|<a href="[^"]*">|<\/a>/g, '');
  expect(html).toBe('<li>3<ul><li>4</li></ul></li><li>2<ul><li>3</li><li>4</li><li>3</li></ul></li><li>2</li>');
});

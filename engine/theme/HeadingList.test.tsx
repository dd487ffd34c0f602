import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadingList } from './HeadingList.tsx';

/** Headings in the order 2, 3, 4, 5, again and again. */
const headers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ level: 2 + (at % 4), title: `Part ${at}`, slug: `part-${at}` }));

test.each([
  { all: 8, listed: 6, why: 'down to the fourth level' },
  { all: 400, listed: 200, why: 'the fourth level is too much' },
  { all: 1000, listed: 250, why: 'the second level is there in any case' },
])('of $all headings $listed are listed: $why', ({ all, listed }) => {
  const html = renderToStaticMarkup(createElement(HeadingList, { headers: headers(all) }));
  expect(html.match(/<li/g)).toHaveLength(listed);
});

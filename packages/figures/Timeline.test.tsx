import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('a long label is shown completely', () => {
  const long = 'a stage with a label that takes more than sixty characters to the end';
  const html = renderToStaticMarkup(createElement(Timeline, { alt: 'First, then last.', steps: [long, `*${long} again*`] }));
  expect([...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([long, `${long} again`]);
});

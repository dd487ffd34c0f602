import { expect, test } from 'vitest';
import { fragmentsOf, labelsOf, tabNames } from './tab-names.ts';

test.for([
  ['Node.js', 'tab-node-js'],
  ['cURL', 'tab-curl'],
  ['(Go)', 'tab-go'],
  ['Füße 2', 'tab-füße-2'],
] as const)('choosing %s puts #%s into the URL', ([label, fragment]) => {
  expect(fragmentsOf(tabNames([label]))).toEqual([fragment]);
});

test.for([
  { labels: ['C', 'C++', 'C#'], fragments: ['tab-c', 'tab-c-2', 'tab-c-3'] },
  { labels: ['C', 'C++', 'C 2'], fragments: ['tab-c', 'tab-c-2', 'tab-c-2-2'] },
  { labels: ['+', '++'], fragments: ['tab-', 'tab--2'] },
  { labels: ['a|b', '"Second", third'], fragments: ['tab-a-b', 'tab-second-third'] },
])('each of the tabs $labels has a unique fragment', ({ labels, fragments }) => {
  const names = tabNames(labels);
  expect(fragmentsOf(names)).toEqual(fragments);
  expect(labelsOf(names)).toEqual(labels);
});

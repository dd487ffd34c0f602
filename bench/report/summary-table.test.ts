import { expect, test } from 'vitest';
import { summaryTable } from './summary-table.ts';

const columns = [
  { head: 'first', goal: 2, digits: 1, value: ({ first }: Measure) => first },
  { head: 'second', digits: 0, value: ({ second }: Measure) => second },
  { head: 'nobody has it', goal: 1, digits: 0, value: () => undefined },
];
interface Measure {
  first?: number;
  second?: number;
}

test('generators side by side, goals below, empty columns left out', () => {
  const rows = [
    { label: 'a', measure: { first: 1.25, second: 123.4 } },
    { label: 'b', measure: { first: 2 }, failed: 'failed | here' },
    { label: 'c', measure: { first: Number.NaN } },
  ];
  expect(summaryTable<Measure>(rows, columns)).toBe(
    [
      '|  | first | second |',
      '| --- | ---: | ---: |',
      '| a | 1.3 | 123 |',
      '| b | 2.0 | failed \\| here |',
      '| c | – | – |',
      '| **goal here** | ≤ 2 |  |',
    ].join('\n'),
  );
});

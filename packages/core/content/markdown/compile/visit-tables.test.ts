import { expect, test } from 'vitest';
import { tableClass } from './visit-tables.ts';

const long = 'x'.repeat(60);

test.for([
  ['nothing', [], 'scroll'],
  ['three columns', [['a', 'b', 'c']], 'scroll three'],
  ['two columns', [['a', 'b']], 'scroll two'],
  [
    'cells that make a long line only together',
    [
      ['a', long],
      [long, 'b'],
    ],
    'scroll two',
  ],
  ['one long cell', [['a', 'b', long], ['c']], 'scroll three'],
  ['one cell that is longer than the line', [[long + long]], 'scroll'],
  ['four columns with much to say', [['a', long, long, 'b']], 'scroll many long'],
  ['four columns with little', [['a', 'b', 'c', 'd']], 'scroll many'],
] as const)('%s', ([, rows, expected]) => expect(tableClass(rows)).toBe(expected));

import { expect, test } from 'vitest';
import { tableClass } from './visit-tables.ts';

const long = 'x'.repeat(60);

test.for([
  ['nothing', [], 'scroll'],
  ['three columns', [['a', 'b', 'c']], 'scroll rows'],
  ['two columns', [['a', 'b']], 'scroll rows'],
  [
    'cells that are long only together',
    [
      ['a', long],
      [long, 'b'],
    ],
    'scroll rows',
  ],
  ['one long cell', [['a', 'b', long], ['c']], 'scroll rows'],
  ['one cell that is longer than the line', [[long + long]], 'scroll'],
  ['four columns with much to say', [['a', long, long, 'b']], 'scroll rows long'],
  ['four columns with little', [['a', 'b', 'c', 'd']], 'scroll rows'],
] as const)('%s', ([, rows, expected]) => expect(tableClass(rows)).toBe(expected));

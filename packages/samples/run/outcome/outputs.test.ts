import { describe, expect, test } from 'vitest';
import { mergeOutput } from '../fix-outputs.ts';
import { sameOutput } from './compare-output.ts';
import { normalize } from './normalize.ts';

const now = new Date().toISOString();
const id = (digit: string) => `6f1ed00${digit}-ab5d-4bf3-9b0c-0b0b0b0b0b0b`;

describe('the output on the page, of a run, and of a second run', () => {
  test.for([
    ['a', 'a\n', 'a', true],
    ['a', 'b', 'b', false],
    ['a\n\nb', 'a  \r\n\r\nb\n\n', '', true],
    ['red', '\u001b[31mred\u001b[0m', '', true],
    ['a\n...\nd', 'a\nb\nc\nd', '', true],
    ['a\n…', 'a\nb\nc', '', true],
    ['a\n...\nd', 'a\nb\nc', '', false],
    // An ID that changes between runs, and one that doesn't
    [id('1'), id('2'), id('3'), true],
    [id('1'), id('2'), id('2'), false],
    // Today's date, and one from the code itself
    ['at 2020-01-01T00:00:00Z', `at ${now}`, `at ${now}`, true],
    ['at 2020-01-01', 'at 2021-01-01', 'at 2021-01-01', false],
    ['took 12.3 ms', 'took 9 ms', 'took 9 ms', true],
    ['waits 5 s', 'waits 6 s', 'waits 6 s', false],
    ['http://localhost:3000/', 'http://localhost:3001/', 'http://localhost:3001/', false],
    ['http://localhost:41235/', 'http://localhost:41236/', 'http://localhost:41237/', true],
    ['built abc', 'built def', 'built def', true],
  ] as const)('%j, %j, %j: %j', async ([shown, printed, again, same]) => {
    expect(await sameOutput(shown, printed, { json: false, masks: [/built \w+/g] }, async () => again)).toBe(same);
  });

  test.for([
    ['{"a": 1}', '{\n  "a": 1\n}', true],
    ['{"a": 1}', '{"a": 2}', false],
    ['[]', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n[]', true],
    ['{"a": 1}', '{"a": 1, ', false],
  ] as const)('JSON %j and %j: %j', async ([shown, printed, same]) => {
    expect(await sameOutput(shown, printed, { json: true, masks: [] }, async () => printed)).toBe(same);
  });
});

test.for([
  ['a\nb\nc', 'a\nx\nc', 'a\nx\nc'],
  ['at 1\nb', 'at 2\nc', 'at 1\nc'],
  ['at 1', 'b\nat 2\nc', 'b\nat 1\nc'],
  ['a\nb', '', ''],
  ['', 'a', 'a'],
] as const)('%j becomes what is printed, %j, where it differs', ([shown, printed, merged]) => {
  expect(mergeOutput(shown, printed, (one, other) => one.replace(/\d/, '') === other.replace(/\d/, ''))).toBe(merged);
});

test('an output of only white space is empty', () => expect(normalize('\n  \n')).toBe(''));

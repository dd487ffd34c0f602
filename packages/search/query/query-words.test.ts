import { expect, test } from 'vitest';
import { errorMessageIn, isLanguageGo, queryWords } from './query-words.ts';

test.each([
  ['organization id', ['organization', 'id']],
  ["I'd use curl", ['use', 'curl']],
  ['what is it', ['what', 'is', 'it']],
])('%s: significant words', (query, terms) => expect(queryWords(query).flatMap(({ stop, term }) => (stop ? [] : [term]))).toEqual(terms));

test.each([
  ['limits docs', ['docs']],
  ['TypeError: limits is undefined', ['typeerror', 'type', 'error']],
  ['TypeError', []],
  ['is there a place on disk instead', ['place', 'instead']],
  ['fetch pages inside a single step', ['inside', 'single']],
])('%s: insignificant words', (query, terms) =>
  expect(queryWords(query).flatMap(({ faint, term }) => (faint ? [term] : []))).toEqual(terms));

const PYTHON = `Traceback (most recent call last):
  File "/nano-py-worker/main.py", line 12, in handler
    result = run()
  File "step.py", line 3, in run
KeyError: 'trigger'`;

test.for<[what: string, pasted: string, said: string]>([
  ['plain words are unchanged', 'look at the logs', 'look at the logs'],
  [
    'Node.js stack frames are removed',
    'Error: Timeout\n    at Object.run (file:///app/index.mjs:3:9)\n    at async /app/run.js:10:2',
    'Error: Timeout',
  ],
  ['of a Python traceback, the last line is used', PYTHON, "KeyError: 'trigger'"],
  ['stack frames alone are kept', 'at run (/app/index.js:1:2)', 'at run (/app/index.js:1:2)'],
  ['short JSON is kept', '{"message": "Hello"}', '{"message": "Hello"}'],
  [
    'of a long JSON line, the message is used',
    `{"level":"error","context":"${'x'.repeat(300)}","message":"Command failed"}`,
    'Command failed',
  ],
])('%s', ([, pasted, said]) => {
  expect(errorMessageIn(pasted).trim()).toBe(said);
});

test('a very long paste is processed quickly', () => {
  for (const piece of [' ', 'a.', 'Error', ' at ', '(', '"message":'])
    expect(errorMessageIn(piece.repeat(50_000)).length).toBeLessThanOrEqual(5000);
});

test.each([
  ['go', true],
  ['go step', true],
  ['go http request', true],
  ['write a file in go', true],
  ['http requests with go to an api', true],
  ['run go code', true],
  ['can i write go', true],
  ['how do i use go', true],
  ['parse json go', true],
  ['where do i go to cancel', false],
  ['where do my events go', false],
  ['go back to an older version', false],
  ['how to go live', false],
  ['what happens when things go wrong', false],
  ['why does it go on', false],
])('%s: %s', (query, is) => {
  expect(isLanguageGo(query.split(' '))).toBe(is);
});

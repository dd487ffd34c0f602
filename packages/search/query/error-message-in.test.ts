import { expect, test } from 'vitest';
import { errorMessageIn } from './error-message-in.ts';

const PYTHON = `Traceback (most recent call last):
  File "/nano-py-worker/main.py", line 12, in handler
    result = run()
  File "step.py", line 3, in run
KeyError: 'trigger'`;

test.for<[what: string, pasted: string, said: string]>([
  ['plain words stay', 'look at the logs', 'look at the logs'],
  [
    'frames of Node.js go',
    'Error: Timeout\n    at Object.run (file:///app/index.mjs:3:9)\n    at async /app/run.js:10:2',
    'Error: Timeout',
  ],
  ['the last line of a Python traceback says it', PYTHON, "KeyError: 'trigger'"],
  ['frames alone stay', 'at run (/app/index.js:1:2)', 'at run (/app/index.js:1:2)'],
  ['short JSON stays', '{"message": "Hello"}', '{"message": "Hello"}'],
  ['a long line of JSON has a message', `{"level":"error","context":"${'x'.repeat(300)}","message":"Command failed"}`, 'Command failed'],
])('%s', ([, pasted, said]) => {
  expect(errorMessageIn(pasted).trim()).toBe(said);
});

test('a very long paste costs little', () => {
  for (const piece of [' ', 'a.', 'Error', ' at ', '(', '"message":'])
    expect(errorMessageIn(piece.repeat(50_000)).length).toBeLessThanOrEqual(5000);
});

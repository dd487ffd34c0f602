import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedText } from '../index/stored-text.ts';
import { excerpt, highlightMatches, type Piece } from './excerpt.ts';

const LONG = `${'Nothing of note stands here. '.repeat(12)}Call \`$.flow.delay(ms)\` to pause the run. ${'And so on. '.repeat(20)}`;
const plain = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');

test('the excerpt with the most words is shown, with marks and code', () => {
  const pieces = excerpt(LONG, ['delay', 'pause']);
  expect(plain(pieces)).toMatch(/^… Call \$\.flow\.delay\(ms\) to pause the run\./);
  expect(pieces.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['delay', 'pause']);
  expect(pieces.find(({ text }) => text === 'delay')?.code).toBe(true);
});

test('nothing is marked inside another word', () => {
  expect(highlightMatches('Redelay the delays', ['delay']).filter(({ mark }) => mark)).toHaveLength(1);
});

test.each([
  ['End with $.flow.exit() early', ['flow', 'exit'], ['$.flow.exit']],
  ['$end and --name, a$b', ['end', 'name', 'b'], ['$end', '--name', 'b']],
  ['A flow. Exit it: flow exit, retryCount', ['flow', 'exit', 'retry', 'count'], ['flow', 'Exit', 'flow', 'exit', 'retryCount']],
  ['PUT /sources/{id}', ['sources', 'id'], ['sources', 'id']],
])('a code name is marked as a whole: %s', (text, words, names) => {
  expect(
    highlightMatches(text, words)
      .filter(({ mark }) => mark)
      .map(({ text: name }) => name),
  ).toEqual(names);
});

test('the pieces of a heading add up to the heading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.array(fc.string({ minLength: 1, maxLength: 4 })), (text, words) => {
      expect(plain(highlightMatches(text, words))).toBe(text);
    }),
  );
});

test('code is located in its text', () => {
  expect(storedText({ text: 'Use pd deploy and pd dev.', code: ['pd deploy', 'pd dev', 'not there'] })).toBe(
    'Use `pd deploy` and `pd dev`.',
  );
});

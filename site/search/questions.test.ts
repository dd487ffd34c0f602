import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openBuiltIndex } from '../../bench/search/built-index.ts';
import { type Answered, ask, parseQuestions } from './questions.ts';

/** Minimum share of questions in each half that the best section answers. */
const FLOORS = { seen: 0.87, kept: 0.77 };

const questions = parseQuestions(await readFile(path.join(import.meta.dirname, 'questions.txt'), 'utf8'));

test('there are enough questions, all unique and with answer phrases', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(new Set(questions.map(({ text }) => text.toLowerCase())).size).toBe(questions.length);
  for (const half of ['seen', 'kept']) expect(questions.filter((one) => one.half === half).length, half).toBeGreaterThan(90);
});

test.for(['seen', 'kept'] as const)('the best section contains the answer: %s', async (half) => {
  const index = await openBuiltIndex(path.join(inject('dist'), 'docs'));
  const asked: Answered[] = [];
  for (const question of questions) if (question.half === half) asked.push(await ask(question, index));
  const failed = asked.filter(({ holds }) => !holds);
  const share = 1 - failed.length / asked.length;
  // Measured questions aren't shown, so nobody tunes for them.
  const lines = half === 'kept' ? [] : failed.map(({ question, address }) => `  ${question.text} → ${address}`);
  console.log([`${half}: ${(share * 100).toFixed(1)} % of ${asked.length} questions answered, ${failed.length} not`, ...lines].join('\n'));
  expect(share).toBeGreaterThanOrEqual(FLOORS[half]);
});

test('an answer elsewhere does not count', async () => {
  const index = await openBuiltIndex(path.join(inject('dist'), 'docs'));
  const answered = await ask(
    { text: 'How much memory does a workflow get by default', phrases: ['no words of this site at all'], half: 'seen' },
    index,
  );
  expect(answered.address).not.toBe('');
  expect(answered.holds).toBe(false);
});

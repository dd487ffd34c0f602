import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { median } from '../../bench/median.ts';
import { openBuiltSite } from '../../packages/agents/built-site.ts';
import { SiteReader } from '../../packages/agents/site-reader.ts';
import { type AnswerByTools, answerByTools } from './answers.ts';
import { parseQuestions } from './questions.ts';

/** Minimum share of questions in each half whose answer is in the first three results. */
const FLOORS = { seen: 0.97, kept: 0.92 };
/** Maximum median number of tokens until the answer. */
const TOKENS = 4000;

const questions = parseQuestions(await readFile(path.join(import.meta.dirname, 'questions.txt'), 'utf8'));

test.for(['seen', 'kept'] as const)('an agent finds the answer with the published tools: %s', async (half) => {
  const reader = new SiteReader(await openBuiltSite(inject('dist')));
  const answered: AnswerByTools[] = [];
  for (const question of questions) if (question.half === half) answered.push(await answerByTools(question, reader));
  const missed = answered.filter(({ place }) => place === 0);
  const recall = 1 - missed.length / answered.length;
  const tokens = median(answered.map((one) => one.tokens));
  // Measured questions aren't shown, so nobody tunes for them.
  const lines = half === 'kept' ? [] : missed.map(({ question, read }) => `  ${question.text} → ${read.join(' ')}`);
  console.log(
    [`${half}: recall@3 ${recall.toFixed(3)} of ${answered.length} questions, ${tokens} tokens to the answer`, ...lines].join('\n'),
  );
  expect(recall).toBeGreaterThanOrEqual(FLOORS[half]);
  expect(tokens).toBeLessThanOrEqual(TOKENS);
});

test('an answer that is nowhere does not count', async () => {
  const reader = new SiteReader(await openBuiltSite(inject('dist')));
  const question = {
    text: 'How much memory does a workflow get by default',
    phrases: ['no words of this site at all'],
    half: 'seen' as const,
  };
  const { place, read } = await answerByTools(question, reader);
  expect([place, read.length]).toEqual([0, 3]);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { median } from '../../bench/median.ts';
import { openBuiltSite } from '../../packages/agents/built-site.ts';
import { SiteReader } from '../../packages/agents/site-reader.ts';
import { answerAll, answerByTools } from './answers.ts';
import { parseQuestions } from './questions.ts';

/** Minimum share of questions in each half whose answer is in the first three results. */
const FLOORS = { seen: 0.97, kept: 0.92, fresh: 0.95 };
/** Maximum median number of tokens until the answer. */
const TOKENS = 4000;

const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');
const questions = [...parseQuestions(await read('questions.txt')), ...parseQuestions(await read('fresh-questions.txt'), 'fresh')];

test.for(['seen', 'kept', 'fresh'] as const)('an agent finds the answer with the published tools: %s', async (half) => {
  const reader = new SiteReader(await openBuiltSite(inject('dist')));
  const asked = questions.filter((question) => question.half === half);
  const { recall, missed, ...answered } = await answerAll(asked, reader);
  const tokens = median(answered.tokens);
  // Measured questions aren't shown, so nobody tunes for them.
  const lines = half === 'kept' ? [] : missed.map(({ question, read }) => `  ${question.text} → ${read.join(' ')}`);
  console.log([`${half}: recall@3 ${recall.toFixed(3)} of ${asked.length} questions, ${tokens} tokens to the answer`, ...lines].join('\n'));
  expect(recall).toBeGreaterThanOrEqual(FLOORS[half]);
  expect(tokens).toBeLessThanOrEqual(TOKENS);
});

test('an answer that no page has does not count', async () => {
  const reader = new SiteReader(await openBuiltSite(inject('dist')));
  const question = {
    text: 'How much memory does a workflow get by default',
    phrases: ['no words of this site at all'],
    half: 'seen' as const,
  };
  const { place, read } = await answerByTools(question, reader);
  expect([place, read.length]).toEqual([0, 3]);
});

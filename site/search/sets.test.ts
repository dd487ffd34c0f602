import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseQueries } from '../../bench/search/queries.ts';
import { parseQuestions } from './questions.ts';

const bytes = (file: string) => readFile(path.join(import.meta.dirname, file));
const text = async (file: string) => (await bytes(file)).toString();
const unpacked = async (file: string) => gunzipSync(await bytes(file)).toString();

test('no query is in two sets', async () => {
  const asked = [
    ...parseQueries(await text('queries.tsv')).map(({ set, query }) => [query, set]),
    ...parseQueries(await unpacked('unseen-queries.tsv.gz')).map(({ query }) => [query, 'unseen']),
    ...[...parseQuestions(await text('questions.txt')), ...parseQuestions(await text('fresh-questions.txt'), 'fresh')].map((one) => [
      one.text,
      'questions',
    ]),
    ...parseQuestions(await unpacked('unseen-questions.txt.gz')).map((one) => [one.text, 'unseen']),
  ];
  const sets = new Map<string, Set<string>>();
  for (const [said = '', set = ''] of asked) {
    const key = said.toLowerCase().replace(/\s+/g, ' ').trim();
    sets.set(key, (sets.get(key) ?? new Set()).add(set));
  }
  const twice = [...sets].filter(([, names]) => names.size > 1).map(([said, names]) => (names.has('unseen') ? 'an unseen one' : said));
  expect(asked.length).toBeGreaterThan(2000);
  expect(twice).toEqual([]);
});

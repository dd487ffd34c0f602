import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openBuiltIndex, placesOf } from '../../bench/search/built-index.ts';
import { type FloorsBySet, faultsOf } from '../../bench/search/floors.ts';
import { MEASURING, type MeasuringSet, parseQueries } from '../../bench/search/queries.ts';
import { judge } from '../../bench/search/score.ts';
import { unknownAddresses } from '../../bench/search/unknown-addresses.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
import { WEIGHTS } from '../../packages/search/query/weights.ts';

const docs = path.join(inject('dist'), 'docs');
const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');
const queries = parseQueries(await read('queries.tsv'));
const floors: FloorsBySet = JSON.parse(await read('floors.json'));

async function faults(sets?: readonly MeasuringSet[]): Promise<string[]> {
  const index = await openBuiltIndex(docs);
  const judged = await judge(
    queries.filter(({ set }) => (sets ?? MEASURING).some((one) => one === set)),
    async (query) => (await searchIndex(query, index)).results.map(resultAddress),
  );
  return faultsOf(judged, floors, sets);
}

describe('the answers of this site', () => {
  const before = structuredClone(WEIGHTS);
  afterEach(() => void Object.assign(WEIGHTS, before));

  test('right answers are places of the site', async () => {
    expect(unknownAddresses(queries, await placesOf(await openBuiltIndex(docs)))).toEqual([]);
  });

  test('are as good as they have been', async () => {
    expect(await faults()).toEqual([]);
  });

  test.each<[string, Partial<typeof WEIGHTS>]>([
    ['titles and headings are worth nothing', { title: 0, heading: 0, titleFit: 0, headingBonus: 0, partialFit: 0 }],
    ['the text is worth more than the title', { level: [0, 9, 9, 9] }],
    ['other wordings count for nothing', { phrasings: 0, phrasingBonus: 0, wholeQuery: 0, wholePhrase: 0 }],
    ['the address outweighs the text', { path: 40 }],
    ['a single word of the query is enough', { coverageFloor: 1 }],
  ])('a fault in the ranking is noticed: %s', async (_, fault) => {
    Object.assign(WEIGHTS, fault);
    expect(await faults(['test'])).not.toEqual([]);
  });
});

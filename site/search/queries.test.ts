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

describe('search results of this site', () => {
  const before = structuredClone(WEIGHTS);
  afterEach(() => void Object.assign(WEIGHTS, before));

  test('all expected addresses exist', async () => {
    expect(unknownAddresses(queries, await placesOf(await openBuiltIndex(docs)))).toEqual([]);
  });

  test('stay above their floors', async () => {
    expect(await faults()).toEqual([]);
  });

  test.each<[string, Partial<typeof WEIGHTS>]>([
    ['titles and headings have no weight', { title: 0, heading: 0, titleFit: 0, headingBonus: 0, partialFit: 0 }],
    ['text outweighs titles', { level: [0, 9, 9, 9] }],
    ['phrasings have no weight', { phrasings: 0, phrasingBonus: 0, wholeQuery: 0, wholePhrase: 0 }],
    ['addresses outweigh text', { path: 40 }],
    ['one matching word is enough', { coverageFloor: 1 }],
  ])('a ranking fault is detected: %s', async (_, fault) => {
    Object.assign(WEIGHTS, fault);
    expect(await faults(['test'])).not.toEqual([]);
  });
});

// Quality of the search results: scores of the site's queries by class, compared with their floors.
//   node bench/search.js [--dist folder] [--all] [--misses] [--raise]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
import { openBuiltIndex, placesOf, withBuiltSite } from './built-index.ts';
import { type FloorsBySet, faultsOf, raised } from './floors.ts';
import { MEASURING, parseQueries } from './queries.ts';
import { judge, missed, scores, scoreTable } from './score.ts';
import { unknownAddresses } from './unknown-addresses.ts';

const FLOORS = 'site/search/floors.json';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { dist: { type: 'string' }, all: { type: 'boolean' }, misses: { type: 'boolean' }, raise: { type: 'boolean' } },
  });
  const measure = async (docs: string) => {
    const index = await openBuiltIndex(docs);
    const queries = parseQueries(await readFile('site/search/queries.tsv', 'utf8'));
    const judged = await judge(queries, async (query) => (await searchIndex(query, index)).results.map(resultAddress));
    return { judged, unknown: unknownAddresses(queries, await placesOf(index)) };
  };
  const { judged, unknown } = values.dist === undefined ? await withBuiltSite(measure) : await measure(path.resolve(values.dist, 'docs'));

  const tune = judged.filter(({ query }) => query.set === 'tune');
  // The measuring sets stay unread.
  const shown = judged.filter(({ query }) => query.set === 'tune' || query.set === 'seen');
  if (values.misses) for (const entry of shown) if (entry.place !== 1) console.log(missed(entry));
  console.log(`tune\n${scoreTable(scores(tune))}`);
  for (const set of MEASURING) console.log(`\n${set}\n${scoreTable(scores(judged.filter(({ query }) => query.set === set)))}`);
  if (values.all) console.log(`\nall\n${scoreTable(scores(judged))}`);

  const floors: FloorsBySet = JSON.parse(await readFile(FLOORS, 'utf8'));
  if (values.raise) await writeFile(FLOORS, `${JSON.stringify(raised(judged, floors), null, 2)}\n`);
  const faults = [...unknown, ...faultsOf(judged, floors)];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

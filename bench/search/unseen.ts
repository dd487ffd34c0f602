// Scores of the queries that nobody has read. Run it before a release; it prints nothing but scores.
//   node bench/search.js unseen [--dist folder]
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openBuiltSite } from '../../packages/agents/built-site.ts';
import { SiteReader } from '../../packages/agents/site-reader.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
import { answerAll } from '../../site/search/answers.ts';
import { parseQuestions } from '../../site/search/questions.ts';
import { median } from '../median.ts';
import { openBuiltIndex, placesOf, withBuiltSite } from './built-index.ts';
import { parseQueries } from './queries.ts';
import { judge, scores, scoreTable } from './score.ts';
import { unknownAddresses } from './unknown-addresses.ts';

/** Minimum scores, and maximum tokens. The goal for free wording is 0.8. Floors are only ever raised. */
const FLOORS = { free: 0.77, recall: 0.9, tokens: 4000 };

/** The files are compressed so a text search can't reveal a line by accident. */
async function unpacked(file: string): Promise<string> {
  return gunzipSync(await readFile(path.join('site/search', file))).toString();
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { dist: { type: 'string' } } });
  const queries = parseQueries(await unpacked('unseen-queries.tsv.gz'));
  const questions = parseQuestions(await unpacked('unseen-questions.txt.gz'), 'kept');
  const measure = async (docs: string): Promise<number> => {
    const index = await openBuiltIndex(docs);
    const byKind = scores(await judge(queries, async (query) => (await searchIndex(query, index)).results.map(resultAddress)));
    const { recall, ...answered } = await answerAll(questions, new SiteReader(await openBuiltSite(docs)));
    const tokens = median(answered.tokens);
    console.log(`${scoreTable(byKind)}\n\n${questions.length} questions: recall@3 ${recall.toFixed(3)}, ${tokens} tokens to the answer`);
    const gone = unknownAddresses(queries, await placesOf(index)).length;
    if (gone > 0) console.error(`${gone} of the right answers no longer exist on the site, and count as missed.`);
    const free = byKind.get('free')?.mrr ?? 0;
    return free >= FLOORS.free && recall >= FLOORS.recall && tokens <= FLOORS.tokens ? 0 : 1;
  };
  return values.dist === undefined ? withBuiltSite(measure) : measure(path.resolve(values.dist, 'docs'));
}

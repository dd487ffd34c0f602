import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { IndexReader } from '../../search/format/index-reader.ts';
import { explain } from '../../search/query/explain.ts';
import { findGaps, gapsText, queriesOf } from '../../search/query/search-gaps.ts';
import { memoryReader, resultAddress, type SearchResult, searchIndex } from '../../search/query/search-index.ts';
import { compileAgain } from '../build/compile-batch.ts';
import { readSite } from '../build/read-site.ts';
import { type PageStore, sourceOf } from '../build/write-pages.ts';
import type { CompiledPage } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import { siteSearchIndex } from '../render/site-search-index.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './read-arguments.ts';
import { report, summary } from './report.ts';

export const search: Command = {
  summary: 'search the site from the command line: docs search "words" [folder]',
  takes: ['["words"]', '[folder]'],
  options: [...SITE_OPTIONS, 'json', 'explain', 'gaps'],
  more: 'Without words, it reads one query per line from standard input and prints JSON.',
  /** The exit code is 1 if a query was given and nothing was found. */
  async run(input) {
    const { json, explain: isExplained, gaps } = input.values;
    const [query = '', folder] = gaps === undefined ? input.words : ['', ...input.words];
    const { model, store, diagnostics } = await readSite(siteOptions(input, folder));
    if (!model || !store) {
      report(diagnostics);
      return summary(diagnostics, '');
    }
    const index = memoryReader(siteSearchIndex(await cachedPages(model, store), model.settings));
    if (gaps !== undefined) return reportGaps(gaps, index);
    if (query === '') {
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() !== '') console.log(JSON.stringify((await searchIndex(line, index)).results.map(plainResult)));
      }
      return 0;
    }
    const answer = await searchIndex(query, index);
    const { results } = answer;
    if (isExplained) console.log(explain(answer));
    else if (json) console.log(JSON.stringify(results.map(plainResult), null, 2));
    else
      for (const result of results)
        console.log(`${resultAddress(result)}  ${result.title}${result.heading === '' ? '' : ` › ${result.heading}`}`);
    if (results.length === 0 && !json) console.log('No results.');
    return results.length === 0 ? 1 : 0;
  },
};

/** The search data of every page in the index. */
async function cachedPages(
  { settings, pages }: SiteModel,
  { cache, sources, options }: PageStore,
): Promise<Pick<CompiledPage, 'record' | 'search' | 'texts'>[]> {
  const found: Pick<CompiledPage, 'record' | 'search' | 'texts'>[] = [];
  for (const page of pages.values()) {
    const { record } = page;
    const keyed = sourceOf(page, { sources });
    if (!keyed || !isSearched(page, settings)) continue;
    const [search, body] = [cache.search(keyed.key), cache.body(keyed.key)];
    found.push(search && body ? { record, search, texts: body.texts } : await compileAgain(keyed.source, options));
  }
  return found;
}

function plainResult({ path, anchor, title, heading, score }: SearchResult) {
  return { path, anchor, title, heading, score: Math.round(score * 1000) / 1000 };
}

const GAPS_FILE = 'search-gaps.txt';

/** Reads a query log and writes a report of queries that found nothing, with suggestions. */
async function reportGaps(log: string, index: IndexReader): Promise<number> {
  const queries = queriesOf(await readFile(log, 'utf8'));
  const found = await findGaps(queries, index);
  if (found.length === 0) console.log(`Read ${queries.length}, and none of them finds nothing.`);
  else {
    await writeFile(GAPS_FILE, gapsText(found));
    const times = found.reduce((sum, gap) => sum + gap.times, 0);
    for (const { times: count, query, nearest } of found) console.log(`${count} × ${query} → ${nearest?.address ?? 'no section'}`);
    console.log(`${times} of ${queries.length} find nothing. ${GAPS_FILE} has wordings and headings to choose from.`);
  }
  return 0;
}

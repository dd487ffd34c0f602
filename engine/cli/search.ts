import { createInterface } from 'node:readline';
import { cachedPages } from '../build/cached-pages.ts';
import { readSite } from '../build/read-site.ts';
import { siteSearchIndex } from '../render/site-search-index.ts';
import type { SearchFiles } from '../search/index/assemble-index.ts';
import { explain } from '../search/query/explain.ts';
import { memoryReader } from '../search/query/memory-reader.ts';
import { addressOf } from '../search/query/result-address.ts';
import { type SearchResult, search as searchIndex } from '../search/query/search-index.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './options.ts';
import { report, summary } from './report.ts';

export const search: Command = {
  summary: 'search the site from the command line: docs search "words" [folder]',
  takes: ['["words"]', '[folder]'],
  options: [...SITE_OPTIONS, 'json', 'explain'],
  more: 'Without words, it reads one query per line from standard input and prints JSON.',
  async run(input) {
    const { values, words } = input;
    const { model, store, diagnostics } = await readSite(siteOptions(input, words[1]));
    if (!model || !store) {
      report(diagnostics);
      return summary(diagnostics, '');
    }
    return answerQueries(siteSearchIndex(await cachedPages(model, store), model.settings), {
      query: words[0] ?? '',
      json: values.json === true,
      explain: values.explain === true,
      input: process.stdin,
      print: console.log,
    });
  },
};

interface QueryOptions {
  /** Empty: queries come from the standard input, one a line, and each is answered with a line of JSON. */
  query: string;
  json: boolean;
  /** Prints the words, fields and weights behind each result. */
  explain: boolean;
  input: NodeJS.ReadableStream;
  print: (line: string) => void;
}

/** Answers queries like the site does. Returns the exit code: 1 if a query was given and nothing was found. */
async function answerQueries(files: SearchFiles, options: QueryOptions): Promise<number> {
  const index = memoryReader(files);
  if (options.query === '') {
    for await (const line of createInterface({ input: options.input })) {
      if (line.trim() !== '') options.print(JSON.stringify((await searchIndex(line, index)).results.map(plainResult)));
    }
    return 0;
  }
  const answer = await searchIndex(options.query, index);
  if (options.explain) options.print(explain(answer));
  else if (options.json) options.print(JSON.stringify(answer.results.map(plainResult), null, 2));
  else
    for (const result of answer.results)
      options.print(`${addressOf(result)}  ${result.title}${result.heading === '' ? '' : ` › ${result.heading}`}`);
  if (answer.results.length === 0 && !options.json) options.print('No results.');
  return answer.results.length === 0 ? 1 : 0;
}

function plainResult({ path, anchor, title, heading, score }: SearchResult) {
  return { path, anchor, title, heading, score: Math.round(score * 1000) / 1000 };
}

import { createInterface } from 'node:readline';
import { addressOf } from './address-of.ts';
import type { SearchFiles } from './core/build-index.ts';
import { type SearchResult, search } from './core/search.ts';
import { explain } from './explain.ts';
import { memoryReader } from './memory-reader.ts';

export interface CommandOptions {
  /** Empty: queries come from the standard input, one a line, and each is answered with a line of JSON. */
  query: string;
  json: boolean;
  /** Prints the words, fields and weights behind each result. */
  explain: boolean;
  input: NodeJS.ReadableStream;
  print: (line: string) => void;
}

/** Answers queries like the site does. Returns the exit code: 1 if a query was given and nothing was found. */
export async function searchCommand(files: SearchFiles, options: CommandOptions): Promise<number> {
  const index = memoryReader(files);
  if (options.query === '') {
    for await (const line of createInterface({ input: options.input })) {
      if (line.trim() !== '') options.print(JSON.stringify((await search(line, index)).results.map(plainResult)));
    }
    return 0;
  }
  const answer = await search(options.query, index);
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

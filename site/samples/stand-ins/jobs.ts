import { readFileSync } from 'node:fs';
import type { Inputs, Outcome } from '../outcome.ts';

/** A sample's run as passed by the engine, with addresses and `/tmp` already redirected to `server` and `folder`. */
export interface Job<Given> {
  code: string;
  given: Given;
  folder: string;
  server: string;
}

/** Runs the jobs in the file from the command line, and prints one line with each outcome. */
export async function eachJob<Given>(work: (job: Job<Given>) => Promise<object>): Promise<void> {
  for (const line of readFileSync(process.argv[2] ?? '', 'utf8')
    .trimEnd()
    .split('\n')) {
    const job: Job<Given> = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await work(job))}\n`);
  }
}

/** The same for workflow steps. */
export function eachStep(work: (job: Job<Inputs>) => Promise<Partial<Outcome>>): Promise<void> {
  return eachJob(work);
}

import { readFileSync } from 'node:fs';
import type { Inputs, Outcome } from '../outcome.ts';

/** A run of a sample, as the engine hands it over: addresses and `/tmp` lead to `server` and `folder` already. */
export interface Job<Given> {
  code: string;
  given: Given;
  folder: string;
  server: string;
}

/** Does the jobs of the file that the command line names, and prints a line for what came of each. */
export async function eachJob<Given>(work: (job: Job<Given>) => Promise<object>): Promise<void> {
  for (const line of readFileSync(process.argv[2] ?? '', 'utf8')
    .trimEnd()
    .split('\n')) {
    const job: Job<Given> = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await work(job))}\n`);
  }
}

/** The same for steps of a workflow. */
export function eachStep(work: (job: Job<Inputs>) => Promise<Partial<Outcome>>): Promise<void> {
  return eachJob(work);
}

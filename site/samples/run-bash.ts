import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import { parseExports } from './parse-exports.ts';
import type { Place } from './place.ts';
import { runProgram } from './run-program.ts';

/** Runs a Bash step with the two files that the service gives it, and tells what came of it. */
export async function runBash(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  const steps = path.join(place.folder, '.steps');
  const exported = path.join(place.folder, '.exports');
  await writeFile(steps, place.inside(JSON.stringify(inputs.steps ?? {})));
  await writeFile(exported, '');
  const {
    code: exitCode,
    stdout,
    stderr,
  } = await runProgram(['bash', '--norc', '--noprofile', '-c', place.inside(code)], {
    cwd: place.folder,
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...inputs.env, PIPEDREAM_STEPS: steps, PIPEDREAM_EXPORTS: exported },
    input: '',
  });
  const outcome: Outcome = {
    ...emptyOutcome(),
    exports: parseExports(await readFile(exported, 'utf8')),
    printed: stdout.trimEnd().split('\n'),
    warned: stderr.trimEnd().split('\n'),
    error: exitCode === 0 ? undefined : stderr.trim(),
  };
  return place.data(outcome, (text) => place.outside(text));
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyOutcome } from '../outcome.ts';
import { eachStep } from './jobs.ts';
import { parseExports } from './parse-exports.ts';
import { runProgram } from './run-program.ts';

/** Stands in for the service to run Bash steps: provides each step's two files. */
await eachStep(async ({ code, given, folder }) => {
  const steps = path.join(folder, '.steps');
  const exported = path.join(folder, '.exports');
  await writeFile(steps, JSON.stringify(given.steps ?? {}));
  await writeFile(exported, '');
  const ran = await runProgram(['bash', '--norc', '--noprofile', '-c', code], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...given.env, PIPEDREAM_STEPS: steps, PIPEDREAM_EXPORTS: exported },
    input: '',
  });
  return {
    ...emptyOutcome(),
    exports: parseExports(await readFile(exported, 'utf8')),
    printed: ran.stdout.trimEnd().split('\n'),
    warned: ran.stderr.trimEnd().split('\n'),
    error: ran.code === 0 ? undefined : ran.stderr.trim(),
  };
});

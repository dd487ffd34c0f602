import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import type { Place } from './place.ts';
import { runProgram } from './run-program.ts';

const STAND_INS = fileURLToPath(new URL('stand-ins', import.meta.url));

/** Runs a Python step with a stand-in for `pd` and for `requests`, and tells what came of it. */
export async function runPython(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  const given = { steps: inputs.steps ?? {}, inputs: inputs.props ?? {}, stored: inputs.stored ?? {}, hurry: inputs.hurry ?? false };
  const { stdout, stderr, result } = await runProgram(['python3', '-B', path.join(STAND_INS, 'run_step.py')], {
    cwd: place.folder,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PYTHONUTF8: '1', ...inputs.env },
    input: JSON.stringify({ ...place.data(given, (text) => place.inside(text)), code: place.inside(code) }),
  });
  if (result === '') throw new Error(`The Python step could not be run: ${stderr}`);
  const outcome: Outcome = {
    ...emptyOutcome(),
    ...JSON.parse(result),
    printed: stdout.trimEnd().split('\n'),
    warned: stderr.trimEnd().split('\n'),
  };
  return place.data(outcome, (text) => place.outside(text));
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import { parseExports } from './parse-exports.ts';
import type { Place } from './place.ts';
import { runProgram } from './run-program.ts';

const PACKAGE = 'github.com/PipedreamHQ/pipedream-go';
const STAND_IN = fileURLToPath(new URL('stand-ins/pipedream-go', import.meta.url));

/** Builds a Go step with a stand-in for the package `pd`, runs it, and tells what came of it. */
export async function runGo(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  // Beside the folder that stands for /tmp: samples list what is there.
  const cwd = `${place.folder}-go`;
  const steps = path.join(cwd, 'steps.json');
  const exported = path.join(cwd, 'exports');
  const program = path.join(cwd, 'step');
  await mkdir(cwd);
  await writeFile(path.join(cwd, 'main.go'), place.inside(code));
  await writeFile(path.join(cwd, 'go.mod'), `module step\n\ngo 1.17\n\nrequire ${PACKAGE} v0.0.0\n\nreplace ${PACKAGE} => ${STAND_IN}\n`);
  await writeFile(steps, place.inside(JSON.stringify(inputs.steps ?? {})));
  await writeFile(exported, '');

  const own = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const build = { cwd, env: { ...own, GOPROXY: 'off', GOFLAGS: '-mod=mod' }, input: '' };
  const built = await runProgram(['go', 'build', '-o', program, '.'], build);
  if (built.code !== 0) throw new Error(`The Go step does not compile: ${built.stderr}`);
  const env = {
    ...own,
    ...place.data(inputs.env ?? {}, (text) => place.inside(text)),
    PIPEDREAM_STEPS: steps,
    PIPEDREAM_EXPORTS: exported,
  };
  const { code: exitCode, stdout, stderr } = await runProgram([program], { cwd, env, input: '' });
  const outcome: Outcome = {
    ...emptyOutcome(),
    exports: parseExports(await readFile(exported, 'utf8')),
    printed: stdout.trimEnd().split('\n'),
    warned: stderr.trimEnd().split('\n'),
    error: exitCode === 0 ? undefined : withoutTime(stderr).trim(),
  };
  return place.data(outcome, (text) => place.outside(text));
}

/** The package `log` puts the time before each line. */
function withoutTime(text: string): string {
  return text.replaceAll(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '');
}

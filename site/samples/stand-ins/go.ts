import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyOutcome } from '../outcome.ts';
import { eachStep } from './jobs.ts';
import { parseExports } from './parse-exports.ts';
import { runProgram } from './run-program.ts';

const PACKAGE = 'github.com/PipedreamHQ/pipedream-go';
const STAND_IN = path.join(process.env.STAND_INS ?? '', 'pipedream-go');

/** Stands in for the service to run Go steps: builds each with a stub of the package `pd`. */
await eachStep(async ({ code, given, folder }) => {
  // Outside the folder that replaces /tmp, because samples list its files.
  const cwd = `${folder}-go`;
  const steps = path.join(cwd, 'steps.json');
  const exported = path.join(cwd, 'exports');
  const program = path.join(cwd, 'step');
  await mkdir(cwd);
  await writeFile(path.join(cwd, 'main.go'), code);
  await writeFile(path.join(cwd, 'go.mod'), `module step\n\ngo 1.17\n\nrequire ${PACKAGE} v0.0.0\n\nreplace ${PACKAGE} => ${STAND_IN}\n`);
  await writeFile(steps, JSON.stringify(given.steps ?? {}));
  await writeFile(exported, '');

  const { PATH = '', HOME = '', GOCACHE = '' } = process.env;
  const build = { cwd, env: { PATH, HOME, GOCACHE, GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '-mod=mod' }, input: '' };
  const built = await runProgram(['go', 'build', '-o', program, '.'], build);
  if (built.code !== 0) return { ...emptyOutcome(), error: `It does not compile: ${built.stderr}` };
  const env = { PATH, HOME, ...given.env, PIPEDREAM_STEPS: steps, PIPEDREAM_EXPORTS: exported };
  const ran = await runProgram([program], { cwd, env, input: '' });
  const exports = parseExports(await readFile(exported, 'utf8'));
  await rm(cwd, { recursive: true }); // all steps of a process share the disk limit
  return {
    ...emptyOutcome(),
    exports,
    printed: ran.stdout.trimEnd().split('\n'),
    warned: ran.stderr.trimEnd().split('\n'),
    error: ran.code === 0 ? undefined : withoutTime(ran.stderr).trim(),
  };
});

/** Removes the time that the package `log` prints before each line. */
function withoutTime(text: string): string {
  return text.replaceAll(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '');
}

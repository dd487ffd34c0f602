import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eachJob } from './jobs.ts';
import { runProgram } from './run-program.ts';

const COMMANDS: Readonly<Record<string, [ending: string, command: string[]]>> = {
  bash: ['.sh', ['bash', '--norc', '--noprofile']],
  javascript: ['.mjs', [process.execPath]],
  python: ['.py', ['python3', '-B']],
  go: ['.go', ['go', 'run']],
};

/** Runs complete programs from the API pages as a reader would, each in a fresh folder. */
await eachJob<{ language: string; env: Record<string, string> }>(async ({ code, given: { language, env }, folder }) => {
  const [ending, command] = COMMANDS[language] ?? ['', [language]];
  const file = path.join(folder, `sample${ending}`);
  await writeFile(file, code);
  const { PATH = '', HOME = '', GOCACHE = '' } = process.env;
  const own = { PATH, HOME, GOCACHE, GOTOOLCHAIN: 'local', GOPROXY: 'off', LANG: 'C.UTF-8', PYTHONUTF8: '1', ...env };
  const { code: exit, stdout, stderr } = await runProgram([...command, file], { cwd: folder, env: own, input: '' });
  return { exit, stdout, output: stdout + stderr };
});

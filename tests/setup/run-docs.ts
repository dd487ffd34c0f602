import { spawnSync } from 'node:child_process';

/** Runs a command of the engine. `said` is its complete output. `timeout` is in milliseconds; no limit by default. */
export function runDocs(
  args: readonly string[],
  timeout?: number,
): { status: number | null; stdout: string; stderr: string; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/docs/bin/docs.js', ...args], { encoding: 'utf8', timeout });
  return { status, stdout, stderr, said: stdout + stderr };
}

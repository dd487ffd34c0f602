import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** Time limit for another test file that is building the same fixture. */
const PATIENCE_MS = 100_000;

/** Builds `tests/sites/NAME` once per run, and returns the folder of the result, which must not be changed. */
export function buildFixture(name: string, ...options: string[]): string {
  const folder = path.join(inject('fixtures'), [name, ...options].join(' ').replace(/[^\w-]+/g, '_'));
  const dist = path.join(folder, 'dist');
  const done = path.join(folder, 'done');
  const end = Date.now() + PATIENCE_MS;
  while (!existsSync(done)) {
    if (Date.now() > end) throw new Error(`Another test file is building ${name} and has not finished.`);
    if (claim(folder)) make(name, dist, options, done);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return dist;
}

function make(name: string, dist: string, options: string[], done: string): void {
  try {
    const command = ['packages/docs/bin/docs.js', 'build', `tests/sites/${name}`, '--out', dist, ...options];
    execFileSync(process.execPath, command, { stdio: 'pipe' });
    writeFileSync(done, '');
  } catch (error) {
    rmSync(path.dirname(done), { recursive: true, force: true });
    throw error;
  }
}

/** True for the first caller. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

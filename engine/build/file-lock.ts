import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../bin/is-running.js';
import { errorCode } from '../shared/error-code.ts';

const LOOK_MS = 20;

/** Waits until no other process holds the lock, takes it, and returns a function that releases it. A lock whose process has ended counts as free. */
export async function takeLock(file: string): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return () => {}; // locks cannot be created here, so no other process has one either
    }
    await delay(LOOK_MS);
    if (!ownerRuns(file)) removeLeftover(file);
  }
}

function ownerRuns(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' || isRunning(Number(text)); // empty: it is being written
  } catch {
    return true; // released in the meantime: try again
  }
}

/** Removes a stale lock. Renaming makes sure that only one of several waiting processes succeeds. */
function removeLeftover(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another process was faster.
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const LOOK_MS = 20;

/** Waits until no other process has the lock; returns what gives it back. A lock whose process is gone counts as free. */
export async function takeLock(file: string): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return () => {}; // no place for locks: nobody else has one either
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
    return true; // given back by now: tried again
  }
}

/** Only one of those who see a leftover can move it away. */
function removeLeftover(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Somebody else did.
  }
}

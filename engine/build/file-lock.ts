import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../bin/is-running.js';
import { errorCode } from '../shared/error-code.ts';

const LOOK_MS = 20;

/** A lock is empty until its owner is written, right after it was made. One that stays empty for longer is of a process that ended in between. */
const EMPTY_MS = 2000;

/** Waits until no other process holds the lock, takes it, and returns a function that releases it. A lock whose process has ended counts as free. */
export async function takeLock(file: string): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    const made = makeLock(file);
    if (made === 'yes') return () => rmSync(file, { force: true });
    if (made === 'refused') return () => {}; // locks cannot be made here, so no other process has one either
    await delay(LOOK_MS);
    if (!isHeld(file)) removeLeftover(file);
  }
}

function makeLock(file: string): 'yes' | 'exists' | 'refused' {
  let opened: number;
  try {
    opened = openSync(file, 'wx');
  } catch (error) {
    return errorCode(error) === 'EEXIST' ? 'exists' : 'refused';
  }
  try {
    writeSync(opened, String(process.pid));
    return 'yes';
  } catch {
    rmSync(file, { force: true }); // on a full disk a file can be made, but nothing written to it
    return 'refused';
  } finally {
    closeSync(opened);
  }
}

function isHeld(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' ? isYoung(file) : isRunning(Number(text));
  } catch {
    return true; // released in the meantime: try again
  }
}

/** The clock of a file server may be ahead of ours, so the age may be less than nothing. */
function isYoung(file: string): boolean {
  return Math.abs(Date.now() - statSync(file).mtimeMs) < EMPTY_MS;
}

/**
 * Removes a stale lock. Renaming makes sure that only one of several waiting processes removes it. It may
 * move away a lock that another process has taken since we looked: that one is put back.
 */
function removeLeftover(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isHeld(aside)) linkSync(aside, file);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true });
}

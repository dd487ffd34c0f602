import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../shared/error-code.ts';
import { isNamedProcessRunning, processName } from './is-process-running.js';

const LOOK_MS = 20;
/** After this time it is reported that another process is waited for. */
const PATIENCE_MS = 5000;

/**
 * Waits until no other process holds the lock, takes it, and returns a function that releases it. The file names its process, and when that started; a
 * lock whose process has ended counts as free. Where no file can be made, there is no lock:
 * nothing else can be written there either.
 */
export async function takeLock(file: string, patience = PATIENCE_MS): Promise<() => void> {
  const own = `${file}.${processName(process.pid)}-${randomUUID().slice(0, 8)}`;
  try {
    writeFileSync(own, processName(process.pid), { flush: true });
    for (let looks = 0; ; looks++) {
      if (makeLock(own, file)) return () => rmSync(file, { force: true });
      if (looks * LOOK_MS === patience)
        console.error(`Waiting for another build, which has locked ${file}. If none is running, delete that file.`);
      await delay(LOOK_MS);
      if (!isHeld(file)) removeLeftover(file, `${own}.left`);
    }
  } catch {
    return () => {};
  } finally {
    rmSync(own, { force: true });
  }
}

/** The lock has its content from the beginning: a link to a file that is written. False where there is one already. */
function makeLock(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
  }
  try {
    copyFileSync(own, file, constants.COPYFILE_EXCL); // a file system without links
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' || isNamedProcessRunning(text);
  } catch {
    return true; // released in the meantime: try again
  }
}

/**
 * Removes a stale lock. Renaming makes sure that only one of several waiting processes removes it. It may
 * move away a lock that another process has taken since we looked: that one is put back.
 */
function removeLeftover(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    if (isHeld(aside)) linkSync(aside, file);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true });
}

import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../shared/narrow.ts';
import { isNamedProcessRunning, processName } from './is-process-running.js';

const LOOK_MS = 20;
/** After this time a lock file is certainly complete. */
const WRITTEN_MS = 1000;
/** After this time, waiting for another process is reported. */
const PATIENCE_MS = 5000;

/**
 * Waits for the lock, takes it, and returns a function that releases it. The file contains process id and start time, and a lock
 * whose process has ended counts as free. If the file cannot be created, there is no lock, because nothing else can be written
 * there either.
 */
export async function takeLock(file: string, patience = PATIENCE_MS): Promise<() => void> {
  const own = processName(process.pid);
  for (let looks = 0; ; looks++) {
    try {
      writeFileSync(file, own, { flag: 'wx', flush: true });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return () => {};
    }
    if (looks * LOOK_MS === patience)
      console.error(`Waiting for another build, which has locked ${file}. If none is running, delete that file.`);
    await delay(LOOK_MS);
    if (!isHeld(file)) removeLeftover(file, `${file}.${own}-${randomUUID().slice(0, 8)}`);
  }
}

function isHeld(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    // An empty file is just being written, or its process was killed meanwhile.
    return text === '' ? Date.now() - statSync(file).mtimeMs < WRITTEN_MS : isNamedProcessRunning(text);
  } catch {
    return true; // released in the meantime: try again
  }
}

/**
 * Removes a stale lock. Renaming ensures that only one of several waiting processes removes it. A lock that another process has
 * taken meanwhile is put back.
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

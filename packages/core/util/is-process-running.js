// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Whether a process with this id exists.
 * @param {number} pid
 */
export function isProcessRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it runs under another user
  }
}

/**
 * Names a process: `PID-START`. In a container every build has the same id, so where the system says when a process
 * started (Linux), that is part of the name. Elsewhere `START` is 0.
 * @param {number} pid
 */
export function processName(pid) {
  return `${pid}-${startOf(pid)}`;
}

/**
 * Whether the process that `processName` named is still running.
 * @param {string} name
 */
export function isNamedProcessRunning(name) {
  const pid = Number(/^(\d+)-\w+$/.exec(name)?.[1]);
  return pid > 0 && isProcessRunning(pid) && processName(pid) === name;
}

/** Clock ticks from the start of the system to that of the process. @param {number} pid */
function startOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces; the start is the 20th field after it.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}

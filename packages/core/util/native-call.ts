// Native code can end the process or block it, which nothing in it can catch. `bin/run-again.js` then starts another one; so that it doesn't end
// the same way, every input of native code is recorded first, and the new process gets the last record.
import { writeSync } from 'node:fs';
import { getEnvironmentData, threadId } from 'node:worker_threads';
import { digest } from './digest.ts';

/** List that `bin/run.js` provides to all threads, initially empty. Without it nobody watches. */
const SUSPECTS = 'docs-suspects';
/** Where `bin/run-again.js` reads. */
const NOTES = 3;
/** Characters that the compiler reads in a second, on a busy machine. */
const PER_SECOND = 1_000_000;

const kept = getEnvironmentData(SUSPECTS);
const suspects: ReadonlySet<unknown> | undefined = Array.isArray(kept) ? new Set(kept) : undefined;
let file = '';

/** Records the file whose text is passed to native code while `read` runs. */
export function readingFile<Result>(name: string, read: () => Result): Result {
  file = name;
  try {
    return read();
  } finally {
    file = '';
  }
}

/** Whether a call with this text was running when a process ended; `perhaps` if others were running, too. */
export function endedProcess(text: string): 'no' | 'perhaps' | 'surely' {
  if (!suspects || suspects.size === 0) return 'no';
  const key = digest(text);
  if (suspects.has(`!${key}`)) return 'surely';
  return suspects.has(key) ? 'perhaps' : 'no';
}

/** Calls native code with a text. */
export function nativeCall<Result>(text: string, call: () => Result): Result {
  if (!suspects) return call();
  note(`${threadId} ${digest(text)} ${Math.round(text.length / PER_SECOND)} ${file}`);
  try {
    return call();
  } finally {
    note(`${threadId}`);
  }
}

function note(words: string): void {
  try {
    writeSync(NOTES, Buffer.from(`${words}\n`));
  } catch {
    process.kill(process.pid, 'SIGKILL'); // the command was killed
  }
}

// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Signals that mean someone ended the command, not a crash. @type {NodeJS.Signals[]} */
const ASKED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'];
/** Time limit in seconds for native code to read a text of usual length. A longer text brings its own: see `util/native-call.ts`. */
const PATIENCE = 9;

/**
 * Runs the command line in another process. If native code crashes or hangs, runs it again and passes on which texts it was
 * reading: see `util/native-call.ts`.
 * @param {URL} script
 */
export async function runAgain(script) {
  /** Texts being read when a process crashed. A text involved in a second crash counts as the cause, marked with `!`. @type {string[]} */
  const suspects = [];
  for (;;) {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(script), ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'pipe', 'ipc'],
      env: { ...process.env, DOCS_SUSPECTS: suspects.join(' ') },
    });
    /** The text that each thread is reading. @type {Map<string, {text: string, file: string, seconds: number}>} */
    const now = new Map();
    if (child.stdio[3] instanceof Readable) createInterface(child.stdio[3]).on('line', (note) => takeNote(note, now));
    let isStuck = false;
    // Counts seconds, because the clock continues while a machine sleeps.
    const watch = setInterval(() => {
      for (const one of now.values()) if (one.seconds-- < 0) isStuck = child.kill('SIGABRT');
    }, 1000);
    const forward = ASKED.slice(0, 3).map((signal) => /** @type {const} */ ([signal, () => void child.kill(signal)]));
    for (const [signal, pass] of forward) process.on(signal, pass);
    /** @type {[number | null, NodeJS.Signals | null]} */
    const [code, signal] = /** @type {any} */ (await once(child, 'close'));
    for (const [name, pass] of forward) process.off(name, pass);
    clearInterval(watch);

    const reading = [...now.values()];
    const crashed = signal === null ? Number(code) > 128 : !ASKED.includes(signal);
    if (!crashed || reading.length === 0) {
      if (signal !== null) process.kill(process.pid, signal);
      process.exitCode = code ?? 1;
      return;
    }
    const files = [...new Set(reading.map(({ file }) => file))].join(' or ');
    const what = isStuck ? 'hangs' : 'crashed';
    console.error(`\nThe Markdown compiler ${what} at ${files || 'a page'}. The command starts again to find the location.\n`);
    for (const { text } of reading) suspects.push(suspects.includes(text) ? `!${text}` : text);
  }
}

/** @param {string} note see `util/native-call.ts` @param {Map<string, {text: string, file: string, seconds: number}>} now */
function takeNote(note, now) {
  const [thread = '', text = '', more = '', ...file] = note.split(' ');
  if (text === '') now.delete(thread);
  else now.set(thread, { text, file: file.join(' '), seconds: PATIENCE + Number(more) });
}

// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Someone ended the command: it has not crashed. @type {NodeJS.Signals[]} */
const ASKED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'];
/** Far more than all threads write while one of them reads a page. */
const MOST_NOTES = 1_000_000;

/**
 * Runs the command line in another process. Where native code ends that, it is run again and told what it was reading, see
 * `util/native-call.ts`.
 * @param {URL} script
 */
export async function runAgain(script) {
  /** The texts that were read when a process crashed; one that was read in a second crash counts as proven, `!` says so. @type {string[]} */
  const suspects = [];
  for (;;) {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(script), ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'pipe', 'ipc'],
      env: { ...process.env, DOCS_SUSPECTS: suspects.join(' ') },
    });
    let notes = '';
    child.stdio[3]?.on('data', (bytes) => {
      notes = (notes + bytes).slice(-MOST_NOTES);
    });
    const forward = ASKED.slice(0, 3).map((signal) => /** @type {const} */ ([signal, () => void child.kill(signal)]));
    for (const [signal, pass] of forward) process.on(signal, pass);
    /** @type {[number | null, NodeJS.Signals | null]} */
    const [code, signal] = /** @type {any} */ (await once(child, 'close'));
    for (const [name, pass] of forward) process.off(name, pass);

    const reading = readNow(notes);
    const crashed = signal === null ? Number(code) > 128 : !ASKED.includes(signal);
    if (!crashed || reading.length === 0) {
      if (signal !== null) process.kill(process.pid, signal);
      process.exitCode = code ?? 1;
      return;
    }
    const files = [...new Set(reading.map(({ file }) => file))].join(' or ');
    console.error(`\nThe Markdown compiler crashed at ${files || 'a page'}. The command starts again and looks for the place.\n`);
    for (const { text } of reading) suspects.push(suspects.includes(text) ? `!${text}` : text);
  }
}

/** What each thread was reading when the last note was written. @param {string} notes @returns {{text: string, file: string}[]} */
function readNow(notes) {
  /** @type {Map<string, {text: string, file: string}>} */
  const reading = new Map();
  for (const note of notes.split('\n')) {
    const [thread = '', text = '', ...file] = note.split(' ');
    if (text === '') reading.delete(thread);
    else reading.set(thread, { text, file: file.join(' ') });
  }
  return [...reading.values()];
}

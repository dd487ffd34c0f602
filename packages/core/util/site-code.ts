// Code of a site (settings, components, expressions) runs in this process. It may loop, wait for ever or end the process;
// whatever it does, the author learns which code it was.
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { AuthorError } from '../shared/author-error.ts';

/** Milliseconds after which code that was to return at once is taken for a loop. */
const LIMIT = 8000;
const BEAT = 500;

/** A loop blocks this thread, so another one looks whether it still lives, and ends the process where it does not. */
const WATCHDOG = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const [beats, label] = [new Int32Array(workerData, 0, 2), new Uint8Array(workerData, 8)];
let [last, since] = [-1, Date.now()];
setInterval(() => {
  const [beat, length] = [Atomics.load(beats, 0), Atomics.load(beats, 1)];
  if (length === 0 || beat !== last) [last, since] = [beat, Date.now()];
  if (Date.now() - since < ${LIMIT}) return;
  writeSync(2, Buffer.from(label.slice(0, length)).toString() + ' did not end within ${LIMIT / 1000} seconds.\\n    Look for a loop in that code.\\n');
  process.kill(process.pid, 'SIGKILL');
}, ${BEAT});
`;
const MOST_BYTES = 1000;

/** What was begun and has not ended, as a message names it. */
const running = new Set<string>();
let watched: { beats: Int32Array; label: Uint8Array } | undefined;
let isGuarded = false;

const end = process.exit.bind(process);
/** Only what a script runs can be ended after a time, so the script calls what is to run. */
const NAME = 'docsSiteCode';
const CALL = new Script(`${NAME}()`);

/** Code of a site did something that no site may do, such as ending the process. */
export class SiteCodeError extends AuthorError {}

/** Runs code of a site that returns at once. Throws a `SiteCodeError` where it does not. */
export function runSiteCode<Result>(code: () => Result): Result {
  let result: { value: Result } | undefined;
  Reflect.set(globalThis, NAME, () => {
    result = { value: code() };
  });
  try {
    CALL.runInThisContext({ timeout: LIMIT });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new SiteCodeError(`it did not end within ${LIMIT / 1000} seconds`, 'Look for a loop in that code.');
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, NAME);
  }
  if (!result) throw new Error('Code that has returned has no result.');
  return result.value;
}

/** Waits for code of a site. `name` begins the message where it loops or never ends: `The settings docs.config.ts`. */
export async function awaitSiteCode<Result>(name: string, start: () => Result | Promise<Result>): Promise<Result> {
  running.add(name);
  watch(name);
  try {
    return await start();
  } finally {
    running.delete(name);
    watch('');
  }
}

/** `process.exit` throws instead: code of the site would end a build without a word. */
export function refuseExit(): void {
  process.exit = (code) => {
    throw new SiteCodeError(`it called process.exit(${code ?? ''})`, 'Throw an error instead, which says what is wrong.');
  };
}

/** For a command that runs code of a site: whatever that code does, the process ends and says why. */
export function guardProcess(): void {
  if (isGuarded) return;
  isGuarded = true;
  refuseExit();
  process.on('exit', () => {
    if (running.size === 0) return;
    for (const name of running)
      console.error(`${name} did not end: it waits for a promise that nothing settles.\n    Look for a promise in that code.`);
    process.exitCode = 1;
  });
  process.on('unhandledRejection', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      `Unhandled promise rejection: ${message}\n    Look for a promise without \`await\` or \`catch\` in settings and components.`,
    );
    if (error instanceof Error && !running.size) console.error(error.stack);
    end(1);
  });
}

/** After the command: ends the process where code of the site keeps it alive, such as a timer. */
export function endSoon(): void {
  setTimeout(() => {
    const resources = [...new Set(process.getActiveResourcesInfo())];
    // The bundler of a build that failed early ends by itself, as files do that are still being read.
    if (resources.some((name) => /Process|FSReq/.test(name))) return endSoon();
    const what = resources.filter((name) => !/^(TTY|Pipe)Wrap$/.test(name)).join(', ');
    console.error(
      `The command is done, but code of the site is still running (${what}).\n    Look for a timer or a server in settings and components.`,
    );
    end(1);
  }, 2000).unref();
}

function watch(name: string): void {
  if (!isGuarded) return;
  watched ??= startWatchdog();
  const { written = 0 } = new TextEncoder().encodeInto(name, watched.label);
  Atomics.store(watched.beats, 1, written);
}

function startWatchdog(): { beats: Int32Array; label: Uint8Array } {
  const memory = new SharedArrayBuffer(8 + MOST_BYTES);
  const beats = new Int32Array(memory, 0, 2);
  new Worker(WATCHDOG, { eval: true, workerData: memory }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  return { beats, label: new Uint8Array(memory, 8) };
}

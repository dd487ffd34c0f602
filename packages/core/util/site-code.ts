// Code of a site (settings, components, expressions) runs in this process. It may loop, wait for ever or end the process;
// whatever it does, the author learns which code it was.
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { AuthorError } from '../shared/author-error.ts';

/** Milliseconds after which synchronous code counts as an endless loop. */
const LIMIT = 8000;
const BEAT = 500;

/** A loop blocks this thread, so a watchdog thread checks that it responds, and ends the process otherwise. */
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

/** Description of the running code for messages. */
const running = new Set<string>();
let watched: { beats: Int32Array; label: Uint8Array } | undefined;
let isGuarded = false;

const end = process.exit.bind(process);
/** Only scripts have a time limit, so a script calls the function. */
const NAME = 'docsSiteCode';
const CALL = new Script(`${NAME}()`);

/** Site code did something forbidden, such as ending the process. */
export class SiteCodeError extends AuthorError {}

/** Runs synchronous site code. Throws a `SiteCodeError` if it does not return. */
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

/** Awaits site code. `name` begins the message if it never ends: `The settings docs.config.ts`. */
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

/** Makes `process.exit` throw, because site code would end a build silently. */
export function refuseExit(): void {
  process.exit = (code) => {
    throw new SiteCodeError(`it called process.exit(${code ?? ''})`, 'Throw an error instead, which says what is wrong.');
  };
}

/** For commands that run site code: whatever that code does, the process ends with a message. */
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

/** After the command, ends the process if site code keeps it alive, for example with a timer. */
export function endSoon(): void {
  setTimeout(() => {
    const resources = [...new Set(process.getActiveResourcesInfo())];
    // The bundler of a failed build, and pending reads, end by themselves.
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

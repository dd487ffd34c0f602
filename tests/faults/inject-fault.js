// @ts-check
// Loaded before a command (`node --import`). Counts its changes on disk below certain folders, and at one of them kills
// the process, writes only half, or makes the change fail. `FAULT` is JSON: see `Fault` in `fault-runs.ts`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** @type {{ at: number, kind: string, folders: string[], log: string }} */
const { at, kind, folders, log } = JSON.parse(process.env.FAULT ?? '{}');
let count = 0;

/** @param {unknown} file */
const isInside = (file) => folders.some((folder) => String(file).startsWith(folder));

/** @param {string} code @param {unknown} file */
const failure = (code, file) =>
  Object.assign(new Error(`${code}: ${code === 'EIO' ? 'i/o error' : 'no space left on device'}, write '${file}'`), { code });

const { appendFileSync, writeSync } = fs;

/** Counts an operation on a file, and injects the fault if it's due. `half` performs half of the operation. @param {string} name @param {unknown} file @param {() => void} [half] */
function pass(name, file, half) {
  if (!isInside(file)) return;
  count++;
  if (at === 0) appendFileSync(log, `${name} ${file}\n`);
  if (count !== at && !(kind === 'full' && count > at && at > 0)) return;
  if (kind === 'torn') half?.();
  if (kind === 'kill' || kind === 'torn') process.kill(process.pid, 'SIGKILL');
  if (kind === 'error') throw failure('EIO', file);
  if (kind === 'full' && !name.startsWith('rm')) throw failure('ENOSPC', file);
}

/** Index of the argument with the changed file. @type {Record<string, number>} */
const CHANGES = { copyFile: 1, link: 1, mkdir: 0, rename: 1, rm: 0, rmdir: 0, unlink: 0, writeFile: 0 };

/** @param {any} object @param {string} method @param {string} name @param {number} which @param {boolean} isPromise */
function wrap(object, method, name, which, isPromise) {
  const original = object[method];
  /** @param {any[]} values */
  object[method] = (...values) => {
    const half = () =>
      name === 'writeFile' && writeSync(fs.openSync(values[0], 'w'), String(values[1]).slice(0, String(values[1]).length / 2));
    try {
      pass(name, values[which], half);
    } catch (error) {
      if (isPromise) return Promise.reject(error);
      throw error;
    }
    return original.apply(object, values);
  };
}

for (const [name, which] of Object.entries(CHANGES)) {
  wrap(fs, `${name}Sync`, name, which, false);
  wrap(fs.promises, name, name, which, true);
}

/** File descriptor → path of a file opened for writing. @type {Map<number, string>} */
const opened = new Map();
const { openSync } = fs;
fs.openSync = (file, flags, mode) => {
  const writes = typeof flags === 'string' && /[wa+]/.test(flags);
  if (writes) pass('open', file);
  const number = openSync(file, flags, mode);
  if (writes) opened.set(number, String(file));
  return number;
};
/** @type {(number: number, bytes: Uint8Array, start?: number) => number} */
const write = (number, bytes, start = 0) => {
  const file = opened.get(number);
  if (file !== undefined) pass('write', file, () => writeSync(number, bytes, start, Math.floor((bytes.length - start) / 2)));
  return writeSync(number, bytes, start);
};
Object.assign(fs, { writeSync: write });
syncBuiltinESMExports();

// @ts-check

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The engine's cache folder: next to the packages it's installed with, like other tools', or
 * in the user's cache folder if another user installed them.
 * @param {string} engine folder of the engine
 * @returns {string}
 */
export function cacheFolder(engine) {
  const installed = path.join(packagesFolder(path.dirname(engine)), '.cache/docs');
  if (canWrite(installed)) return installed;
  const name = createHash('sha256').update(engine).digest('hex').slice(0, 12);
  const own = path.join(userCaches(), 'workflow-docs', name);
  if (canWrite(own)) return own;
  // For a user without a home, as in a container. The system may delete it at any time.
  const user = typeof process.getuid === 'function' ? process.getuid() : 'user';
  const places = [tmpdir(), ...(process.platform === 'win32' ? [] : ['/tmp', '/var/tmp'])].filter(isWritable);
  const temporary = places.map((place) => path.join(place, `workflow-docs-${user}`, name)).find(canWrite);
  if (temporary === undefined) throw new Error(`EACCES: no folder for caches can be written to, not even '${tmpdir()}'`);
  // Reported once, because other processes of the command inherit it.
  const all = path.dirname(temporary);
  if (process.env.DOCS_TEMPORARY_CACHE !== all) console.error(`No folder for caches can be written to, so they are in ${all}.`);
  process.env.DOCS_TEMPORARY_CACHE = all;
  return temporary;
}

/** The nearest `node_modules`, the folder itself included. @param {string} folder @returns {string} */
function packagesFolder(folder) {
  if (path.basename(folder) === 'node_modules') return folder;
  const inside = path.join(folder, 'node_modules');
  const parent = path.dirname(folder);
  return existsSync(inside) || parent === folder ? inside : packagesFolder(parent);
}

/** @param {string} folder @returns {boolean} */
function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    return isWritable(folder);
  } catch {
    return false;
  }
}

/** Checked first, because Node.js never stops trying to create folders in `/proc`. @param {string} folder @returns {boolean} */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function userCaches() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  return path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

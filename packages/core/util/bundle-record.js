// @ts-check
// Inputs and outputs of a bundle of `bundle-for-node.js`. While both are unchanged, it is reused.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} BundleRecord
 * @property {string} wanted the entries to bundle, and the options
 * @property {string[]} inputs files, from the root of the site
 * @property {string} hash of these files
 * @property {string} folder of the result, in the cache
 * @property {string} output hash of the folder's contents
 */

/** @param {string} file @returns {Promise<BundleRecord | undefined>} */
export async function readRecord(file) {
  try {
    /** @type {Partial<BundleRecord>} */
    const { wanted, inputs, hash, folder, output } = JSON.parse(await readFile(file, 'utf8'));
    if (!wanted || !Array.isArray(inputs) || !hash || !folder || !output) return undefined;
    return { wanted, inputs, hash, folder, output };
  } catch {
    return undefined; // does not exist or is damaged: bundle again
  }
}

/**
 * Whether no input has changed, and everything that was written is still there, and undamaged.
 * @param {BundleRecord} record
 * @param {string} root
 * @param {string} cacheFolder
 */
export function isFresh({ inputs, hash, folder, output }, root, cacheFolder) {
  return hashOfFiles(root, inputs) === hash && hashOfFolder(path.join(cacheFolder, folder)) === output;
}

/** Names and contents: hundreds of files, and to wait for each would take eight times as long. @param {string} folder @param {string[]} names */
export function hashOfFiles(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(contentOf(path.resolve(folder, name)));
  return hash.digest('hex');
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return 'missing';
  }
}

/** All files of a folder except source maps, which only debuggers read. @param {string} folder */
export function hashOfFolder(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return hashOfFiles(folder, names.filter((name) => !name.endsWith('.map')).sort());
}

/**
 * The files of the site that a bundle was made of, relative to its root.
 * @param {{name: string, cacheFolder: string}} bundle
 * @returns {Promise<string[]>}
 */
export async function bundledInputs({ name, cacheFolder }) {
  return (await readRecord(path.join(cacheFolder, `${name}.json`)))?.inputs ?? [];
}

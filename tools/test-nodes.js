// @ts-check
// Node versions on which the package is tested. All but the running one are in the user's cache folder.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The oldest supported version, and the newest with long-term support. */
export const TEST_NODES = [20, 24];

/** The npm package with Node for this machine. */
export const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** @param {number} major */
export function nodeFolder(major) {
  return path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'workflow-docs-tests', `node-${major}`);
}

/** Path of a Node version, or undefined. @param {number} major @returns {string | undefined} */
export function findNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const file = path.join(nodeFolder(major), 'node_modules', NODE_PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

export function missingNodes() {
  return TEST_NODES.filter((major) => findNode(major) === undefined).map((major) => `Node ${major}`);
}

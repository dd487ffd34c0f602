// @ts-check
// Versions of Node that the package is tried on. Those beside the running one are in the user's folder for caches.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The oldest and the newest with long-term support that the engine promises. */
export const TEST_NODES = [20, 24];

/** The package of npm that holds a Node for this machine. */
export const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** @param {number} major */
export function nodeFolder(major) {
  return path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'workflow-docs-tests', `node-${major}`);
}

/** Where a Node is, or undefined. @param {number} major @returns {string | undefined} */
export function findNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const file = path.join(nodeFolder(major), 'node_modules', NODE_PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

export function missingNodes() {
  return TEST_NODES.filter((major) => findNode(major) === undefined).map((major) => `Node ${major}`);
}

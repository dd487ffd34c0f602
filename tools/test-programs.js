// @ts-check
// Programs that tests need besides Node and browsers. If one is missing, its tests are skipped and counted as not run.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Program → its package in Debian. */
export const TEST_PROGRAMS = {
  nginx: 'nginx',
  caddy: 'caddy',
  apache2: 'apache2',
  go: 'golang-go',
  python3: 'python3',
  bash: 'bash',
  jq: 'jq',
  curl: 'curl',
};

/** Speeds up the tests in Chromium. Without it, they run in the whole browser. */
export const HEADLESS_SHELL = { 'chromium-headless-shell': 'chromium-headless-shell' };

/** Programs that `npm run test:browsers` needs besides Chromium. `npm test` doesn't need them. */
export const BROWSER_PROGRAMS = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'firefox-esr': 'firefox-esr',
};

/** @typedef {keyof typeof TEST_PROGRAMS} TestProgram */

/** Path of a program, or undefined. @param {string} name @returns {string | undefined} */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Missing programs. @param {Readonly<Record<string, string>>} programs */
export function missingPrograms(programs) {
  return Object.keys(programs).filter((name) => findProgram(name) === undefined);
}

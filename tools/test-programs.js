// @ts-check
// Programs that tests run beside Node and the browsers. Without one its tests are left out, and counted as not run.
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

/** What `npm run test:browsers` runs beside Chromium: program → its package in Debian. `npm test` needs none of them. */
export const BROWSER_PROGRAMS = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'firefox-esr': 'firefox-esr',
};

/** @typedef {keyof typeof TEST_PROGRAMS} TestProgram */

/** Where a program is, or undefined. @param {TestProgram | keyof typeof BROWSER_PROGRAMS} name @returns {string | undefined} */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Those that are not there. @returns {TestProgram[]} */
export function missingPrograms() {
  return /** @type {TestProgram[]} */ (Object.keys(TEST_PROGRAMS)).filter((name) => findProgram(name) === undefined);
}

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

/** What `npm run test:browsers` runs beside Chromium. `npm test` needs none of them. */
export const BROWSER_PROGRAMS = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'firefox-esr': 'firefox-esr',
};

/** @typedef {keyof typeof TEST_PROGRAMS} TestProgram */

/** Where a program is, or undefined. @param {string} name @returns {string | undefined} */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Those that are not there. @param {Readonly<Record<string, string>>} programs */
export function missingPrograms(programs) {
  return Object.keys(programs).filter((name) => findProgram(name) === undefined);
}

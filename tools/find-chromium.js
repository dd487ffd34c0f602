// @ts-check
// Finds a Chromium: the one named by CHROME_PATH, the system's, or one that Playwright downloaded.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** @param {...string} names */
function inPath(...names) {
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named && existsSync(named)) return named;
  return [...inPath(...NAMES), ...MAC, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Chromium without windows, if installed: it opens a page in a third of the processor time. `CHROME_PATH` has precedence. */
export function findHeadlessShell() {
  return process.env.CHROME_PATH ? undefined : inPath('chromium-headless-shell').find((file) => existsSync(file));
}

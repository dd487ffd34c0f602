// @ts-check
import { chromium } from 'playwright-core';
import { findChromium, findHeadlessShell } from './find-chromium.js';

/** The browser that readers use, without its screen. The caller must close it. */
export function launchChromium() {
  return launch(findChromium());
}

/** Chromium without windows if installed, otherwise the whole browser. The caller must close it. */
export function launchHeadlessShell() {
  return launch(findHeadlessShell() ?? findChromium());
}

/** @param {string | undefined} executablePath */
async function launch(executablePath) {
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, which installs one.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

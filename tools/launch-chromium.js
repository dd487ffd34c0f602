// @ts-check
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.js';

/** A browser for tests and benchmarks. The caller must close it. */
export async function launchChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, which installs one.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

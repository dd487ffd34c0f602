import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tests/setup/find-chromium.js';

/** Runs a measure with a browser of its own. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, which installs one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

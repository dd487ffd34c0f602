import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/launch-chromium.js';

/** Runs a measure with a browser of its own. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/launch-chromium.js';

/** Launches a browser for one measurement. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

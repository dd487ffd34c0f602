import type { Browser, Page } from 'playwright-core';
import { openPage, settle } from '../browser/open-page.ts';
import { median } from '../median.ts';

/** What a reader does, from a page that has it. A change of state is looked for so that nothing is measured that did not happen. */
export interface Interaction {
  name: string;
  path: string;
  /** CSS pixels; the drawer exists on narrow screens only. */
  width?: number;
  act: (page: Page) => Promise<void>;
}

declare global {
  var benchEvents: number[];
}

export const interactions: Interaction[] = [
  { name: 'menu', path: '', act: (page) => page.locator('details.menu > summary').first().click() },
  {
    name: 'theme',
    path: '',
    act: async (page) => {
      const picker = page.locator('.theme-picker select');
      await picker.focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'drawer', path: '', width: 390, act: (page) => page.locator('.drawer-button').click() },
  { name: 'sidebar group', path: '', act: (page) => page.locator('#sidebar details > summary').nth(2).click() },
  { name: 'search', path: '', act: (page) => page.locator('.search-button').click() },
];

/** Longest time from input to the next paint with a processor four times slower, in milliseconds: median of the runs. */
export async function interactionTime(browser: Browser, docs: string, { path, width, act }: Interaction, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line: 'fast', processor: 'slow' }, width);
    await page.goto(docs + path, { waitUntil: 'load' });
    await settle(page);
    await page.evaluate(() => {
      globalThis.benchEvents = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.benchEvents.push(entry.duration);
      }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
    });
    await act(page);
    await page.waitForTimeout(600);
    // Shorter ones than 16 ms are not reported by the browser.
    times.push(await page.evaluate(() => Math.max(16, ...globalThis.benchEvents)));
    await close();
  }
  return median(times);
}

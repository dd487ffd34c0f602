import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, settle } from '../browser/open-page.ts';
import { median } from '../median.ts';

/** A reader's action, and the page to perform it on. */
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
  { name: 'menu', path: '', act: (page) => press(page.locator('details.menu > summary').first()) },
  {
    name: 'theme',
    path: '',
    act: async (page) => {
      const picker = page.locator('.theme-picker select');
      await picker.focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'tabs', path: 'api/auth/', act: (page) => press(page.locator('docs-tabs [role="tab"][aria-selected="false"]').first()) },
  { name: 'drawer', path: '', width: 390, act: (page) => press(page.locator('.drawer-button')) },
  { name: 'sidebar group', path: '', act: (page) => press(page.locator('#docsSidebar details > summary').nth(2)) },
  { name: 'search', path: '', act: (page) => press(page.locator('.search-button')) },
];

/** Like a hand, hovers before pressing, and holds for a moment. */
async function press(place: Locator): Promise<void> {
  await place.hover();
  await place.page().waitForTimeout(150);
  await place.click({ delay: 60 });
}

/** Longest time from input to the next paint, in milliseconds, with the processor slowed down four times: median of the runs. */
export async function interactionTime(browser: Browser, docs: string, { path, width, act }: Interaction, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line: 'fast', processor: 'slow' }, width);
    await page.goto(docs + path, { waitUntil: 'load' });
    await settle(page);
    await page.evaluate(() => {
      globalThis.benchEvents = [];
      new PerformanceObserver((list) => {
        // Moving the pointer doesn't count as an interaction: https://web.dev/articles/inp
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId !== 0) globalThis.benchEvents.push(entry.duration);
      }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
    });
    await act(page);
    await page.waitForTimeout(600);
    // The browser doesn't report events below 16 ms.
    times.push(await page.evaluate(() => Math.max(16, ...globalThis.benchEvents)));
    await close();
  }
  return median(times);
}

import type { Browser, Locator, Page } from 'playwright-core';
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

/** A hand moves to a place before it presses, and presses for a moment. */
async function press(place: Locator): Promise<void> {
  await place.hover();
  await place.page().waitForTimeout(150);
  await place.click({ delay: 60 });
}

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
        // Moving the pointer is no interaction: https://web.dev/articles/inp
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId !== 0) globalThis.benchEvents.push(entry.duration);
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

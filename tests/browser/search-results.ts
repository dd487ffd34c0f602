import type { Page } from 'playwright-core';

/** One result of a search. */
export const OPTION = '#docsResults [role="option"]';

/** Waits until everything that was typed is answered. */
export async function answered(page: Page): Promise<void> {
  await page.locator('#docsResults[aria-busy="false"]').waitFor();
}

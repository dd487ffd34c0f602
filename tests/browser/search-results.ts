import type { Page } from 'playwright-core';

/** Selector of a search result. */
export const OPTION = '#docsResults [role="option"]';

/** Waits until the results match the typed query. */
export async function answered(page: Page): Promise<void> {
  await page.locator('#docsResults[aria-busy="false"]').waitFor();
}

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocsEvent } from '../../packages/core/dom/measure.ts';
import { awake, heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** What a script of the site would hear, in order; it begins before the app does. */
async function listening(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const heard: DocsEvent[] = [];
    Object.assign(window, { heard });
    addEventListener('docs:event', ({ detail }) => heard.push(detail));
  });
  await page.reload();
  await awake(page);
  return () => page.evaluate<unknown[]>('heard');
}

test('pages that are seen, copies, and searches without a result are events that scripts hear', async () => {
  const page = await journey.open('code/');
  const heard = await listening(page);
  await expect.poll(heard).toEqual([{ what: 'page', path: '/docs/code/' }]);

  await page
    .locator('#docsSidebar a[href="/docs/limits/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await heading(page, /Limits/);
  await expect.poll(heard).toContainEqual({ what: 'page', path: '/docs/limits/' });

  await page.locator('.page-head .menu summary').click();
  await page.locator('.copy-page').click();
  await expect.poll(heard).toContainEqual({ what: 'copy', path: '/docs/limits/' });

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('qzxwvkjhq');
  await expect.poll(heard).toContainEqual({ what: 'search-empty', path: '/docs/limits/', query: 'qzxwvkjhq' });
  expect(await heard()).toHaveLength(4);
});

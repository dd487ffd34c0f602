import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocsEvent } from '../../packages/core/dom/measure.ts';
import { awake, heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Events in the order in which a script of the site receives them, starting before the app. */
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

test('page views, copies, and searches without results are sent to scripts as events', async () => {
  const page = await journey.open('code/', { permissions: ['clipboard-write'] });
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

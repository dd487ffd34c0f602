import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

const link = (page: Page, path: string) => page.locator(`#docsSidebar .pages a[href="/docs${path}"]`);

test('hovering over a link renders its page ahead, hidden, and a click shows it', async () => {
  const page = await journey.open('workflows/steps/');
  await link(page, '/workflows/steps/actions/').hover();
  await page.locator('main.ahead').waitFor({ state: 'attached' });
  expect(await page.locator('main.ahead h1').textContent()).toBe('Actions');
  const seen = await page.evaluate(() => [...document.querySelectorAll('main h1')].map((title) => title.checkVisibility()));
  expect(seen).toEqual([true, false]);
  expect(await page.getByRole('main').count()).toBe(1);
  await page.evaluate(() => Object.assign(document.querySelector('main.ahead') ?? {}, { laidOut: true }));
  await page.mouse.down();
  await page.mouse.up();
  await heading(page, 'Actions');
  expect(await page.evaluate(() => [...document.querySelectorAll('main')].map((main) => [main.id, 'laidOut' in main]))).toEqual([
    ['docsMain', true],
  ]);
  expect(await page.getByRole('main').count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.textContent === 'Actions');
});

test('if the pointer passes several links before the script loads, the last one counts', async () => {
  const release = journey.hold(/assets\/page-opener\./);
  const page = await journey.open('workflows/steps/');
  await link(page, '/workflows/steps/params/').hover();
  await link(page, '/workflows/steps/actions/').hover();
  release();
  await page.locator('main.ahead h1', { hasText: 'Actions' }).waitFor({ state: 'attached' });
  journey.intercept(undefined);
});

test('a page rendered ahead does not cover the link that leads to it', async () => {
  const page = await journey.open('code/go/');
  const inText = page.locator('article a[href="/docs/code/go/http-requests/"]').first();
  // The link may still move while the rest of the page is laid out.
  await vi.waitFor(
    async () => {
      await page.mouse.move(0, 0);
      await inText.hover();
      await page.locator('main.ahead').waitFor({ state: 'attached', timeout: 1000 });
    },
    { timeout: 15_000 },
  );
  await inText.click();
  await heading(page, /from Go/);
});

test('a page rendered ahead but never opened is removed with the current page', async () => {
  const page = await journey.open('workflows/steps/');
  await link(page, '/workflows/steps/actions/').hover();
  await page.locator('main.ahead').waitFor({ state: 'attached' });
  await link(page, '/workflows/steps/params/').dispatchEvent('click');
  await heading(page, 'props');
  expect(await page.locator('main').count()).toBe(1);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

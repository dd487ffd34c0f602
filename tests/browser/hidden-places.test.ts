// A place in a tab that is not chosen, or in something that folds, is shown however the reader comes to it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from './build-fixture.ts';
import { afterPaint, awake, heading, type Journey, layoutShifts, startJourney } from './harness.ts';
import { OPTION } from './search-results.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(buildFixture('hidden-places'));
});
afterAll(() => journey.stop());

const PLACES = ['in-two', 'in-fold', 'deepest', 'written'];
/** Where a place is in the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const place = document.getElementById(name) ?? document.querySelector(`a[name="${name}"]`);
    return place?.checkVisibility() ? Math.round(place.getBoundingClientRect().top) : undefined;
  }, id);
const isShown = (page: Page, id: string) =>
  expect.poll(async () => ((await topOf(page, id)) ?? -1) >= 0 && ((await topOf(page, id)) ?? 0) < 300, { message: id }).toBe(true);
const open = (path: string) => journey.open(path, { viewport: { width: 1280, height: 300 } });

test.each(PLACES)('an address leads to %s', async (id) => {
  const page = await open(`#${id}`);
  await isShown(page, id);
  await page.reload();
  await awake(page);
  await isShown(page, id);
});

test('the tab that holds the place is shown at the first paint', async () => {
  const page = await open('#in-two');
  expect(await layoutShifts(page)).toEqual([]);
});

test.each(PLACES)('a click on a link leads to %s, also again after another tab was chosen', async (id) => {
  const page = await open('');
  await page.locator(`article p a[href="#${id}"]`).click();
  await isShown(page, id);
  await afterPaint(page); // the browser tells of the new address
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = false;
    document.querySelector<HTMLElement>('docs-tabs [data-tab="0"]')?.click();
    scrollTo(0, 0);
  });
  await expect.poll(() => topOf(page, id)).toBeUndefined();
  await page.evaluate((name) => history.replaceState(history.state, '', `#${name}`), id); // a chosen tab is in the address
  await page.locator(`article p a[href="#${id}"]`).click();
  await isShown(page, id);
});

test('a changed address and going back lead to the place', async () => {
  const page = await open('');
  await page.evaluate(() => {
    location.hash = '#deepest';
  });
  await isShown(page, 'deepest');
  await page.evaluate(() => {
    location.hash = '#last';
  });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = false;
    history.back(); // from here: the browser itself may not know of the last address yet
  });
  await page.waitForURL('**/#deepest');
  await expect.poll(() => topOf(page, 'deepest')).toBeDefined();
});

test('a link from another page leads to the place, whether its page is laid out already or not', async () => {
  for (const hover of [true, false]) {
    const page = await open('other/');
    const link = page.locator('article a', { hasText: 'back to the inner tab' });
    if (hover) {
      await link.hover();
      await page.locator('main.ahead').waitFor({ state: 'attached' });
      await link.click();
    } else await link.evaluate((element: HTMLElement) => element.click());
    await heading(page, 'Hidden places');
    await isShown(page, 'in-two');
    await page.locator('article a', { hasText: 'other page' }).click();
    await heading(page, 'Other');
    await isShown(page, 'in-two');
    await page.goBack();
    await heading(page, 'Hidden places');
    await expect.poll(() => topOf(page, 'in-two')).toBeDefined();
  }
});

test('a search result leads to the place', async () => {
  const page = await open('');
  await page.keyboard.press('/');
  await page.keyboard.type('deepest');
  await page.locator(OPTION).first().click();
  await isShown(page, 'deepest');
});

test('no journey left a fault in the console', () => {
  expect(journey.faults).toEqual([]);
});

// A target inside an inactive tab or a collapsed element is revealed, whichever way the reader navigates to it.
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
/** Position of a target in the viewport. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const place = document.getElementById(name) ?? document.querySelector(`a[name="${name}"]`);
    return place?.checkVisibility() ? Math.round(place.getBoundingClientRect().top) : undefined;
  }, id);
const isShown = (page: Page, id: string) =>
  expect.poll(async () => ((await topOf(page, id)) ?? -1) >= 0 && ((await topOf(page, id)) ?? 0) < 300, { message: id }).toBe(true);
const open = (path: string) => journey.open(path, { viewport: { width: 1280, height: 300 } });

test.each(PLACES)('a URL with a fragment leads to %s', async (id) => {
  const page = await open(`#${id}`);
  await isShown(page, id);
  await page.reload();
  await awake(page);
  await isShown(page, id);
});

test('the tab that contains the target is active at first paint', async () => {
  const page = await open('#in-two');
  expect(await layoutShifts(page)).toEqual([]);
});

test.each(PLACES)('a click on a link leads to %s, and does so again after another tab was chosen', async (id) => {
  const page = await open('');
  await page.locator(`article p a[href="#${id}"]`).click();
  await isShown(page, id);
  await afterPaint(page); // the browser fires the events of the new fragment
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = false;
    document.querySelector<HTMLElement>('docs-tabs [data-tab="0"]')?.click();
    scrollTo(0, 0);
  });
  await expect.poll(() => topOf(page, id)).toBeUndefined();
  await page.evaluate((name) => history.replaceState(history.state, '', `#${name}`), id); // choosing a tab changed the fragment
  await page.locator(`article p a[href="#${id}"]`).click();
  await isShown(page, id);
});

test('changing the fragment and going back lead to the target', async () => {
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
    history.back(); // from the page, because Playwright's `goBack` may not know about the last entry yet
  });
  await page.waitForURL('**/#deepest');
  await expect.poll(() => topOf(page, 'deepest')).toBeDefined();
});

test('a link from another page leads to the target, whether or not its page was rendered ahead', async () => {
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

test('a search result leads to the target', async () => {
  const page = await open('');
  await page.keyboard.press('/');
  await page.keyboard.type('deepest');
  await page.locator(OPTION).first().click();
  await isShown(page, 'deepest');
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

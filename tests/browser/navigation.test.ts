import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Marks the document, so that a full load can be told from a navigation inside it. */
async function openMarked(path = ''): Promise<Page> {
  const page = await journey.open(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const link = (page: Page, path: string) => page.locator(`#docsSidebar .pages a[href="/docs${path}"]`);

test('choosing a link shows the page inside the same document and tells the head', async () => {
  const page = await openMarked('workflows/steps/');
  await link(page, '/workflows/steps/actions/').click();
  await heading(page, 'Actions');
  expect(await isSameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs/workflows/steps/actions/');
  expect(await page.title()).toMatch(/^Actions \| /);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://pipedream.com/docs/workflows/steps/actions/');
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  expect(await link(page, '/workflows/steps/actions/').getAttribute('aria-current')).toBe('page');
  expect(await page.locator('#docsSidebar a[aria-current=page]').count()).toBe(1);
});

test('the focus goes to the heading and the title is announced', async () => {
  const page = await openMarked('workflows/steps/');
  await link(page, '/workflows/steps/params/').click();
  await heading(page, 'props');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.locator('[aria-live=polite]').textContent()).toContain('props');
});

test('a new page begins at the top; going back restores the place, going on again too', async () => {
  const page = await openMarked('workflows/steps/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await link(page, '/workflows/steps/triggers/').click();
  await heading(page, 'Triggers');
  await page.waitForFunction(() => window.scrollY < 5);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await heading(page, 'Steps');
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
  await page.goForward();
  await heading(page, 'Triggers');
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 5);
  expect(await isSameDocument(page)).toBe(true);
});

test('a fragment of another page is scrolled to', async () => {
  const page = await openMarked('code/nodejs/delay/');
  await page.locator('article a[href="/docs/limits/#time-per-execution"]').first().click();
  await heading(page, /limits/i);
  await page.waitForFunction(() => {
    const top = document.getElementById('time-per-execution')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 250;
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('a fragment of the same page moves inside it, and back returns', async () => {
  const page = await openMarked('workflows/steps/triggers/');
  await page.locator('#docsSidebar .heads a[href="#schedule"]').click();
  await page.waitForFunction(() => Math.abs((document.getElementById('schedule')?.getBoundingClientRect().top ?? 999) - 72) < 2);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY < 20);
  expect(await isSameDocument(page)).toBe(true);
});

/** How far a heading is from where it belongs, and whether everything above and below it has been laid out. */
const placeOf = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const parts = [...document.querySelectorAll('article > *')];
    return {
      off: Math.abs((document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN) - Number.parseFloat(scrollPaddingTop)),
      waiting: parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    };
  }, id);

test('the first screen of a long page comes first, the rest soon after; a place in it is exact at any time', async () => {
  const calm = { reducedMotion: 'reduce' } as const;
  const page = await journey.open('components/', calm);
  await link(page, '/components/api/').click();
  await heading(page, 'Component API reference');
  await page.locator('#docsSidebar a[href="#service-props"]').click();
  await page.waitForFunction(() => scrollY > 0);
  const chosen = await placeOf(page, 'service-props');
  expect(chosen.off).toBeLessThan(2);
  expect(chosen.waiting).toBe(0);

  const direct = await journey.open('components/api/#service-props', calm);
  await direct.waitForFunction(() => scrollY > 0);
  const opened = await placeOf(direct, 'service-props');
  expect(opened.off).toBeLessThan(2);
  expect(opened.waiting).toBe(0);

  const fromTop = await journey.open('components/api/', calm);
  await isLaidOut(fromTop);
  expect(await heightOf(fromTop)).toBe(await heightOf(direct));
});

test('a page that is opened at a heading begins there; the next place is scrolled to', async () => {
  const page = await journey.open('troubleshooting/#event-queue-full');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  expect((await placeOf(page, 'event-queue-full')).off).toBeLessThan(2);
  await page.locator('#docsSidebar a[href^="#"]').first().click();
  expect(await behavior()).toBe('smooth');
});

const isLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('article > *, tbody')].every((part) => getComputedStyle(part).contentVisibility === 'visible'),
  );
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the rows of a long table come soon after the first screen; what stands below them is reached exactly at any time', async () => {
  const direct = await journey.open('code/python/import-mappings/#next');
  await direct.waitForFunction(() => scrollY > 20_000);
  const fromTop = await journey.open('code/python/import-mappings/');
  await fromTop.locator('#docsSidebar a[href="#next"]').click();
  await fromTop.waitForFunction((top) => scrollY === top, await direct.evaluate(() => scrollY));
  const again = await journey.open('code/python/import-mappings/');
  await isLaidOut(again);
  expect(await heightOf(again)).toBe(await heightOf(direct));
});

test('a page that stands near is there before it is asked for', async () => {
  let asked = 0;
  journey.intercept(({ url = '' }) => {
    if (/pages\/workflows\/steps\/actions\./.test(url)) asked++;
    return false;
  });
  const page = await openMarked('workflows/steps/');
  await expect.poll(() => asked).toBe(1);
  await link(page, '/workflows/steps/actions/').click();
  await heading(page, 'Actions');
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toBe(1);
  journey.intercept(undefined);
});

test('old addresses lead on inside the document, with query and fragment', async () => {
  const page = await openMarked('');
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/notebook/code?from=blog#async';
    anchor.textContent = 'old';
    anchor.id = 'old';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#old').click();
  await page.waitForURL('**/docs/code/nodejs/?from=blog#async');
  expect(await isSameDocument(page)).toBe(true);
});

test('other spellings of an address end at the right one', async () => {
  const page = await openMarked('');
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/limits/index.html?x=1';
    anchor.textContent = 'index';
    anchor.id = 'old';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#old').click();
  await page.waitForURL('**/docs/limits/?x=1');
  expect(await isSameDocument(page)).toBe(true);
});

test('the sidebar of the reference comes with its pages, and the other one on the way back', async () => {
  const page = await openMarked('workflows/events/');
  await page.locator('article a[href^="/docs/limits/"]').first().click();
  await heading(page, /limits/i);
  await link(page, '/workflows/events/cold-starts/').waitFor();
  expect(await link(page, '/quickstart/').count()).toBe(0);
  await page.goBack();
  await link(page, '/quickstart/').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('the page without a slash at its end is opened like the others', async () => {
  const page = await openMarked('quickstart/');
  await link(page, '/quickstart/create-new-workflow.html').click();
  await page.waitForURL('**/quickstart/create-new-workflow.html');
  await heading(page, /workflow/i);
  expect(await isSameDocument(page)).toBe(true);
});

test('modifiers and other buttons are left to the browser', async () => {
  const page = await openMarked('workflows/');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, '/workflows/steps/').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForLoadState();
  expect(new URL(page.url()).pathname).toBe('/docs/workflows/');
  expect(new URL(tab.url()).pathname).toBe('/docs/workflows/steps/');
});

test('a slow page shows the bar, a fast one does not', async () => {
  const page = await openMarked('workflows/');
  await page.waitForLoadState('networkidle');
  const release = journey.hold(/assets\/pages\/destinations\/sse\./);
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/destinations/sse/';
    anchor.textContent = 'slow';
    anchor.id = 'slow';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#slow').click();
  await page.getByRole('progressbar').waitFor();
  release();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  journey.intercept(undefined);
});

test('without the Navigation API every page is an ordinary load and nothing breaks', async () => {
  const page = await journey.open();
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto(`${journey.docs}workflows/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page, '/workflows/steps/').click();
  await heading(page, 'Steps');
  expect(await isSameDocument(page)).toBe(false);
});

test('no journey left a fault in the console', () => {
  expect(journey.faults).toEqual([]);
});

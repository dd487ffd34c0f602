import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { heading, type Journey, type OpenOptions, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.intercept(undefined));
afterAll(() => journey.stop());

const SCRIPT = /assets\/pages\/workflows\/steps\/params\./;
const link = (page: Page) => page.locator('#docsSidebar .pages a[href="/docs/workflows/steps/params/"]');
const screensAreHere = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/first/')));

/** Marks the parts of the current page and returns their number. Parts of a new document, or rendered again, have no mark. */
async function markParts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('#docsMain > article > *')];
    for (const part of parts) Object.assign(part, { marked: true });
    return parts.length;
  });
}
const marks = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('#docsMain > article > *')].filter((part) => 'marked' in part).length);

/** Opens a page whose first screen has loaded while its script is still loading. */
async function openFirstScreen(options?: OpenOptions): Promise<Page> {
  const page = await journey.open('workflows/steps/', options);
  if (options) await page.locator('.drawer-button').click();
  await screensAreHere(page);
  await link(page).click();
  await heading(page, 'props');
  expect(await page.locator('#docsMain .page-foot').count()).toBe(0);
  return page;
}

const screens: [where: string, options: OpenOptions | undefined][] = [
  ['beside the sidebar', undefined],
  ['from the drawer of a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
];

test.each(screens)('a page shows its first screen before its script arrives, and the rest after it: %s', async (_, options) => {
  const release = journey.hold(SCRIPT);
  const page = await openFirstScreen(options);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.title()).toMatch(/props/);
  const first = await markParts(page);
  expect(first).toBeGreaterThan(1);
  release();
  await page.locator('#docsMain .page-foot').waitFor({ state: 'attached' });
  expect(await marks(page)).toBe(first);
  expect(await page.locator('#docsMain > article > *').count()).toBeGreaterThan(first);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  // The result equals the page that the server sends.
  const served = await journey.open('workflows/steps/params/');
  const text = (of: Page) => of.locator('#docsMain').evaluate((main) => main.textContent?.replace(/\s+/g, ' '));
  expect(await text(page)).toBe(await text(served));
});

test('if the rest fails to load, the first screen stays, and the reader can retry', async () => {
  const before = journey.faults.length;
  journey.intercept((request, response) => SCRIPT.test(request.url ?? '') && Boolean(response.writeHead(503).end()));
  const page = await openFirstScreen();
  const first = await markParts(page);
  await page.locator('#docsMain > [data-load-error="error"]').waitFor();
  expect(await marks(page)).toBe(first);
  await page.locator('[data-load-error]').evaluate((notice) => notice.classList.add('before'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#docsMain > [data-load-error="error"]:not(.before)').waitFor();
  expect(await page.locator('[data-load-error]').count()).toBe(1);
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#docsMain .page-foot').waitFor({ state: 'attached' });
  expect(await page.locator('[data-load-error]').count()).toBe(0);
  expect(await marks(page)).toBe(first);
  journey.faults.length = before; // caused by this test
});

test('a reader who navigates on while the script loads gets the other page', async () => {
  const release = journey.hold(SCRIPT);
  const page = await openFirstScreen();
  await page.locator('#docsSidebar .pages a[href="/docs/workflows/steps/actions/"]').click();
  await heading(page, 'Actions');
  await page.locator('#docsMain .page-foot').waitFor({ state: 'attached' });
  release();
  await page.waitForLoadState('networkidle');
  await heading(page, 'Actions');
  expect(await page.locator('#docsMain h1').count()).toBe(1);
});

test('a heading chosen while the script loads is scrolled to once it exists', async () => {
  const release = journey.hold(SCRIPT);
  const page = await openFirstScreen();
  // `#next`, which the previous page has as a moved anchor of another heading.
  const last = page.locator('#docsSidebar .heads a').last();
  const fragment = (await last.getAttribute('href')) ?? '';
  await last.click();
  await page.waitForFunction((hash) => location.hash === hash, fragment);
  expect(await page.evaluate((hash) => [document.getElementById(hash.slice(1)), window.scrollY], fragment)).toEqual([null, 0]);
  release();
  await page.waitForFunction(
    (hash) => (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? 9999) < innerHeight,
    fragment,
  );
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(await last.evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test('first screens of another deployment are not shown, and missing ones are requested only once', async () => {
  const other = { hash: 'AAAAAAAA', size: 9, title: 'Other', headings: '', html: '<article><h1>Other</h1>' };
  const asked: string[] = [];
  journey.intercept(({ url = '' }, response) => {
    if (!url.includes('/assets/first/')) return false;
    asked.push(url);
    if (asked.length > 1) return Boolean(response.writeHead(404).end());
    response.writeHead(200, { 'content-type': 'application/json' });
    return Boolean(response.end(JSON.stringify({ frame: 'other', pages: { '/workflows/steps/params/': other } })));
  });
  const before = journey.faults.length;
  const page = await journey.open('workflows/steps/');
  await page.waitForLoadState('networkidle');
  await link(page).click();
  await heading(page, 'props');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  journey.faults.length = before; // this test removed the files
});

test('nothing is prefetched for readers who save data', async () => {
  const page = await journey.open('workflows/steps/', { saveData: true });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/first/')).length)).toBe(0);
  await link(page).click();
  await heading(page, 'props');
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

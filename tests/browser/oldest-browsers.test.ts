import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';
import { answered, OPTION } from './search-results.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

// The floor: Safari 15.4, Chrome 100, Firefox 100.
test.each([
  ['a media query in the range syntax (Safari 16.4, Chrome 104)', /@media[^{]*\((?:width|height)\s*[<>=]/],
  ['lookbehind in a regular expression (Safari 16.4)', /\(\?<[=!]/],
  ['a static block of a class (Safari 16.4)', /\bstatic\s*\{/],
])('no script or style sheet has %s', (_, syntax) => {
  const dist = inject('dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /assets\/[^/]+\.(?:js|css)$|^docs\/index\.html$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  // The code of the docs' own samples is text there.
  const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8').replace(/<main.*?<\/main>/s, '');
  expect(files.filter((file) => syntax.test(textOf(file)))).toEqual([]);
});

/** Takes away what those browsers lack. Runs before the scripts of the page. */
function asOldBrowser(): void {
  const remove = (object: object, name: string) => Reflect.deleteProperty(object, name);
  for (const name of ['replaceSync', 'replace']) remove(CSSStyleSheet.prototype, name);
  // There, sheets cannot be constructed.
  const construct = () => {
    throw new TypeError('Illegal constructor');
  };
  Object.defineProperty(window, 'CSSStyleSheet', { value: new Proxy(CSSStyleSheet, { construct }) });
  for (const name of ['navigation', 'requestIdleCallback', 'NavigateEvent']) remove(window, name);
  for (const name of ['popover', 'showPopover', 'hidePopover']) remove(HTMLElement.prototype, name);
  remove(Element.prototype, 'checkVisibility');
  remove(Array.prototype, 'findLast');
}

test('where none of the newer interfaces is there, search finds, and its box has its styles', async () => {
  const page = await journey.open();
  await page.addInitScript(asOldBrowser);
  await page.goto(`${journey.docs}limits/`);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'awake');
  expect(await page.evaluate(() => 'navigation' in window || 'replaceSync' in CSSStyleSheet.prototype)).toBe(false);
  await page.keyboard.press('/');
  await page.keyboard.type('triggers');
  await answered(page);
  await page.locator(OPTION).first().waitFor();
  expect(await page.locator('dialog.search').evaluate((box) => getComputedStyle(box).flexDirection)).toBe('column');
  expect(await page.locator('dialog.search .hits').evaluate((hits) => getComputedStyle(hits).overflowY)).toBe('auto');
});

test('“Copy page” begins to write during the click, before the text has come', async () => {
  const page = await journey.open('limits/');
  await page.evaluate(() => {
    // As WebKit: what is written later than the click is refused.
    let clicking = false;
    document.addEventListener('click', () => (clicking = true), { capture: true });
    document.addEventListener('click', () => setTimeout(() => (clicking = false)));
    navigator.clipboard.writeText = () => (clicking ? Promise.resolve() : Promise.reject(new Error('No gesture')));
    navigator.clipboard.write = () => (clicking ? Promise.resolve() : Promise.reject(new Error('No gesture')));
  });
  await page.locator('.page-head .menu > summary').click();
  await page.locator('.copy-page').click();
  await page.locator('.copy-page', { hasText: 'Copied' }).waitFor();
});

test('no journey left a fault in the console', () => {
  expect(journey.faults).toEqual([]);
});

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

// Oldest supported browsers: Safari 15.4, Chrome 100, Firefox 100.
test.each([
  ['range syntax in a media query (Safari 16.4, Chrome 104)', /@media[^{]*\((?:width|height)\s*[<>=]/],
  ['regular expression lookbehind (Safari 16.4)', /\(\?<[=!]/],
  ['a static class block (Safari 16.4)', /\bstatic\s*\{/],
  ['rotate, scale or translate as a separate property (Chrome 104)', /[{;](?:rotate|scale|translate):/],
  ['color-mix with a variable and no fallback (Safari 16.2, Chrome 111, Firefox 113)', /color-mix\([^;}]*var\(/],
  ['a selector in a script that would throw (Chrome 105, Firefox 121)', /[`'"][^`'"{}]*:has\(/],
  ['ARIA as element properties (Firefox 119)', /\.(?:aria[A-Z]\w+|role)\s*=/],
])('no script or style sheet has %s', (_, syntax) => {
  const dist = inject('dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /assets\/[^/]+\.(?:js|css)$|^docs\/index\.html$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  // Leaves out the text of the page, which may show such code, and styles that test for support.
  const textOf = (file: string) =>
    readFileSync(path.join(dist, file), 'utf8')
      .replace(/<main.*?<\/main>/s, '')
      .replace(/@supports \(color:[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(files.filter((file) => syntax.test(textOf(file)))).toEqual([]);
});

/** Removes the features that those browsers lack. Runs before the scripts of the page. */
function asOldBrowser(): void {
  const remove = (object: object, name: string) => Reflect.deleteProperty(object, name);
  for (const name of ['replaceSync', 'replace']) remove(CSSStyleSheet.prototype, name);
  // Those browsers can't construct style sheets.
  const construct = () => {
    throw new TypeError('Illegal constructor');
  };
  Object.defineProperty(window, 'CSSStyleSheet', { value: new Proxy(CSSStyleSheet, { construct }) });
  for (const name of ['navigation', 'requestIdleCallback', 'NavigateEvent', 'reportError']) remove(window, name);
  for (const name of ['popover', 'showPopover', 'hidePopover']) remove(HTMLElement.prototype, name);
  for (const name of ['checkVisibility', 'ariaCurrent', 'ariaHidden', 'ariaModal', 'role']) remove(Element.prototype, name);
  remove(HTMLElement.prototype, 'inert');
  remove(Array.prototype, 'findLast');
  remove(window, 'ClipboardItem');
  // Firefox before 114 loads every worker as a classic script.
  Object.defineProperty(window, 'Worker', { value: new Proxy(Worker, { construct: (Classic, [address]) => new Classic(address) }) });
}

test('without any of the newer APIs, search works and its dialog is styled', async () => {
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

test('without `inert`, the mobile menu closes when focus leaves it', async () => {
  const page = await journey.open('404.html', { viewport: { width: 360, height: 740 } });
  await page.addInitScript(asOldBrowser);
  await page.goto(`${journey.docs}limits/`);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'awake');
  const isOpen = () => page.evaluate(() => document.documentElement.classList.contains('drawer-open'));
  await page.evaluate(() => document.querySelector<HTMLElement>('.drawer-button')?.click());
  await expect.poll(isOpen).toBe(true);
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('#docsSidebar a')].at(-1)?.focus());
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isOpen()).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.focus());
  await expect.poll(isOpen).toBe(false);
});

test('“Copy page” starts writing during the click, before the text has loaded', async () => {
  const page = await journey.open('limits/');
  await page.evaluate(() => {
    // Like WebKit, refuse writes that start after the click.
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

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

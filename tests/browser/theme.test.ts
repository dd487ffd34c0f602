import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { buildFixture } from './build-fixture.ts';
import { awake, type Journey, startJourney } from './harness.ts';
import { OPTION } from './search-results.ts';

// Three well-known looks, built only from settings, tokens and replaced parts.
describe.each([
  ['columns', 'api/create-berth/'],
  ['handbook', 'web/lamps/'],
  ['start', ''],
])('the look “%s”', (site, address) => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney(buildFixture(`theme/${site}`), '/');
  });
  afterAll(() => journey.stop());

  test.each([
    ['light', 360],
    ['light', 768],
    ['dark', 1440],
  ] as const)('has no axe violations, and does not scroll sideways: %s, %i px', async (colorScheme, width) => {
    const page = await journey.open(address, { colorScheme, viewport: { width, height: 900 } });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(journey.faults).toEqual([]);
    await page.context().close();
  });
});

let journey: Journey;
let dist: string;
beforeAll(async () => {
  dist = buildFixture('theme/handbook');
  journey = await startJourney(dist, '/');
});
afterAll(() => journey.stop());

const html = (file: string) => readFileSync(path.join(dist, file), 'utf8');

test('parts of the site replace those of the theme, and can wrap them', () => {
  const page = html('web/lamps/index.html');
  expect(page).toContain('<h1 id="lamps-the-source-of-light">Lamps: the source of light</h1><p class="minutes">4 minutes to read</p>');
  expect(page).toContain('<nav class="contents" aria-label="In this article">');
  expect(html('web/lenses/index.html')).not.toContain('class="minutes"');
});

test('a part of the frame that depends on the page is updated when another page opens in place', async () => {
  const page = await journey.open('web/lamps/');
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const link = page.locator('.slot-header a');
  expect(await link.getAttribute('href')).toBe('https://de.shore.example/web/lamps/');
  await page.locator('article a', { hasText: 'lens' }).click();
  await page.waitForURL(/lenses/);
  await expect.poll(() => link.getAttribute('href')).toBe('https://de.shore.example/web/lenses/');
  expect(await page.locator('html[data-first]').count()).toBe(1);
  await page.context().close();
});

test('an interactive component in a part works, and keeps its state across pages', async () => {
  const page = await journey.open('web/lamps/');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Thank you for your yes.').waitFor();
  await page.locator('.pages a', { hasText: 'Lenses' }).click();
  await page.waitForURL(/lenses/);
  await page.getByText('Thank you for your yes.').waitFor();
  await page.context().close();
});

test('search results are rendered by the part of the site', async () => {
  const page = await journey.open('web/lamps/');
  await page.keyboard.press('/');
  await page.keyboard.type('rings of glass');
  await page.locator(`${OPTION} .result-address`).first().waitFor();
  expect(await page.locator('.result-address').first().textContent()).toMatch(/^\/web\/lenses\//);
  await page.context().close();
});

test('a dismissed banner never comes back, and causes no layout shifts', async () => {
  const page = await journey.open('web/lamps/');
  expect(await page.locator('.banner').isVisible()).toBe(true);
  await page.locator('.banner').getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('.banner').isVisible()).toBe(false);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = `${'value' in entry ? entry.value : ''}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await awake(page);
  expect(await page.locator('.banner').isVisible()).toBe(false);
  expect(await page.locator('html[data-shift]').count()).toBe(0);
  await page.context().close();
});

test('an image shown below its full size opens over the page; without scripts, it opens on its own', async () => {
  const page = await journey.open('web/lamps/');
  await page.waitForLoadState('networkidle'); // its script loads when the browser is idle; until then it's a plain link
  const link = page.locator('a.enlarge');
  await link.click();
  const box = page.locator('dialog.enlarged');
  await box.waitFor();
  const wide = (await box.locator('img').boundingBox())?.width ?? 0;
  expect(wide).toBeGreaterThan((await link.boundingBox())?.width ?? 0);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('enlarge');
  await page.context().close();
  const plain = await journey.open('web/lamps/', { javaScriptEnabled: false });
  await plain.locator('a.enlarge').click();
  await plain.waitForURL(/plan\.png$/);
  await plain.context().close();
});

test('404.md becomes the not-found page, and is not listed as a page', async () => {
  const before = journey.faults.length;
  const page = await journey.open('web/lmaps/');
  expect(await page.locator('h1').textContent()).toBe('Lost at sea');
  await page.locator('#nearest a', { hasText: 'Lamps' }).waitFor();
  expect(html('llms.txt')).not.toContain('Lost at sea');
  expect(html('pages.json')).not.toContain('Lost at sea');
  journey.faults.length = before; // the browser reports the status
  await page.context().close();
});

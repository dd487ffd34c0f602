import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { awake, type Journey, startJourney } from './harness.ts';

let journey: Journey;
const pages: { path: string }[] = JSON.parse(readFileSync(path.join(inject('dist'), 'docs/pages.json'), 'utf8'));

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Each page is opened with one of these themes and widths. */
const VIEWS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;

test.each(VIEWS)('every page starts without errors under the security policy and is accessible at $width px, $colorScheme', {
  timeout: 240_000,
}, async (view) => {
  const { width, colorScheme } = view;
  // The console reports violations of the security policy.
  // Prefetching is off, because each page is left immediately.
  const page = await journey.open('', { viewport: { width, height: 900 }, colorScheme, bypassCSP: false, saveData: true });
  const found: string[] = [];
  // The pages are divided among the views: each run opens every page once.
  const mine = pages.filter((_, index) => index % VIEWS.length === VIEWS.indexOf(view));
  for (const { path: address } of mine) {
    await page.goto(journey.docs + address.slice(1), { waitUntil: 'load' });
    await awake(page);
    for (const island of await page.locator('docs-island').all()) await island.dispatchEvent('pointerover');
    await page.waitForFunction(() => !document.querySelector('docs-island:not([data-awake])'));
    const fault = await page.evaluate(() => document.documentElement.dataset.hydrationError);
    if (fault) found.push(`${address}: ${fault}`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (sideways) found.push(`${address}: scrolls sideways`);
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `${address}: ${violation}`));
  }
  expect(mine.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('no page logged an error or a policy violation to the console', () => {
  expect(journey.faults).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { buildFixture } from './build-fixture.ts';
import { awake, type Journey, startJourney } from './harness.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.intercept(undefined));
afterAll(() => journey.stop());

const SCRIPTS = /assets\/(react|hydrate-island|\w+\.island)\./;

const field = (page: Page, label: string) => page.locator('docs-island').getByLabel(label);

test('React is not downloaded just to read', async () => {
  const page = await journey.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${journey.docs}pricing/`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => SCRIPTS.test(url))).toEqual([]);
  await page.hover('.estimator');
  await page.locator('docs-island[data-awake]').waitFor();
  expect(asked.some((url) => /assets\/react\./.test(url))).toBe(true);
  await page.context().close();
});

test('the estimator updates the price when fields change', async () => {
  const page = await journey.open('pricing/');
  await field(page, 'Plan').selectOption('Team');
  await field(page, 'Events per day').fill('1000');
  await page.getByText('Events come from an event source').click();
  await page.locator('.estimator dd', { hasText: '= 1,000 × (1 + 1) × 30' }).waitFor();
  await field(page, 'Events per day').fill('many');
  await page.getByText('Enter numbers that are 0 or greater.').waitFor();
  await page.context().close();
});

test('workflows are added up per month, and the first limit exceeded is named', async () => {
  const page = await journey.open('pricing/');
  await field(page, 'Plan').selectOption('Professional');
  await field(page, 'Count events per').selectOption('month');
  await field(page, 'Events per month').fill('50,000');
  for (const index of [1, 2]) {
    await page.getByRole('button', { name: 'Add a workflow' }).click();
    await field(page, 'Events per month').nth(index).fill('50,000');
  }
  await page.locator('.estimator dd', { hasText: '$45.00 = $19 + 130,000 × $0.0002' }).waitFor();
  for (const index of [0, 1, 2]) await field(page, 'Events come from an event source').nth(index).check();
  await page.locator('.estimator dd', { hasText: '$75.00' }).waitFor();
  await field(page, 'Plan').selectOption('Developer');
  await page.locator('.estimator dd', { hasText: 'Daily invocations, which this load exceeds' }).waitFor();
  for (const name of ['Remove workflow 3', 'Remove workflow 1']) await page.getByRole('button', { name }).click();
  await page.locator('.estimator dd', { hasText: '100,000 = 50,000 × (1 + 1)' }).waitFor();
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await page.context().close();
});

test('input entered while the scripts load is kept', async () => {
  const page = await journey.open('pricing/');
  const release = journey.hold(SCRIPTS);
  await field(page, 'Plan').selectOption('Professional');
  await field(page, 'Events per day').fill('20');
  await page.getByText('Events come from an event source').click();
  release();
  await page.locator('.estimator dd', { hasText: '= 20 × (1 + 1) × 30' }).waitFor();
  expect(await field(page, 'Plan').inputValue()).toBe('Professional');
  expect(await field(page, 'Events per day').inputValue()).toBe('20');
  expect(await field(page, 'Events come from an event source').isChecked()).toBe(true);
  await page.locator('.estimator dd', { hasText: '= $19 +' }).waitFor();
  await page.context().close();
});

/** Truncates scripts at matching URLs to nothing, or before the exports at their end. Returns the URLs requested. */
function cut(address: RegExp, most: 'nothing' | 'no export'): string[] {
  const asked: string[] = [];
  journey.intercept(({ url = '' }, response) => {
    if (!address.test(url)) return false;
    asked.push(url);
    const text = readFileSync(path.join(inject('dist'), new URL(url, journey.docs).pathname), 'utf8');
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return Boolean(response.end(most === 'nothing' ? '' : text.slice(0, text.lastIndexOf('export'))));
  });
  return asked;
}

test.each<['nothing' | 'no export', RegExp]>([
  ['nothing', /assets\/hydrate-island\./],
  ['nothing', /assets\/\w+\.island\./],
  ['no export', /assets\/\w+\.island\./],
])('a script that arrives with %s (%s) counts as failed, and the next interaction retries', async (most, address) => {
  const page = await journey.open('pricing/');
  const before = journey.faults.length;
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked = cut(address, most);
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be started'));
  await page.hover('.estimator');
  await failed;
  expect(asked).toHaveLength(1);
  journey.intercept(undefined);
  await page.mouse.move(0, 0);
  await page.hover('.estimator');
  await page.locator('docs-island[data-awake]').first().waitFor();
  expect(faults).toEqual([]);
  journey.faults.length = before; // caused by this test
  await page.context().close();
});

test('idle-time scripts that arrive empty are retried, then skipped silently', async () => {
  const asked = cut(/assets\/(?:after-load|page-opener|not-found)\./, 'nothing');
  for (const address of ['pricing/', 'no-such-page/']) {
    const known = journey.faults.length;
    const before = asked.length;
    const page = await journey.open(address);
    // Each one is requested again with another URL.
    await expect.poll(() => asked.slice(before).filter((url) => url.includes('?again=1')).length).toBeGreaterThanOrEqual(2);
    await page.waitForLoadState('networkidle');
    // The browser reports the 404 of the page itself.
    expect(journey.faults.slice(known).filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
    journey.faults.length = known;
    await page.context().close();
  }
});

test('a component hears about a selection that the reader made, but not about a preselected option', async () => {
  const choices = await startJourney(buildFixture('islands'));
  const page = await choices.open();
  await page.hover('docs-island');
  await page.locator('docs-island[data-awake]').waitFor();
  await page.locator('output', { hasText: 'Heard: nothing' }).waitFor();
  await field(page, 'Plain').selectOption('b');
  await field(page, 'Marked').selectOption('a');
  await page.locator('output', { hasText: 'Heard: plain b, marked a' }).waitFor();

  // Selections made before the scripts arrive are reported afterwards.
  const release = choices.hold(SCRIPTS);
  await page.reload();
  await awake(page);
  await field(page, 'Marked').selectOption('a');
  release();
  await page.locator('output', { hasText: 'Heard: marked a' }).waitFor();

  // So are button presses, including one that is the reader's first interaction.
  const releaseAgain = choices.hold(SCRIPTS);
  await page.reload();
  await awake(page);
  for (let count = 0; count < 2; count++) await page.getByRole('button', { name: 'Press' }).dispatchEvent('click');
  releaseAgain();
  await page.locator('output', { hasText: 'Heard: press, press' }).waitFor();
  await page.getByRole('button', { name: 'Press' }).click();
  await page.locator('output', { hasText: /^Heard: press, press, press$/ }).waitFor();
  expect(choices.faults).toEqual([]);
  await choices.stop();
});

test('a cron expression is explained in words', async () => {
  const page = await journey.open('workflows/steps/triggers/');
  await field(page, 'Cron expression').fill('0 9 * * 1');
  await page.locator('.cron-helper strong', { hasText: /At 09:00, only on Monday/ }).waitFor();
  await page.context().close();
});

test('a long table can be filtered, and text typed before hydration counts', async () => {
  const page = await journey.open('code/python/import-mappings/a-c/');
  const release = journey.hold(SCRIPTS);
  await field(page, 'Filter by import name or package').fill('beautifulsoup');
  release();
  await page.locator('.table-filter [role="status"]', { hasText: /^\d+ of \d+ rows$/ }).waitFor();
  expect(await page.locator('.table-filter tbody tr:visible').count()).toBeLessThan(10);
  await page.context().close();
});

test('a component that fails to load leaves the page usable', async () => {
  const page = await journey.open('pricing/');
  const before = journey.faults.length;
  journey.intercept(({ url = '', socket }) => url.includes('/PriceEstimator.island') && Boolean(socket.destroy()));
  const told = page.waitForEvent('console', (message) => message.text().includes('PriceEstimator could not be started'));
  await page.hover('.estimator');
  await told;
  expect(await page.locator('.estimator dd').first().isVisible()).toBe(true);
  await page.locator('.neighbours a').first().click();
  await page.waitForFunction(() => !document.querySelector('.estimator'));
  journey.faults.length = before; // caused by this test
  await page.context().close();
});

test.for([
  'PriceEstimator.island',
  'hydrate-island',
  'react',
])('after %s failed to load, the next interaction starts the component', async (script) => {
  const page = await journey.open('pricing/');
  const before = journey.faults.length;
  journey.intercept(({ url = '' }, response) => url.includes(`/assets/${script}.`) && Boolean(response.writeHead(500).end()));
  const told = page.waitForEvent('console', (message) => message.text().includes('PriceEstimator could not be started'));
  await page.hover('.estimator');
  await told;
  journey.intercept(undefined);
  await field(page, 'Events per day').fill('20');
  await page.locator('.estimator dd', { hasText: '= 20 × 1 × 30' }).waitFor();
  journey.faults.length = before; // caused by this test
  await page.context().close();
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

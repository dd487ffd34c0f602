import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, type Journey, layoutShifts, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

const PAGE = 'code/';
/** What is chosen in the sets that offer all four languages. */
const selected = (page: Page) =>
  page.locator('docs-tabs[data-slugs="node-js python go bash"] [role=tab][aria-selected=true]').allTextContents();
/** The label that all of them show, or all labels where they differ. */
const chosen = async (page: Page) => [...new Set(await selected(page))].join(' ');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();

test('choosing a tab shows it in every set with that label and names it in the address', async () => {
  const page = await journey.open('api/rest/sources/');
  await awake(page);
  const length = await page.evaluate(() => history.length);
  await tab(page, 'Python').click();
  await page.waitForURL('**/api/rest/sources/#tab-python');
  const sets = page.locator('docs-tabs[data-slugs="curl node-js python go"] [role=tab][aria-selected=true]');
  expect(await sets.count()).toBeGreaterThan(1);
  await expect.poll(async () => [...new Set(await sets.allTextContents())]).toEqual(['Python']);
  expect(await page.locator('docs-tabs').first().getByRole('tabpanel').count()).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('an address with the fragment chooses the tab', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
  expect(await page.locator('docs-tabs').first().getByRole('tabpanel').getByText('package main').first().isVisible()).toBe(true);
});

test('what the address chose is kept like any other choice', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await page.goto(`${journey.docs}${PAGE}?again`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
});

test('going to a heading leaves the tabs as they are', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
  const link = page.locator('#docsSidebar .heads a').nth(2);
  await link.click();
  await page.waitForURL(`**/code/${await link.getAttribute('href')}`);
  await expect.poll(() => page.locator('#docsSidebar a[aria-current=location]').count()).toBe(1);
  expect(await chosen(page)).toBe('Go');
});

test('the choice holds for five minutes from the last choice, then the first tab is back', async () => {
  const page = await journey.open();
  await page.clock.setFixedTime(new Date('2022-05-12T10:00:00Z'));
  await page.goto(journey.docs + PAGE);
  await awake(page);
  await tab(page, 'Bash').click();
  await page.waitForURL('**/code/#tab-bash');

  await page.clock.setFixedTime(new Date('2022-05-12T10:04:59Z'));
  await page.goto(`${journey.docs}${PAGE}?again`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Bash');

  await tab(page, 'Go').click();
  await page.waitForURL('**/code/?again#tab-go');
  await page.clock.setFixedTime(new Date('2022-05-12T10:09:58Z'));
  await page.goto(`${journey.docs}${PAGE}?once-more`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');

  await page.clock.setFixedTime(new Date('2022-05-12T10:10:01Z'));
  await page.goto(`${journey.docs}${PAGE}?late`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Node.js');
});

test('the remembered tab is there at the first paint, so nothing moves when React comes', async () => {
  const page = await journey.open(PAGE);
  await awake(page);
  await tab(page, 'Python').click();
  await page.goto(`${journey.docs}${PAGE}?again`);
  await awake(page);
  expect((await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0)).toBe(0);
});

test('the keys of the tab pattern work', async () => {
  const page = await journey.open(PAGE);
  await awake(page);
  await tab(page, 'Node.js').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**#tab-python');
  await page.keyboard.press('End');
  await page.waitForURL('**#tab-bash');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bash');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**#tab-node-js');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL('**#tab-bash');
  await page.keyboard.press('Home');
  await page.waitForURL('**#tab-node-js');
});

test('tabs work after a navigation too', async () => {
  const page = await journey.open('code/nodejs/');
  await page.locator('#docsSidebar a[href="/docs/code/"]').click();
  await awake(page);
  await tab(page, 'Go').click();
  await page.waitForURL('**/code/#tab-go');
});

test('without script every panel shows under its label', async () => {
  const page = await journey.open(PAGE, { javaScriptEnabled: false });
  const panels = page.locator('docs-tabs').first().locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await page.locator('.tab-label').first().isVisible()).toBe(true);
});

test('no journey left a fault in the console', () => {
  expect(journey.faults).toEqual([]);
});

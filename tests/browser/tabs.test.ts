import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, type Journey, layoutShifts, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

const PAGE = 'code/';
/** The selected tabs of the sets that offer all four languages. */
const selected = (page: Page) =>
  page.locator('docs-tabs[data-slugs="node-js python go bash"] [role=tab][aria-selected=true]').allTextContents();
/** The label selected in all of these sets, or all labels if they differ. */
const chosen = async (page: Page) => [...new Set(await selected(page))].join(' ');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();

test('choosing a tab selects it in every set with that label, and puts it into the URL', async () => {
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

test('a URL with the fragment of a tab selects it', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
  expect(await page.locator('docs-tabs').first().getByRole('tabpanel').getByText('package main').first().isVisible()).toBe(true);
});

test('a tab selected by the URL is remembered like any other choice', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await page.goto(`${journey.docs}${PAGE}?again`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
});

test('going to a heading does not change the tabs', async () => {
  const page = await journey.open(`${PAGE}#tab-go`);
  await awake(page);
  await expect.poll(() => chosen(page)).toBe('Go');
  const link = page.locator('#docsSidebar .heads a').nth(2);
  await link.click();
  await page.waitForURL(`**/code/${await link.getAttribute('href')}`);
  await expect.poll(() => page.locator('#docsSidebar a[aria-current=location]').count()).toBe(1);
  expect(await chosen(page)).toBe('Go');
});

test('a choice is remembered for five minutes, then the first tab is selected again', async () => {
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

test('the remembered tab is selected at first paint, so nothing moves later', async () => {
  const page = await journey.open(PAGE);
  await awake(page);
  await tab(page, 'Python').click();
  await page.goto(`${journey.docs}${PAGE}?again`);
  await awake(page);
  expect((await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0)).toBe(0);
});

test('the keyboard shortcuts of the ARIA tabs pattern work', async () => {
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

test('tabs work after a navigation', async () => {
  const page = await journey.open('code/nodejs/');
  await page.locator('#docsSidebar a[href="/docs/code/"]').click();
  await awake(page);
  await tab(page, 'Go').click();
  await page.waitForURL('**/code/#tab-go');
});

test('without scripts, every panel shows below its label', async () => {
  const page = await journey.open(PAGE, { javaScriptEnabled: false });
  const panels = page.locator('docs-tabs').first().locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await page.locator('.tab-label').first().isVisible()).toBe(true);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

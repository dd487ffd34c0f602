import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, type Journey, startJourney } from './harness.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.stop());

const open = () => journey.open('limits/', { permissions: ['clipboard-read', 'clipboard-write'] });

test('the menu next to the title copies the page or the current section', async () => {
  const page = await open();
  await awake(page);
  const menu = page.locator('.page-head .menu');
  const copied = () => page.evaluate('navigator.clipboard.readText()');
  await menu.locator('summary').click();
  await menu.getByText('Copy page').click();
  await menu.getByText('Copied').waitFor();
  expect(await copied()).toMatch(/^# Limits\n\n> Address: /);
  await page.evaluate(`document.querySelector('#memory').scrollIntoView()`);
  await page.evaluate(`document.querySelector('.copy-part').click()`);
  await expect.poll(copied).toMatch(/^## Memory\n/);
  expect(journey.faults).toEqual([]);
  await page.context().close();
});

test('a heading has a button that copies its section, on hover and on focus', async () => {
  const page = await open();
  await awake(page);
  const copied = () => page.evaluate('navigator.clipboard.readText()');
  const button = page.locator('#docsMain article').getByRole('button', { name: 'Copy section' });
  await expect
    .poll(async () => {
      await page.locator('#memory').hover();
      await page.mouse.move(0, 0);
      return button.count(); // its code loads when the browser is idle
    })
    .toBe(1);
  const height = await page.evaluate(`document.querySelector('#memory').offsetHeight`);
  await button.click();
  await expect.poll(copied).toMatch(/^## Memory\n/);
  await page.locator('h2 > .anchor').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(copied).toMatch(/^## (?!Memory)/);
  expect(await page.evaluate(`document.querySelector('#memory').offsetHeight`)).toBe(height);
  expect(journey.faults).toEqual([]);
  await page.context().close();
});

test('without scripts, the menu links to the Markdown, and offers nothing that needs scripts', async () => {
  const page = await journey.open('limits/', { javaScriptEnabled: false });
  const menu = page.locator('.page-head .menu');
  await menu.locator('summary').click();
  expect(await menu.getByText('Copy page').isVisible()).toBe(false);
  expect(await menu.getByText('View as Markdown').getAttribute('href')).toBe('/docs/limits.md');
  await page.context().close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from './build-fixture.ts';
import { awake, heading, type Journey, startJourney } from './harness.ts';
import { OPTION } from './search-results.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney(buildFixture('names'));
});
afterAll(() => journey.stop());

test('headings may have any name: the app starts, and each one can be reached by its fragment', async () => {
  const page = await journey.open();
  const anchors = await page.locator('#docsSidebar .heads a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(anchors).toEqual([
    '#main',
    '#sidebar',
    '#start',
    '#dev',
    '#i0',
    '#search-results',
    '#search-0',
    '#search-page',
    '#nearest',
    '#navigation',
  ]);
  for (const anchor of anchors) expect(await page.locator(`h2${anchor}`).count()).toBe(1);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('links to such headings work, from the same page and from another one', async () => {
  const page = await journey.open();
  await page.setViewportSize({ width: 1280, height: 300 });
  const top = (id: string) =>
    page.evaluate((name) => Math.round(document.querySelector(`h2#${name}`)?.getBoundingClientRect().top ?? -1), id);
  await page.locator('article a[href="#main"]:not(.anchor)').click();
  await expect.poll(() => top('main')).toBeLessThan(150);
  expect(await top('main')).toBeGreaterThan(0);
  await page.locator('article a', { hasText: 'other' }).click();
  await heading(page, 'Other');
  await page.locator('article a', { hasText: 'Back' }).click();
  await heading(page, 'Names');
  await expect.poll(() => top('sidebar')).toBeLessThan(150);
  expect(await top('sidebar')).toBeGreaterThan(0);
});

test('such headings do not break components, search or the skip link', async () => {
  const page = await journey.open();
  await page.getByRole('button', { name: 'Count' }).hover();
  await page.locator('docs-island[data-awake]').waitFor();
  await page.getByRole('button', { name: 'Count' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('names');
  await page.locator(OPTION).first().waitFor();
  const field = page.locator('dialog input');
  for (const name of ['aria-controls', 'aria-activedescendant']) {
    const id = await field.getAttribute(name);
    expect(await page.evaluate((named) => document.getElementById(named ?? '')?.closest('dialog') !== null, id)).toBe(true);
  }
  await page.keyboard.press('Escape');
  const skip = (await page.locator('.skip').getAttribute('href')) ?? '';
  expect(await page.locator(skip).evaluate((target) => target.localName)).toBe('main');
});

test('a heading “Navigation” is not mistaken for the Navigation API in a browser without it', async () => {
  const page = await journey.open();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.reload();
  await awake(page);
  expect(await page.evaluate(() => Object.prototype.toString.call(Reflect.get(window, 'navigation')))).toBe('[object HTMLHeadingElement]');
  await page.keyboard.press('/');
  await page.keyboard.type('names');
  await page.locator(OPTION).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('article a', { hasText: 'other' }).click();
  await heading(page, 'Other');
});

test.for([
  ['C', 'tab-c'],
  ['C++', 'tab-c-2'],
  ['C#', 'tab-c-3'],
  ['a|b', 'tab-a-b'],
  ['Second', 'tab-second'],
] as const)('the tab %s is chosen by a click and by #%s', async ([label, fragment]) => {
  const page = await journey.open('tabs/');
  const tab = page.getByRole('tab', { name: label, exact: true });
  await page.getByRole('tab', { name: 'C#', exact: true }).click();
  await tab.click();
  await page.waitForURL(`**/tabs/#${fragment}`);
  const fresh = await journey.open(`tabs/#${fragment}`);
  const chosen = fresh.getByRole('tab', { name: label, exact: true });
  expect(await chosen.getAttribute('aria-selected')).toBe('true');
  const panel = (await chosen.getAttribute('aria-controls')) ?? '';
  expect(await fresh.locator(`[id="${panel}"]`).isVisible()).toBe(true);
  expect(await fresh.getByRole('tabpanel').count()).toBe(2);
});

test('on a narrow screen, no text overlaps: code in a title, text directly below tabs, a long word in a table', async () => {
  const page = await journey.open('narrow/');
  await page.setViewportSize({ width: 360, height: 800 });
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      });
  // The text around the code flows as one paragraph that starts next to the icon and continues below it.
  const [title, code] = await Promise.all([box('.aside-title span'), box('.aside-title code')]);
  expect(code.left - title.left).toBeGreaterThan(20);
  expect(title.bottom - title.top).toBeGreaterThan(code.bottom - code.top);
  const [tab, text] = await Promise.all([box('[role=tab]'), box('[role=tabpanel] > div')]);
  expect(text.top - tab.bottom).toBeGreaterThan(12);
  const [role, meaning] = await Promise.all([box('tbody td:nth-child(2)'), box('tbody td:nth-child(3)')]);
  expect(role.bottom).toBeLessThanOrEqual(meaning.top);
  expect(Math.max(role.right, meaning.right)).toBeLessThan(360);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

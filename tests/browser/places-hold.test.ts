import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_PAGES } from '../longest-pages.ts';
import { afterPaint, awake, heading, type Journey, layoutShifts, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Pixels between a heading and the position it should have after scrolling to it. */
const offBy = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { top = Number.NaN } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
    return Math.abs(top - Number.parseFloat(scrollPaddingTop));
  }, id);
/** Waits until nothing is loading: on a slow phone, nothing may move when the rest arrives. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await afterPaint(page);
};

/** The two longest pages take half a minute; `PLACES=all` tries every page. */
const TRIED = process.env.PLACES === 'all' ? LONGEST_PAGES : LONGEST_PAGES.slice(0, 2);

test.each(TRIED)('the scroll position holds on a slow device: %s', async (path, id) => {
  const page = await journey.open('404.html', { reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const hold = async (after: string) => expect(await offBy(page, id), after).toBeLessThanOrEqual(2);

  await page.goto(journey.docs + path, { waitUntil: 'commit' });
  await page.locator(`[id="${id}"]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
  await hold('an early jump');
  await settle(page);
  await hold('everything has come');
  expect(await layoutShifts(page, '#docsMain')).toEqual([]);
  await page.evaluate(() => location.assign('/docs/limits/?elsewhere'));
  await heading(page, 'Limits');
  await page.goBack();
  await page.locator(`[id="${id}"]`).waitFor();
  await settle(page);
  await hold('the way back');

  await page.reload();
  await awake(page);
  await settle(page);
  await hold('a deep link');
  await page.locator('.theme-picker select').selectOption('dark');
  await afterPaint(page);
  await hold('another theme');
  for (const width of [1100, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await afterPaint(page);
    await hold(`${width} px wide`);
  }
});

test('the scroll position holds if it is saved between a change of width and its resize event', async () => {
  const page = await journey.open('404.html');
  // The test controls the timer that saves the position.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const due: (() => void)[] = [];
    Object.defineProperty(window, 'due', { value: due });
    Object.defineProperty(window, 'setTimeout', {
      value: (task: () => void, delay?: number) => (delay === 100 ? due.push(task) : start(task, delay)),
    });
  });
  await page.goto(`${journey.docs}workflows/steps/triggers/http/#timing-of-respond-execution`);
  await awake(page);
  await settle(page);
  const moved = await page.evaluate(async () => {
    const heading = () => document.getElementById('timing-of-respond-execution')?.getBoundingClientRect().top ?? Number.NaN;
    const runDue = () => Reflect.get(window, 'due').splice(0).at(-1)?.();
    runDue();
    const before = heading();
    document.documentElement.style.width = '700px';
    Object.defineProperty(window, 'innerWidth', { value: 700 });
    const after = heading();
    dispatchEvent(new Event('scroll'));
    runDue();
    dispatchEvent(new Event('resize'));
    return { by: Math.abs(after - before), left: Math.abs(heading() - before) };
  });
  expect(moved.by).toBeGreaterThan(100);
  expect(moved.left).toBeLessThanOrEqual(2);
});

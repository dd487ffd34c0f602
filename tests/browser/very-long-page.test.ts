import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { groupParts } from '../../engine/page/group-parts.ts';
import { type Journey, layoutShifts, startJourney } from './harness.ts';

const PAGE = 'components/api/';
const COPIES = 4;
/** A heading in the last copy. */
const TARGET = `service-props-${COPIES}`;

let journey: Journey;

/** Nothing is done in idle time until the test lets it: a busy machine would be done before the test could look. */
const HOLD_IDLE =
  '<script>{ const idle = requestIdleCallback; const held = new Promise((go) => (window.letGo = go)); window.requestIdleCallback = (work) => held.then(() => idle(work)); }</script>';

/** Serves a page whose article is several times as long. */
beforeAll(async () => {
  journey = await startJourney();
  const html = await readFile(path.join(inject('dist'), 'docs', PAGE, 'index.html'), 'utf8');
  const [before = '', article = '', after = ''] = html.split(/(?<=<article>)|(?=<\/article>)/);
  const copies = Array.from({ length: COPIES }, (_, n) =>
    article.replaceAll(/ id="([^"]+)"/g, (id, name) => (n ? ` id="${name}-${n + 1}"` : id)),
  );
  journey.intercept(({ url }, response) => {
    if (url !== `/docs/${PAGE}`) return false;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(before.replace('<head>', `<head>${HOLD_IDLE}`) + groupParts(copies.join('')) + after);
    return true;
  });
});
afterAll(() => journey.stop());

const waiting = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('article > .part')].filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
  );
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isAtTop = (id: string) => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  return Math.abs(top - Number.parseFloat(scrollPaddingTop)) < 2;
};

/** How many parts have been laid out before and after half a second of scrolling, at the end of which a heading is marked. Runs in the page. */
async function scrollForAWhile(): Promise<{ before: number; after: number }> {
  const laidOut = () => document.querySelectorAll('.part[style]').length;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const scroll = () => window.dispatchEvent(new Event('scroll'));
  scroll();
  const before = laidOut();
  const timer = setInterval(scroll, 10);
  window.scrollBy(0, 2000);
  await pause(500);
  while (!document.querySelector('#docsSidebar .heads [aria-current]')) await pause(20);
  clearInterval(timer);
  return { before, after: laidOut() };
}

test('a very long page is laid out one group of parts at a time, but not while the reader scrolls; a jump is exact at once', async () => {
  const page = await journey.open(PAGE, { reducedMotion: 'reduce' });
  const first = await waiting(page);
  expect(first).toBeGreaterThan(10);
  await page.evaluate('letGo()');

  const { before, after } = await page.evaluate(scrollForAWhile);
  expect(after).toBe(before);
  await page.waitForFunction((laidOut) => document.querySelectorAll('.part[style]').length > laidOut, after);

  await page.evaluate((id) => location.assign(`#${id}`), TARGET);
  await page.waitForFunction(isAtTop, TARGET);
  expect(await waiting(page)).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);

  const direct = await journey.open(`${PAGE}#${TARGET}`, { reducedMotion: 'reduce' });
  await direct.waitForFunction(isAtTop, TARGET);
  expect(await height(direct)).toBe(await height(page));
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Journey, layoutShifts, startJourney } from './harness.ts';

const PAGE = 'limits/';
/** Milliseconds between two chunks, enough for several frames. */
const PAUSE = 150;

let journey: Journey;
let html: string;

beforeAll(async () => {
  journey = await startJourney();
  html = await readFile(path.join(inject('dist'), 'docs', PAGE, 'index.html'), 'utf8');
});
afterEach(() => journey.intercept(undefined));
afterAll(() => journey.stop());

/** Serves the page in chunks that end at these offsets. With `stalls`, the response never ends. */
function servePieces(ends: number[], stalls = false): void {
  journey.intercept(({ url }, response) => {
    if (url !== `/docs/${PAGE}`) return false;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const send = async () => {
      let from = 0;
      for (const end of ends) {
        response.write(html.slice(from, end));
        from = end;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
      if (!stalls) response.end(html.slice(from));
    };
    send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    return true;
  });
}

/** Offset of the end of the nth row of the first table. */
function rowEnd(n: number): number {
  let at = html.indexOf('<table');
  for (let i = 0; i < n; i++) at = html.indexOf('</tr>', at) + '</tr>'.length;
  return at;
}

test('nothing moves while a page arrives in chunks that end in its header, in a row, or after a row', async () => {
  const header = html.indexOf('<header');
  const ends = [html.indexOf('<summary', header), html.indexOf('</details>', header), rowEnd(2), rowEnd(5) - 20, rowEnd(9)];
  expect([...ends].sort((a, b) => a - b)).toEqual(ends);
  servePieces(ends);
  const page = await journey.open(PAGE);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await page.locator('table').first().locator('tr').last().isVisible()).toBe(true);
});

test('rows that have arrived show after a moment, even if the connection stalls within the table', async () => {
  servePieces([rowEnd(5)], true);
  const context = await journey.browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(journey.docs + PAGE, { waitUntil: 'commit' });
  const row = page.locator('table tr').nth(4);
  await row.waitFor({ state: 'attached' });
  await expect.poll(() => row.evaluate((element) => element.checkVisibility())).toBe(true);
  expect(await page.locator('.search-button').isVisible()).toBe(true);
  await context.close();
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';
import { answered, OPTION } from './search-results.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.intercept(undefined));
afterAll(() => journey.stop());

test('no part of the search is downloaded before the reader wants it', async () => {
  const asked: string[] = [];
  journey.intercept((request) => {
    asked.push(request.url ?? '');
    return false;
  });
  const page = await journey.open('workflows/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /search-dialog\.|worker\.|assets\/search/.test(url))).toEqual([]);
  const pages = page.waitForResponse(/assets\/search\/pages/);
  await page.hover('.search-button');
  await pages;
  await page.context().close();
});

const BOX = /\/assets\/search-dialog\.[^/]+$/;

test('text typed while the script loads is kept', async () => {
  const page = await journey.open('limits/');
  const release = journey.hold(BOX);
  await page.keyboard.press('/');
  await page.keyboard.type('data stores');
  release();
  await answered(page);
  expect(await page.locator(OPTION).first().getAttribute('href')).toBe('/docs/data-stores/');
  await page.context().close();
});

test('a failure is reported, and trying again helps', async () => {
  const page = await journey.open('limits/');
  journey.intercept(({ url = '' }, response) => url.endsWith('/assets/search.json') && Boolean(response.writeHead(500).end()));
  const before = journey.faults.length;
  await page.keyboard.press('/');
  await page.fill('dialog.search input', 'cron'); // a single query, because one for a later keystroke would load the index again
  await page.locator('[role="alert"]').waitFor();
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(OPTION).first().waitFor();
  journey.faults.length = before; // caused by this test
  await page.context().close();
});

/** A page with `cron` typed into the search while its script fails to load. After `mend`, the script loads. */
async function failedBox() {
  const page = await journey.open('limits/');
  let failing = true;
  const before = journey.faults.length;
  journey.intercept(({ url = '', socket }) => failing && BOX.test(url) && Boolean(socket.destroy()));
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  await page.locator('[role="alert"]').waitFor();
  const mend = () => {
    failing = false;
  };
  return { page, before, mend };
}

test('if the dialog script keeps failing to load, the search page opens with the text typed so far', async () => {
  const { page, before, mend } = await failedBox();
  const first = await page.getByRole('button', { name: 'Try again' }).elementHandle();
  await first?.click();
  await page.waitForFunction((button) => !button?.isConnected, first); // fails, and the button is shown again
  mend();
  await page.getByRole('link', { name: 'Open as an ordinary page' }).click();
  await page.waitForURL(/search\/\?q=cron$/);
  await page.locator('#docsSearch [role="option"]').first().waitFor();
  journey.faults.length = before; // caused by this test
  await page.context().close();
});

test('if the dialog script failed to load once, trying again keeps the text typed so far', async () => {
  const { page, before, mend } = await failedBox();
  mend();
  journey.faults.length = before; // caused by this test; hydration has to succeed
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(OPTION).first().waitFor();
  expect(await page.inputValue('dialog.search input')).toBe('cron');
  expect(await page.locator('dialog.search [role="alert"]').count()).toBe(0);
  await page.context().close();
});

test('a worker that failed before the search was opened is restarted', async () => {
  const page = await journey.open('limits/', { saveData: true });
  let failing = true;
  journey.intercept(({ url = '' }, response) => {
    if (!failing || !/\/worker\.[^/]*\.js/.test(url)) return false;
    response.writeHead(503).end();
    return true;
  });
  await page.evaluate(() => {
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('error', () => document.documentElement.setAttribute('data-worker', 'failed'));
      }
    };
  });
  await page.locator('[data-action=search]').first().hover();
  await page.locator('html[data-worker=failed]').waitFor();
  failing = false;
  await page.locator('[data-action=search]').first().click();
  await page.locator('dialog.search input').fill('cron');
  await page.locator('dialog.search .hits a').first().waitFor();
  journey.intercept(undefined);
  journey.faults.length = 0; // the 503 response
});

test('the worker, the index and the files for the query are requested without waiting for the dialog script', async () => {
  const page = await journey.open('limits/');
  const release = journey.hold(BOX);
  const pages = page.waitForResponse(/assets\/search\/pages/);
  await page.hover('.search-button');
  expect((await pages).ok()).toBe(true);
  const terms = page.waitForResponse(/assets\/search\/terms/);
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  expect((await terms).ok()).toBe(true);
  release();
  await page.context().close();
});

test('hovering over the button while the controls script loads still starts loading the search', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = new Promise<void>((resolve) =>
    journey.intercept(async ({ url = '' }) => {
      if (!/\/assets\/after-load\./.test(url)) return false;
      resolve();
      await held;
      return false;
    }),
  );
  const page = await journey.open('limits/');
  await requested;
  await page.hover('.search-button');
  const pages = page.waitForResponse(/assets\/search\/pages/);
  release();
  expect((await pages).ok()).toBe(true);
  await page.context().close();
});

test('offline, loaded parts of the search keep working; missing parts are reported, and load once the network is back', async () => {
  const before = journey.faults.length;
  const page = await journey.open('limits/');
  await page.waitForLoadState('networkidle'); // the page itself has loaded completely
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  await page.locator('dialog.search').waitFor();
  await page.locator('dialog.search [role="alert"]', { hasText: 'could not be loaded' }).waitFor();
  const missing = new Set(readdirSync(`${inject('dist')}/docs/assets/search`).filter((name) => /^(terms|pages)\./.test(name)));
  page.on('requestfinished', (request) => missing.delete(path.basename(request.url())));
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.fill('dialog.search input', 'cron');
  await answered(page);
  await expect.poll(() => [...missing], { timeout: 30_000 }).toEqual([]); // the files of later queries are prefetched
  await page.context().setOffline(true);
  await page.fill('dialog.search input', 'data stores');
  await page.locator(`${OPTION}[href="/docs/data-stores/"]`).waitFor();
  await page.context().close();
  journey.faults.length = before; // this test turned off the network
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

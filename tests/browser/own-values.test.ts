import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, type Journey, startJourney } from './harness.ts';

const KEY = 'pdKey0123456789';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

test("samples show the reader's own values, which never leave the tab and can be cleared", async () => {
  const page = await journey.open('api/rest/sources/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  const samples = () => page.locator('#docsMain article .code code').allTextContents();
  const before = await samples();
  expect(before.join()).not.toContain(KEY);
  await page.waitForFunction('document.querySelectorAll("[role=tab][aria-selected]").length > 0');

  await page.locator('.own-values summary').click();
  await page.getByLabel('API key').fill(KEY);
  await page.getByLabel('Source ID').fill('dc_mine42');
  const filled = await samples();
  expect(filled.join()).not.toContain('dc_abc123');
  expect(filled.join()).not.toContain('PIPEDREAM_API_KEY}');
  const sending = before.filter((text) => text.includes('Bearer '));
  expect(sending.length).toBeGreaterThan(20);
  // The Go samples concatenate `Bearer` and the key.
  expect(filled.filter((text) => text.includes(`Bearer ${KEY}`)).length).toBeGreaterThan(sending.length * 0.7);

  const sample = page.locator('article .code', { hasText: 'dc_mine42' }).first();
  await sample.locator('.copy').click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain('dc_mine42');

  // Other API pages show them too, without another prompt.
  await page.locator('article a[href$="/api/rest/rss/"]').first().click();
  await heading(page, 'create an RSS source');
  await page.locator('.own-values [role=status]', { hasText: 'Filled in' }).waitFor();
  expect((await samples()).join()).toContain(KEY);

  const kept = await page.evaluate<string>(`(async () => JSON.stringify({
    address: location.href, state: history.state, cookies: document.cookie, name: window.name,
    local: { ...localStorage }, session: { ...sessionStorage },
    databases: await indexedDB.databases(), caches: await caches.keys(),
  }))()`);
  for (const place of [kept, ...requests]) {
    expect(place).not.toContain(KEY);
    expect(place).not.toContain('dc_mine42');
  }
  expect(await page.context().cookies()).toEqual([]);

  await page.locator('.own-values summary').click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect((await samples()).join()).not.toContain(KEY);
  await page.goBack();
  await heading(page, /^Sources and their events$/);
  expect(await samples()).toEqual(before);
  expect(journey.faults).toEqual([]);
});

test('values that would break a sample are rejected, and a reload forgets everything', async () => {
  const page = await journey.open('api/rest/sources/');
  await page.locator('.own-values summary').click();
  await page.getByLabel('API key').fill(`x'; rm -rf ~`);
  expect(await page.getByLabel('API key').getAttribute('aria-invalid')).toBe('true');
  expect((await page.locator('#docsMain article .code code').allTextContents()).join()).not.toContain('rm -rf');
  await page.getByLabel('API key').fill(KEY);
  await page.reload();
  expect(await page.content()).not.toContain(KEY);
});

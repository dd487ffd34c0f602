import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

test('a request edited by keyboard appears in all four languages, is validated, and is never sent', async () => {
  const page = await journey.open('api/rest/sources/#create-a-source');
  const requests: string[] = [];
  const operation = page.locator('.api-operation').first();
  const samples = () => operation.locator('[role=tabpanel] code').allTextContents();
  const before = await samples();
  const html = await operation.locator('.api-code docs-tabs').innerHTML();
  expect(before).toHaveLength(4);

  await operation.locator('.api-builder summary').focus();
  await page.keyboard.press('Enter');
  const field = (name: string) => operation.getByLabel(`${name} optional`, { exact: true });
  await field('key').waitFor();
  expect(await samples()).toEqual(before);
  page.on('request', (request) => requests.push(request.url()));

  await page.keyboard.press('Tab');
  await page.keyboard.type("o_it's $HOME");
  await field('key').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('http-new-requests');
  await field('component_url').fill('no address');
  const status = operation.locator('.api-builder summary [role=status]');
  await expect.poll(() => status.textContent()).toBe('1 to correct');
  expect(await operation.locator('.api-builder small').textContent()).toBe('component_url must be a URL');
  const filled = await samples();
  for (const sample of filled) {
    expect(sample).toContain('http-new-requests');
    expect(sample).not.toContain('rss-new-item-in-feed');
  }
  expect(filled[0]).toContain(`org_id=o_it's%20%24HOME`.replaceAll("'", "'\\''"));
  expect(filled[1]).toContain(`org_id: "o_it's $HOME"`);
  expect(await field('component_url').getAttribute('aria-invalid')).toBe('true');

  await field('component_url').fill('');
  await expect.poll(() => status.textContent()).toBe('Filled in');
  await field('key').fill('');
  // One of the four fields is required.
  await expect.poll(() => status.textContent()).toBe('1 to correct');
  await field('key').fill('http-new-requests');
  await operation.getByRole('button', { name: 'Reset' }).click();
  expect(await operation.locator('.api-code docs-tabs').innerHTML()).toBe(html);
  expect(requests).toEqual([]);
  expect(journey.faults).toEqual([]);
});

test("an edited request shows the reader's own values too", async () => {
  const page = await journey.open('api/rest/sources/#update-a-source');
  await page.locator('.own-values summary').click();
  await page.getByLabel('Source ID').fill('dc_mine42');
  const operation = page.locator('.api-operation', { hasText: '/sources/{id}' }).first();
  await operation.locator('.api-builder summary').click();
  await operation.getByLabel('component_id optional', { exact: true }).fill('sc_other1');
  const curl = operation.locator('[role=tabpanel] code').first();
  await expect.poll(() => curl.textContent()).toContain('sc_other1');
  expect(await curl.textContent()).toContain('/sources/dc_mine42');
});

test('without scripts, the samples are shown unchanged, with no form', async () => {
  const page = await journey.open('api/rest/sources/', { javaScriptEnabled: false });
  expect(await page.locator('.api-builder').first().isVisible()).toBe(false);
  expect(await page.locator('.api-operation').first().locator('[role=tabpanel] code').last().isVisible()).toBe(true);
});

test('it weighs at most 12 kB besides React, and is not loaded just to read', async () => {
  const assets = path.join(inject('dist'), 'docs/assets');
  const [name = ''] = readdirSync(assets).filter((file) => /^RequestBuilder\..*\.js$/.test(file));
  expect(gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length).toBeLessThanOrEqual(12_000);
  const page = await journey.open('api/rest/sources/');
  const loaded = await page.evaluate<string[]>(`performance.getEntriesByType('resource').map((entry) => entry.name)`);
  expect(loaded.filter((address) => /RequestBuilder|\/react\./.test(address))).toEqual([]);
});

test('from 1,200 pixels, request and response stay in view next to the text; below that, they follow it', async () => {
  for (const [width, beside] of [
    [1440, true],
    [1200, true],
    [1199, false],
    [360, false],
  ] as const) {
    const page = await journey.open('api/rest/sources/', { viewport: { width, height: 800 }, javaScriptEnabled: false });
    const operation = page.locator('.api-operation').first();
    const [words, code] = await Promise.all([operation.locator('.api-words').boundingBox(), operation.locator('.api-code').boundingBox()]);
    expect([width, (code?.y ?? 0) < (words?.y ?? 0) + 50]).toEqual([width, beside]);
    const sideways = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect([width, sideways]).toEqual([width, false]);
  }
});

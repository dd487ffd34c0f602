import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { awake, heading, type Journey, startJourney } from '../browser/harness.ts';

interface Violation {
  page: string;
  directive: string;
  blocked: string;
  sample: string;
}

let journey: Journey;
const violations: Violation[] = [];

beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => {
  violations.length = 0;
});
afterAll(() => journey?.stop());

/** Opens a page that reports every violation of the policy, starting before its first script. */
async function watched(path = ''): Promise<Page> {
  const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.exposeFunction('tellViolation', (violation: Violation) => violations.push(violation));
  await context.addInitScript(`addEventListener('securitypolicyviolation', (event) => tellViolation({
    page: location.pathname, directive: event.effectiveDirective, blocked: event.blockedURI, sample: event.sample }), true)`);
  const page = await context.newPage();
  await page.goto(journey.docs + path, { waitUntil: 'load' });
  await awake(page);
  return page;
}

test('the policy is sent, is strict, and blocks what it forbids', async () => {
  const answer = await fetch(journey.docs);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).toMatch(/require-trusted-types-for 'script'/);
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  // Check the reporting itself: forbidden actions have to be reported.
  const page = await watched();
  await page.evaluate(`document.body.appendChild(document.createElement('style')).textContent = 'p { color: red }'`);
  await page.evaluate(`try { document.createElement('p').innerHTML = '<b>x</b>' } catch {}`);
  await expect.poll(() => violations.map((violation) => violation.directive)).toContain('style-src-elem');
  await expect.poll(() => violations.map((violation) => violation.directive)).toContain('require-trusted-types-for');
  await page.context().close();
});

// Every page of the site is opened under the policy in `tests/browser/every-page.test.ts`.
test.each(['search/', 'search/?q=trigger', 'no-such-page/', 'cron/index.html'])('%s does not violate it', async (path) => {
  const page = await watched(path);
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  await page.context().close();
});

test('using the site does not violate it: links, search, tabs, theme, Back', async () => {
  const page = await watched();
  await page.evaluate(`window.sameDocument = true`);
  // Sections have separate sidebars, so each next link is read from the current page.
  const visited = new Set<string>([new URL(journey.docs).pathname]);
  for (let step = 0; step < 12; step++) {
    const links: string[] = await page.evaluate(
      `[...document.querySelectorAll('#docsSidebar a[href^="/"]:not([href*="#"])')].map((link) => link.getAttribute('href'))`,
    );
    const next = links.find((link) => !visited.has(link)) ?? '';
    visited.add(next);
    await page.evaluate(`document.querySelector('#docsSidebar a[href="${next}"]').click()`);
    await expect.poll(() => page.evaluate(`document.querySelector('#docsSidebar a[aria-current="page"]')?.pathname`)).toBe(next);
  }
  for (const tab of await page.locator('[role=tab]').all()) if (await tab.isVisible()) await tab.click();
  await page.goBack();
  await page.goForward();
  for (const theme of ['dark', 'light', 'system']) await page.locator('.theme-picker select').first().selectOption(theme);
  expect(await page.evaluate(`window.sameDocument`)).toBe(true);
  await page.keyboard.press('/');
  await page.locator('dialog.search:popover-open input').fill('trigger');
  await page.locator('dialog.search:popover-open', { hasText: 'Triggers' }).waitFor();
  await page.goto(`${journey.docs}limits/`);
  await heading(page, /./);
  expect(violations).toEqual([]);
  await page.context().close();
});

test('tabs work under the policy', async () => {
  const path = paths().find((address) => readFileSync(`${inject('dist')}/docs/${address}index.html`, 'utf8').includes('role="tab"')) ?? '';
  const page = await watched(path);
  const tab = page.locator('[role=tab]').nth(1);
  await tab.click();
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  expect(violations).toEqual([]);
  await page.context().close();
});

/** Paths of all pages, relative to the root of the docs. */
function paths(): string[] {
  const records = JSON.parse(readFileSync(`${inject('dist')}/docs/pages.json`, 'utf8')) as { path: string }[];
  return records.map(({ path }) => path.slice(1)).filter((path) => path === '' || path.endsWith('/'));
}

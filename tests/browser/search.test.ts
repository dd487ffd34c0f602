import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { afterPaint, awake, type Journey, startJourney } from './harness.ts';
import { answered, OPTION } from './search-results.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

test('a key opens the search, typing searches, arrows select, Enter opens the section', async () => {
  const page = await journey.open('workflows/');
  await page.keyboard.press('/');
  await page.keyboard.type('invocations quota exceeded');
  await answered(page);
  await page.locator(`${OPTION} mark`).first().waitFor();
  const field = page.locator('dialog.search input');
  expect(await field.getAttribute('placeholder')).toBe('Search the docs');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await field.getAttribute('aria-activedescendant')).toBe('docsResult0');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[aria-selected="true"]').getAttribute('id')).toBe('docsResult1');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[aria-selected="true"]').getAttribute('id')).toBe('docsResult0');
  await page.locator('[role="status"]', { hasText: /\d+ results?/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.waitForURL(/troubleshooting\/#invocations-quota-exceeded$/);
  expect(await page.locator('dialog.search').isVisible()).toBe(false);
  await page.context().close();
});

test('the Enter that confirms an input method composition opens nothing', async () => {
  const page = await journey.open('workflows/');
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  await answered(page);
  // Safari sends it after the end of the composition.
  const enter = (keyCode: number) =>
    page.evaluate((code) => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', keyCode: code, bubbles: true, cancelable: true });
      return !document.querySelector('dialog.search input')?.dispatchEvent(key);
    }, keyCode);
  expect(await enter(229)).toBe(false);
  expect(await page.locator('dialog.search').isVisible()).toBe(true);
  expect(page.url()).toMatch(/workflows\/$/);
  expect(await enter(13)).toBe(true);
  await page.locator('dialog.search').waitFor({ state: 'hidden' });
  await page.context().close();
});

test('Ctrl K opens the search, Escape closes it, the last query is kept; a slash typed into a field stays there', async () => {
  const page = await journey.open('limits/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cron/x');
  await page.locator(OPTION).first().waitFor();
  expect(await page.inputValue('dialog.search input')).toBe('cron/x');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog.search').isVisible()).toBe(false);
  await page.reload();
  await awake(page);
  await page.keyboard.press('/');
  await page.locator(OPTION).first().waitFor();
  expect(await page.inputValue('dialog.search input')).toBe('cron/x');
  await page.context().close();
});

test('the key opens the search again right after Escape', async () => {
  const page = await journey.open();
  const field = page.locator('dialog.search:popover-open input');
  await page.keyboard.press('/');
  await field.fill('cron');
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await field.waitFor();
  expect(await field.inputValue()).toBe('cron');
  await page.keyboard.type('x');
  expect(await field.inputValue()).toBe('x');
  await page.context().close();
});

test('opening, closing and reopening in quick succession leaves the page usable', async () => {
  const page = await journey.open();
  await page.locator('dialog.search').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    press('/');
    document.querySelector<HTMLElement>('dialog.search')?.hidePopover();
    press('/');
  });
  await expect.poll(() => page.locator('body > [inert]').count()).toBeGreaterThan(0);
  await afterPaint(page);
  await page.keyboard.press('Escape');
  expect(await page.locator('body > [inert]').count()).toBe(0);
  await page.context().close();
});

test('while the search is open, nothing else can be reached; Escape or a click outside restores the page', async () => {
  const page = await journey.open('limits/');
  const box = page.locator('dialog.search');
  const inBox = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  const open = async () => {
    await page.locator('.search-button').click();
    await page.waitForFunction(() => document.querySelector('.frame')?.matches('[inert]'));
    expect(await inBox()).toBe(true);
  };
  await open();
  expect(await box.getAttribute('aria-modal')).toBe('true');
  expect(await page.evaluate(() => [...document.body.children].filter((child) => !child.matches('[inert], dialog')).length)).toBe(0);
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    // After the last button, focus moves to the browser's own controls, and nothing in the page has it.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  expect(await box.isVisible()).toBe(false);
  expect(await page.locator('[inert]').count()).toBe(0);
  await open();
  await page.mouse.click(20, 800);
  await box.waitFor({ state: 'hidden' });
  expect(await page.locator('[inert]').count()).toBe(0);
  await open();
  await box.getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button');
  await page.context().close();
});

test('results for the first letter of another query are ready before it is typed', async () => {
  const page = await journey.open('limits/');
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  await answered(page);
  await page.waitForLoadState('networkidle'); // a query interrupts the worker's prefetching
  // Whether results appear in the task that types the letter. Each letter is tried only once, because results are cached.
  const letters = [...'sarptedwflm'];
  const shown = () =>
    page.evaluate((letter) => {
      const field = document.querySelector<HTMLInputElement>('dialog.search input');
      const type = (text: string) => {
        if (field) field.value = text;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type('');
      type(letter);
      const results = document.querySelectorAll('#docsResults [role="option"] mark').length;
      type('');
      return results;
    }, letters.shift() ?? '');
  await expect.poll(shown, { interval: 1500, timeout: 15_000 }).toBeGreaterThan(0);
  await page.context().close();
});

test('results that arrive after the field was cleared are not shown', async () => {
  const page = await journey.open('limits/');
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        // The search handles the response after this listener and before a timer.
        const note = () => setTimeout(() => document.documentElement.toggleAttribute('data-answered', true));
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => data.kind === 'answer' && note());
      }
    };
  });
  await page.reload();
  await awake(page);
  await page.keyboard.press('/');
  await page.locator('dialog.search .message').waitFor();
  const release = journey.hold(/assets\/search\/terms/);
  const asked = page.waitForRequest(/assets\/search\/terms/);
  await page.fill('dialog.search input', 'cron');
  await asked;
  await page.fill('dialog.search input', '');
  release();
  await page.locator('html[data-answered]').waitFor();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.locator('dialog.search .message').textContent()).toContain('Type a question');
  expect(await page.getAttribute('dialog.search input', 'aria-activedescendant')).toBe(null);
  await page.context().close();
});

test('in a browser without popovers, the search is a modal dialog', async () => {
  const page = await journey.open('limits/');
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.reload();
  await awake(page);
  const box = page.locator('dialog.search');
  const inBox = () => page.evaluate(() => document.activeElement?.closest('dialog')?.matches(':modal') === true);
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 800), () => box.getByLabel('Close').click()]) {
    await page.keyboard.press('/');
    await page.keyboard.type('data stores');
    await answered(page);
    expect(await inBox()).toBe(true);
    await close();
    await box.waitFor({ state: 'hidden' });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await awake(page);
  }
  await page.context().close();
});

test('Ctrl Enter opens a new tab and keeps the search open', async () => {
  const page = await journey.open('limits/');
  await page.keyboard.press('/');
  await page.keyboard.type('data stores');
  await answered(page);
  const [other] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await other.waitForURL(/data-stores\/$/);
  expect(await page.locator('dialog.search').isVisible()).toBe(true);
  await page.context().close();
});

test('without results, the search suggests a correction and other places to look', async () => {
  const page = await journey.open('limits/');
  await page.keyboard.press('/');
  await page.keyboard.type('qqzzxxyy');
  await page.locator('.message', { hasText: 'No results for' }).waitFor();
  const said = page.locator('dialog.search [role=status]');
  await expect.poll(() => said.textContent()).toBe('No results for qqzzxxyy.');
  await page.keyboard.type('qq');
  await expect.poll(() => said.textContent()).toBe('No results for qqzzxxyyqq.');
  await page.getByRole('link', { name: 'all pages' }).waitFor();
  await page.fill('dialog.search input', 'enviromnent');
  await page.locator('.message', { hasText: 'Showing results for environment' }).waitFor();
  await page.context().close();
});

test('the search has the same height with results, without results, and after the field was cleared', async () => {
  const page = await journey.open();
  await page.keyboard.press('/');
  const heights: (number | undefined)[] = [];
  for (const [query, shown] of [
    ['cron', OPTION],
    ['qqqqqqqqqq', 'dialog.search .message strong'],
    ['', 'dialog.search .hits > p.message'],
  ] as const) {
    await page.fill('dialog.search input', query);
    await page.locator(shown).first().waitFor();
    heights.push((await page.locator('dialog.search').boundingBox())?.height);
  }
  expect(heights[0]).toBeGreaterThan(400);
  expect(new Set(heights).size).toBe(1);
  await page.context().close();
});

test('the search page takes its query from the URL, and updates the URL while typing', async () => {
  const page = await journey.open('search/?q=cron');
  await page.locator(OPTION).first().waitFor();
  await page.fill('#docsSearch input', 'data stores');
  await page.locator(`${OPTION}[href="/docs/data-stores/"]`).waitFor();
  expect(page.url()).toMatch(/\?q=data\+stores$/);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.context().close();
});

test('going back from a result shows the search page again', async () => {
  const page = await journey.open('search/?q=cron');
  await page.locator('#docsSearch .hits a').first().click();
  await page.waitForURL(/\/docs\/(?!search)/);
  await page.locator('#docsMain h1', { hasNotText: 'Search' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/search/?q=cron');
  await page.locator('#docsSearch .hits a').first().waitFor();
  expect(await page.locator('#docsSearch input').inputValue()).toBe('cron');
});

test('Enter opens a result for the current text, not for the previous one', async () => {
  const page = await journey.open('limits/');
  await page.keyboard.press('/');
  const field = page.locator('dialog.search input');
  await field.fill('strava');
  await page.locator('dialog.search .hits a[href*="/apps/strava/"]').first().waitFor();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('dialog.search input');
    if (!input) return;
    input.value = 'discord';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await page.waitForURL('**/apps/discord/**');
});

test('a page of an older version says what the search covers', async () => {
  const page = await journey.open('v1/limits/');
  await page.keyboard.press('/');
  await page.locator('dialog.search .message', { hasText: 'Search covers v2' }).waitFor();
  await page.context().close();
});

test('recently read pages are offered before anything is typed', async () => {
  const page = await journey.open('limits/');
  await page.click('a[href="/docs/pricing/"]');
  await page.waitForURL(/pricing\/$/);
  await page.keyboard.press('/');
  await page.locator('#docsResults', { hasText: 'Limits' }).waitFor();
  await page.context().close();
});

test('without scripts, the search page lists all pages', async () => {
  const page = await journey.open('search/', { javaScriptEnabled: false });
  expect(await page.locator('article noscript').textContent()).toContain('Search needs JavaScript');
  expect(await page.locator('article li a').count()).toBeGreaterThan(50);
  await page.context().close();
});

test.each([
  ['light', 360],
  ['light', 1440],
  ['dark', 360],
  ['dark', 1440],
] as const)('axe finds no violations in the open search: %s, %i px', async (colorScheme, width) => {
  const page = await journey.open('limits/', { colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
  await page.keyboard.press('/');
  await page.keyboard.type('$.flow.delay');
  await answered(page);
  await page.locator(`${OPTION} mark`).first().waitFor();
  const faults = await axeViolations(page);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

test('the slash shortcut can be turned off permanently; the other shortcut stays', async () => {
  const page = await journey.open();
  const field = page.locator('dialog.search > input');
  await page.keyboard.press('/');
  const choice = page.getByRole('button', { name: '/ opens the search' });
  await choice.click();
  expect(await choice.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');
  await page.reload();
  await awake(page);
  // If the key opened the search, it would be open by the end of the keystroke.
  await page.keyboard.press('/');
  expect(await field.isVisible()).toBe(false);
  await page.keyboard.press('Control+k');
  await field.waitFor();
});

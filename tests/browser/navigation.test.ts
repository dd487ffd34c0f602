import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Marks the document, to tell a full load from a navigation within it. */
async function openMarked(path = ''): Promise<Page> {
  const page = await journey.open(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const link = (page: Page, path: string) => page.locator(`#docsSidebar .pages a[href="/docs${path}"]`);

test('following a link shows the page in the same document and updates the head', async () => {
  const page = await openMarked('workflows/steps/');
  await link(page, '/workflows/steps/actions/').click();
  await heading(page, 'Actions');
  expect(await isSameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs/workflows/steps/actions/');
  expect(await page.title()).toMatch(/^Actions \| /);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://pipedream.com/docs/workflows/steps/actions/');
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  expect(await link(page, '/workflows/steps/actions/').getAttribute('aria-current')).toBe('page');
  expect(await page.locator('#docsSidebar a[aria-current=page]').count()).toBe(1);
});

test('focus moves to the heading, which announces the title once', async () => {
  const page = await openMarked('workflows/steps/');
  await link(page, '/workflows/steps/params/').click();
  await heading(page, 'props');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  // The focused heading announces the title already.
  expect(await page.locator('[aria-live=polite]').textContent()).toBe('');
});

test('a new page starts at the top; going back and forward restore the scroll position', async () => {
  const page = await openMarked('workflows/steps/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await link(page, '/workflows/steps/triggers/').click();
  await heading(page, 'Triggers');
  await page.waitForFunction(() => window.scrollY < 5);
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    Object.assign(window, { ends: 0 });
    new MutationObserver((changes) => {
      const put = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      Object.assign(window, { ends: Number(Reflect.get(window, 'ends')) + put.filter((node) => node.nodeName === 'FOOTER').length });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await heading(page, 'Steps');
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
  // Firefox loses the scroll position when it lays out restored elements again.
  await page.locator('#docsSidebar .heads [aria-current]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => Reflect.get(window, 'ends'))).toBe(1);
  await page.goForward();
  await heading(page, 'Triggers');
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 5);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a fragment of another page scrolls to it', async () => {
  const page = await openMarked('code/nodejs/delay/');
  await page.locator('article a[href="/docs/limits/#time-per-execution"]').first().click();
  await heading(page, /limits/i);
  await page.waitForFunction(() => {
    const top = document.getElementById('time-per-execution')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 250;
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('a fragment of the same page scrolls to it, and Back returns', async () => {
  const page = await openMarked('workflows/steps/triggers/');
  await page.locator('#docsSidebar .heads a[href="#schedule"]').click();
  await page.waitForFunction(() => Math.abs((document.getElementById('schedule')?.getBoundingClientRect().top ?? 999) - 72) < 2);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY < 20);
  expect(await isSameDocument(page)).toBe(true);
});

test('a long page is complete soon after its first frame, whether opened from a link or rendered ahead', async () => {
  const served = await journey.open('components/api/');
  const textOf = (page: Page) => page.locator('#docsMain').evaluate((main) => main.textContent?.replace(/\s+/g, ' '));
  const whole = await textOf(served);
  for (const rests of [false, true]) {
    const page = await openMarked('components/');
    if (rests) {
      await link(page, '/components/api/').hover();
      await page.locator('main.ahead h1', { hasText: 'Component API' }).waitFor({ state: 'attached' });
    }
    await link(page, '/components/api/').dispatchEvent('click');
    await heading(page, 'Component API reference');
    await expect.poll(() => textOf(page)).toBe(whole);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('after going back, focus is on the link that was followed', async () => {
  const page = await journey.open('workflows/steps/');
  await page.evaluate(() => document.querySelector('[aria-live=polite]')?.setAttribute('data-first', ''));
  expect(await page.locator('[data-first]').count()).toBe(1); // the live region exists before anything is announced
  const link = page.locator('#docsMain article a[href="/docs/workflows/steps/params/"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/docs/workflows/steps/params/');
  expect(await page.evaluate(() => document.querySelector('#docsMain')?.contains(document.activeElement))).toBe(true);
});

test('the same if the link led to a heading and follows another link to that heading', async () => {
  const page = await journey.open('limits/');
  const links = page.locator('#docsMain article a[href^="/docs/troubleshooting/#"]');
  const place = await links.evaluateAll((all) => {
    const addresses = all.map((link) => link.getAttribute('href'));
    return addresses.findIndex((address, index) => addresses.indexOf(address) < index);
  });
  expect(place).toBeGreaterThan(0);
  await links.nth(place).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Troubleshooting common issues');
  await page.goBack();
  await heading(page, 'Limits');
  await expect.poll(() => links.nth(place).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the same if only the first screen of the other page had loaded', async () => {
  const page = await journey.open('workflows/steps/');
  const release = journey.hold(/pages\/workflows\/steps\/params\./);
  // Whole pages are prefetched after all first screens have loaded.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/pages\/.*\.js$/.test(name)));
  const link = page.locator('#docsMain article a[href="/docs/workflows/steps/params/"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/docs/workflows/steps/params/');
  release();
  journey.intercept(undefined);
});

const broken: [part: string, breakIt: () => void][] = [
  ['the theme picker', () => breakQuery('.theme-picker select')],
  ['the search', () => breakElement('docsSearch')],
];
// These run in the page, before its scripts.
declare const breakQuery: (selector: string) => void;
declare const breakElement: (id: string) => void;

test.each(broken)('if %s fails to start, everything else works', async (part, breakIt) => {
  const page = await journey.open();
  const before = journey.faults.length;
  await page.addInitScript(() => {
    const fail = (name: 'querySelectorAll' | 'getElementById', text: string) => {
      const real = document[name].bind(document);
      Object.assign(document, {
        [name](wanted: string) {
          if (wanted === text) throw new Error('broken for the test');
          return real(wanted);
        },
      });
    };
    Object.assign(window, {
      breakQuery: (text: string) => fail('querySelectorAll', text),
      breakElement: (text: string) => fail('getElementById', text),
    });
  });
  await page.addInitScript(breakIt);
  await page.goto(`${journey.docs}workflows/steps/`);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'awake');
  await expect.poll(() => journey.faults.slice(before).join()).toContain('broken for the test');
  journey.faults.length = before; // caused by this test
  await page.locator('details.menu > summary').first().click();
  await page.keyboard.press('Escape');
  expect(await page.locator('details.menu[open]').count()).toBe(0);
  await page.locator('.copy-page').waitFor({ state: 'attached' });
  if (part !== 'the search') {
    await page.keyboard.press('/');
    await page.locator('dialog.search input').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.locator('#docsSidebar .pages a[href="/docs/workflows/steps/params/"]').click();
  await heading(page, 'props');
});

test('a page opened at a heading starts there; the next fragment is scrolled to smoothly', async () => {
  const page = await journey.open('troubleshooting/#event-queue-full');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  await page.locator('#docsSidebar a[href^="#"]').first().click();
  expect(await behavior()).toBe('smooth');
  // Back jumps at once: Firefox would go on scrolling after the position was restored.
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#event-queue-full');
  expect(await behavior()).toBe('auto');
  await page.locator('#docsSidebar a[href^="#"]').first().click();
  await page.locator('#docsSidebar .pages a:not([href^="#"])').first().click();
  expect(await behavior()).toBe('auto');
});

test('a page whose link is visible is prefetched', async () => {
  let asked = 0;
  journey.intercept(({ url = '' }) => {
    if (/pages\/workflows\/build-and-run\./.test(url)) asked++;
    return false;
  });
  const page = await openMarked('workflows/steps/');
  await expect.poll(() => asked).toBe(1);
  await link(page, '/workflows/build-and-run/').click();
  await heading(page, 'Build and run');
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toBe(1);
  journey.intercept(undefined);
});

test('old URLs redirect within the document, keeping query and fragment', async () => {
  const page = await openMarked('');
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/notebook/code?from=blog#async';
    anchor.textContent = 'old';
    anchor.id = 'old';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#old').click();
  await page.waitForURL('**/docs/code/nodejs/?from=blog#async');
  expect(await isSameDocument(page)).toBe(true);
});

test('other spellings of a URL end at the canonical one', async () => {
  const page = await openMarked('');
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/limits/index.html?x=1';
    anchor.textContent = 'index';
    anchor.id = 'old';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#old').click();
  await page.waitForURL('**/docs/limits/?x=1');
  expect(await isSameDocument(page)).toBe(true);
});

test('the reference has its own sidebar, and going back restores the other one', async () => {
  const page = await openMarked('workflows/events/');
  await page.locator('article a[href^="/docs/limits/"]').first().click();
  await heading(page, /limits/i);
  await link(page, '/workflows/events/cold-starts/').waitFor();
  expect(await link(page, '/quickstart/').count()).toBe(0);
  await page.goBack();
  await link(page, '/quickstart/').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('the page without a trailing slash opens like the others', async () => {
  const page = await openMarked('quickstart/');
  await link(page, '/quickstart/create-new-workflow.html').click();
  await page.waitForURL('**/quickstart/create-new-workflow.html');
  await heading(page, /workflow/i);
  expect(await isSameDocument(page)).toBe(true);
});

test('clicks with modifiers or other buttons are left to the browser', async () => {
  const page = await openMarked('workflows/');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, '/workflows/steps/').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL((url) => url.pathname === '/docs/workflows/steps/');
  expect(new URL(page.url()).pathname).toBe('/docs/workflows/');
});

test('a slow page shows the progress bar, a fast one does not', async () => {
  const page = await openMarked('workflows/');
  await page.waitForLoadState('networkidle');
  const release = journey.hold(/assets\/pages\/destinations\/sse\./);
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/docs/destinations/sse/';
    anchor.textContent = 'slow';
    anchor.id = 'slow';
    document.querySelector('article')?.prepend(anchor);
  });
  await page.locator('#slow').click();
  await page.getByRole('progressbar').waitFor();
  release();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  journey.intercept(undefined);
});

test('without the Navigation API, every page is a full load and nothing breaks', async () => {
  const page = await journey.open();
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto(`${journey.docs}workflows/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page, '/workflows/steps/').click();
  await heading(page, 'Steps');
  expect(await isSameDocument(page)).toBe(false);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

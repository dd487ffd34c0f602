import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterPaint, atRest, awake, heading, type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

const NARROW = { viewport: { width: 360, height: 740 } };

test('the current heading is marked while scrolling, without adding history entries', async () => {
  const page = await journey.open('workflows/steps/triggers/');
  const marked = page.locator('#docsSidebar a[aria-current=location]');
  const length = await page.evaluate(() => history.length);
  for (const slug of ['app-based-triggers', 'schedule', 'rss']) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), slug);
    await page.waitForFunction(
      (id) => document.querySelector('#docsSidebar a[aria-current=location]')?.getAttribute('href') === `#${id}`,
      slug,
    );
    expect(await marked.count()).toBe(1);
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector('#docsSidebar .heads > li:last-child a')?.hasAttribute('aria-current'));
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a chosen theme is kept, and applied before first paint', async () => {
  const page = await journey.open('limits/', { colorScheme: 'light' });
  await page.getByLabel('Theme').selectOption('dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#docsMain h1').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.theme-picker select')?.value === 'dark');
});

test('a theme chosen before the script loads is kept, whatever was chosen before', async () => {
  const page = await journey.open('limits/', { colorScheme: 'light' });
  await page.getByLabel('Theme').selectOption('dark');
  const release = journey.hold(/\.js(?:\?|$)/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Theme').selectOption('light');
  release();
  await awake(page);
  expect(await page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('docs:theme')])).toEqual([
    'light',
    'light',
  ]);
  expect(await page.getByLabel('Theme').inputValue()).toBe('light');
  await page.context().close();
});

test('the drawer on narrow screens traps focus, and closes on Escape and on choosing a link', async () => {
  const page = await journey.open('workflows/', NARROW);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const entry = page.locator('#docsSidebar .pages a[href="/docs/workflows/steps/"]');
  await entry.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('#docsSidebar') !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.getElementById('docsMain')?.inert)).toBe(true);
  for (let n = 0; n < 60; n++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#docsMain') === null)).toBe(true);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await button.click();
  await entry.click();
  await heading(page, 'Steps');
  await entry.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.getElementById('docsMain')?.inert)).toBe(false);
});

test('the last entry of the drawer can be scrolled to', async () => {
  const page = await journey.open('workflows/', NARROW);
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.locator('#docsSidebar .pages > ul > li > a, #docsSidebar .pages > ul > li > details > summary').last();
  await last.waitFor();
  const isInView = () => last.evaluate((entry) => entry.getBoundingClientRect().bottom <= innerHeight);
  expect(await isInView()).toBe(false);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 5000);
  await expect.poll(isInView).toBe(true);
});

test('opening and closing the menu keeps the header visible and the scroll position', async () => {
  const page = await journey.open('limits/', NARROW);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const place = () => page.evaluate(() => [Math.round(window.scrollY), document.querySelector('header.top')?.getBoundingClientRect().top]);
  const before = await place();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.evaluate(() => document.getElementById('docsMain')?.inert)).toBe(true);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.getElementById('docsMain')?.inert)).toBe(false);
  expect(await place()).toEqual(before);
});

test('focusing something in the header does not move the page', async () => {
  const page = await journey.open('limits/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const top = await page.evaluate(() => window.scrollY);
  for (const item of ['.brand', '.links a', '.search-button', '.theme-picker select']) {
    await page.locator(item).first().focus();
    expect(await page.evaluate(() => window.scrollY), item).toBe(top);
  }
});

test('code and tables are tab stops only if they can be scrolled', async () => {
  const kinds = { wide: { viewport: { width: 1366, height: 900 } }, narrow: NARROW };
  for (const [name, options] of Object.entries(kinds)) {
    const page = await journey.open('components/api/hooks/#lifecycle-hooks', options);
    await page.keyboard.press('Tab');
    const places = await page
      .locator('#docsMain :is(pre, .scroll)')
      .evaluateAll((all) => all.map((place) => [place.scrollWidth > place.clientWidth, place.getAttribute('tabindex') === '0'] as const));
    expect(
      places.filter(([canScroll, isStop]) => canScroll !== isStop),
      name,
    ).toEqual([]);
    expect(new Set(places.map(([canScroll]) => canScroll)).size, name).toBe(2);
  }
});

test('a heading reached by a link is marked', async () => {
  const page = await journey.open('limits/');
  const entries = page.locator('#docsSidebar .heads a');
  for (const [at, height] of [
    [2, 900],
    [5, 900],
    [9, 500], // the threshold does not depend on the window height
    [14, 900],
    [-1, 900],
    [-2, 900], // its section and the last one are visible together
  ] as const) {
    await page.setViewportSize({ width: 1366, height });
    const section = entries.nth(at).locator('xpath=ancestor::li[parent::ul[@class="heads"]]/a');
    if (!(await entries.nth(at).isVisible())) await section.click();
    const href = await entries.nth(at).getAttribute('href');
    await entries.nth(at).click();
    await page.waitForURL(`**/limits/${href}`);
    await expect.poll(() => page.locator('#docsSidebar a[aria-current=location]').getAttribute('href')).toBe(href);
    await atRest(page);
    expect(await page.locator('#docsSidebar a[aria-current=location]').getAttribute('href')).toBe(href);
  }
});

test('subheadings show only below the current section; without scripts, below all sections', async () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('#docsSidebar .heads > li')]
      .filter((section) => [...section.querySelectorAll('li')].some((entry) => entry.checkVisibility()))
      .map((section) => section.querySelector('a')?.hash);
  const page = await journey.open('workflows/steps/triggers/');
  expect(await page.evaluate(shown)).toEqual([]);
  await page.locator('#docsSidebar .heads > li > a[href="#app-based-triggers"]').click();
  await expect.poll(() => page.evaluate(shown)).toEqual(['#app-based-triggers']);
  await page.evaluate(() => document.getElementById('schedule')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => page.evaluate(shown)).toEqual(['#schedule']);
  const plain = await journey.open('workflows/steps/triggers/', { javaScriptEnabled: false });
  expect(await plain.locator('#docsSidebar .heads li li').first().isVisible()).toBe(true);
});

test('the sidebar scrolls to the marked heading', async () => {
  const page = await journey.open('api/rest/', { viewport: { width: 1280, height: 720 } });
  for (const share of [0.3, 0.6, 0.9, 0.2]) {
    await page.evaluate((part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), share);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const entry = document.querySelector('#docsSidebar a[aria-current=location]')?.getBoundingClientRect();
          return entry !== undefined && entry.top >= 0 && entry.bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
  }
});

test('without the app script, the menu is visible and every tab shows its panel', async () => {
  const context = await journey.browser.newContext(NARROW);
  const page = await context.newPage();
  journey.intercept(({ url = '' }, response) => {
    if (!/\/app\.[^/]*\.js$/.test(url)) return false;
    response.writeHead(404).end();
    return true;
  });
  await page.goto(`${journey.docs}code/`);
  await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
  expect(await page.locator('#docsSidebar .pages a').first().isVisible()).toBe(true);
  const panels = page.locator('docs-tabs').first().locator('[role=tabpanel]');
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  journey.intercept(undefined);
  await context.close();
});

test('on a phone, long names leave room for the column with their description', async () => {
  const page = await journey.open('api/rest/', NARROW);
  const table = page.locator('.scroll').first();
  expect(await table.locator('tr').first().locator('th').count()).toBe(2);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('menus close on Escape, on a click elsewhere, and on choosing an entry', async () => {
  const page = await journey.open('workflows/');
  const item = page.locator('header .menu-list a', { hasText: 'REST API' });
  await page.locator('header summary', { hasText: 'Reference' }).click();
  await item.waitFor();
  // The menu opens without script, and closes with that of the controls.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load.')));
  await afterPaint(page);
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'hidden' });
  await page.locator('header summary', { hasText: 'Reference' }).click();
  await page.locator('#docsMain h1').click({ position: { x: 5, y: 5 } });
  await item.waitFor({ state: 'hidden' });
  await page.locator('header summary', { hasText: 'Reference' }).click();
  await page.locator('header .menu-list a', { hasText: 'Limits' }).click();
  await heading(page, /limits/i);
  await item.waitFor({ state: 'hidden' });
});

test('the version menu leads to the matching page, and old pages are labelled', async () => {
  const page = await journey.open('workflows/steps/triggers/');
  await page.locator('.versions summary').click();
  await page.locator('.versions a', { hasText: 'v1' }).click();
  await page.waitForURL('**/docs/v1/workflows/steps/triggers/');
  await page.locator('.notice a').click();
  await page.waitForURL('**/docs/workflows/steps/triggers/');
});

test('code is copied without prompts, and a page as Markdown', async () => {
  const page = await journey.open('api/sse/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const block = page.locator('figure.code', { has: page.locator('i', { hasText: '$ ' }) }).first();
  await block.locator('.copy').click();
  await page.waitForFunction(() => [...document.querySelectorAll('.copy')].some((button) => button.textContent === 'Copied'));
  expect(await read()).not.toMatch(/^\$ /m);
  expect(await read()).toMatch(/^SSE_URL=\S+ node listen\.mjs$/); // without the output below the command
  await page.locator('.page-head .menu summary').click();
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('# '));
  expect(await page.locator('[aria-live=polite]').textContent()).toBe('Copied');
});

test('a copy button pressed twice in a row gets its label back', async () => {
  const page = await journey.open('api/sse/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.clock.install();
  const button = page.locator('.copy').first();
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copy');
  await page.clock.runFor(10_000);
  expect(await button.textContent()).toBe('Copy');
});

test('in print, the page is white in every theme, collapsed parts are open, and the search is hidden', async () => {
  const page = await journey.open('api/sse/');
  await page.locator('.theme-picker select').selectOption('dark');
  await page.evaluate(() => {
    document
      .querySelector('#docsMain article')
      ?.insertAdjacentHTML('beforeend', '<details><summary>More</summary><p id="closed">Closed</p></details>');
  });
  await page.keyboard.press('/');
  await page.locator('dialog.search').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.locator('dialog.search').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.getElementById('closed')?.checkVisibility())).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h2') ?? document.body).breakAfter)).toBe('avoid');
});

test('in print, the URL of a card follows its title instead of overlapping it', async () => {
  const page = await journey.open('guides/');
  await page.emulateMedia({ media: 'print' });
  const after = await page
    .locator('.card > a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').position);
  expect(after).toBe('static');
});

test('in print, links show full URLs, and controls are hidden', async () => {
  const page = await journey.open('api/rest/');
  await page.emulateMedia({ media: 'print' });
  const addresses = await page.locator('#docsMain article a[href^="/"]:not(.anchor)').evaluateAll((links) =>
    links.map((link) => {
      // Evaluates the parts of `content` in order.
      const parts = [...getComputedStyle(link, '::after').content.matchAll(/"([^"]*)"|attr\(href\)/g)];
      return parts.map(([whole, text]) => (whole === 'attr(href)' ? link.getAttribute('href') : text)).join('');
    }),
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !/^ \(https:\/\/pipedream\.com\/docs\/.*\)$/.test(address))).toEqual([]);
  for (const part of ['.copy', '.page-head', '.own-values', '.anchor', '.side', '.top'])
    for (const one of await page.locator(part).all()) expect(await one.isVisible(), part).toBe(false);
  expect(await page.locator('.as-of').isVisible()).toBe(true);
});

test('a fragment that moved to another page keeps the query', async () => {
  const page = await journey.open('workflows/settings/?from=mail#eliminate-cold-starts');
  await page.waitForURL('**/workflows/events/cold-starts/?from=mail');
});

test('choosing a version on the not-found page leads to that version', async () => {
  const page = await journey.open('v1/nowhere/');
  await page.locator('.versions summary').click();
  await page.getByRole('link', { name: 'v2 (current)' }).click();
  await page.waitForURL('**/docs/');
});

test('a fragment named like an object property does not break a page with moved anchors', async () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    const page = await journey.open(`code/nodejs/auth/#${name}`);
    expect(new URL(page.url()).hash).toBe(`#${name}`);
    await page.context().close();
  }
});

test('Ctrl+Shift+K is left to the browser, and the theme picker sets the theme', async () => {
  const page = await journey.open('api/sse/');
  await page.keyboard.press('Control+Shift+K');
  expect(await page.locator('dialog.search').isVisible()).toBe(false);
  expect(await page.locator('.theme-picker select').getAttribute('autocomplete')).toBe('off');
});

test('the page never scrolls sideways, from 320 px up', async () => {
  for (const path of ['', 'workflows/steps/triggers/', 'limits/', 'code/nodejs/', 'troubleshooting/', 'pricing/']) {
    const page = await journey.open(path, { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.context().close();
  }
});

test('an unknown URL suggests the closest pages', async () => {
  const page = await journey.open('workflow/steps/trigers/');
  await page.locator('#nearest a').first().waitFor();
  expect(await page.locator('#nearest').textContent()).toContain('/workflows/steps/triggers/');
  journey.faults.splice(0, journey.faults.length, ...journey.faults.filter((fault) => !fault.includes('404')));
});

test('without scripts, a phone shows the text first and the navigation after it', async () => {
  const page = await journey.open('code/', { ...NARROW, javaScriptEnabled: false });
  const heading = await page.locator('#docsMain h1').boundingBox();
  const map = await page.locator('#docsSidebar').boundingBox();
  expect(heading?.y).toBeLessThan(200);
  expect(map?.y).toBeGreaterThan(heading?.y ?? 0);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

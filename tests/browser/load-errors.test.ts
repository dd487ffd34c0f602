import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildFixture } from './build-fixture.ts';
import { afterPaint, awake, heading, type Journey, startJourney } from './harness.ts';
import { OPTION } from './search-results.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney(buildFixture('load-errors'));
});
afterEach(() => journey.intercept(undefined));
afterAll(() => journey.stop());

const isScriptOf = (name: string, url = '') => new RegExp(`/assets/pages/${name}\\.[\\w-]+\\.js`).test(url);

async function goTo(name: string) {
  const page = await journey.open('', { saveData: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`article a[href="/docs/${name}/"]`).click();
  return page;
}

test('a script with status 404 is `missing`, and the ways out work', async () => {
  journey.intercept((request, response) => isScriptOf('one', request.url) && Boolean(response.writeHead(404).end('gone')));
  const page = await goTo('one');
  await page.locator('[data-load-error="missing"]').waitFor();
  expect(await page.locator('#docsSidebar').isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs/one/');
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Page one');
});

test('trying again scrolls to the heading in the URL', async () => {
  journey.intercept((request, response) => isScriptOf('one', request.url) && Boolean(response.writeHead(404).end('gone')));
  const page = await journey.open('', { saveData: true, viewport: { width: 1280, height: 120 } });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/docs/one/#last';
    document.body.append(link);
    link.click();
  });
  await page.locator('[data-load-error="missing"]').waitFor();
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Page one');
  await page.waitForFunction(() => window.scrollY > 0);
});

test('after a deploy, without session storage, a page that is gone says so instead of reloading forever', async () => {
  journey.intercept((request, response) => {
    if (isScriptOf('three', request.url)) return Boolean(response.writeHead(404).end());
    if (!request.url?.endsWith('/assets/pages/0.json')) return false;
    response.writeHead(200, { 'content-type': 'application/json' });
    return Boolean(response.end('{"pages":{"/three/":"NEWHASH1"},"redirects":{}}'));
  });
  const page = await journey.open('', { saveData: true });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('article a[href="/docs/three/"]').click();
  await page.locator('[data-load-error="missing"]').waitFor();
});

test('a response that is not a script is `missing`', async () => {
  journey.intercept(
    (request, response) =>
      isScriptOf('two', request.url) && Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>')),
  );
  const page = await goTo('two');
  await page.locator('[data-load-error="missing"]').waitFor();
  journey.intercept(undefined);
  await page.getByRole('link', { name: 'Open as an ordinary page' }).click();
  await heading(page, 'Page two');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a connection that fails once is retried silently', async () => {
  let tries = 0;
  journey.intercept((request) => {
    if (!isScriptOf('one', request.url) || tries++ > 0) return false;
    request.socket.destroy();
    return true;
  });
  const page = await goTo('one');
  await heading(page, 'Page one');
  expect(tries).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a connection that keeps failing is `error`', async () => {
  journey.intercept((request) => isScriptOf('three', request.url) && Boolean(request.socket.destroy()));
  const page = await goTo('three');
  await page.locator('[data-load-error="error"]').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the home page' }).isVisible()).toBe(true);
});

test('when a page fails to load, the version menu leads to the start of each version, also in a relocatable build', async () => {
  const versions = await startJourney(buildFixture('versions', '--base', './'), '/');
  onTestFinished(() => versions.stop());
  versions.intercept((request, response) => isScriptOf('(new|v1)', request.url) && Boolean(response.writeHead(404).end()));
  const page = await versions.open('v1/old/', { saveData: true });
  const menu = page.locator('.versions');
  const goTo = async (version: string) => {
    await menu.locator('summary').click();
    await menu.locator('a', { hasText: version }).click();
  };
  const shown = () =>
    menu.locator('a').evaluateAll((links) => links.map((link) => [link.textContent, (link as HTMLAnchorElement).pathname]));
  await goTo('v2');
  await heading(page, 'Newest');
  await page.locator('#docsSidebar a', { hasText: 'Only new' }).click();
  await page.locator('[data-load-error="missing"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/new/');
  const beginnings = [
    ['v2', '/'],
    ['v1', '/v1/'],
  ];
  expect(await shown()).toEqual(beginnings);
  expect(await menu.locator('[aria-current]').textContent()).toBe('v2');
  await goTo('v1');
  await page.locator('.versions summary', { hasText: 'v1' }).waitFor();
  expect(await page.locator('[data-load-error="missing"]').isVisible()).toBe(true);
  expect(await shown()).toEqual(beginnings);
  expect(await menu.locator('[aria-current]').textContent()).toBe('v1');
});

test.each([
  ['text that is not data', 'throw new Error("broken")'],
  ['half of it', 'export default {"path":"/three/"'],
])('a damaged script is `error`: %s', async (_, body) => {
  journey.intercept(
    (request, response) =>
      isScriptOf('three', request.url) && Boolean(response.writeHead(200, { 'content-type': 'text/javascript' }).end(body)),
  );
  const page = await goTo('three');
  await page.locator('[data-load-error="error"]').waitFor();
});

test('going back from a page that was reloaded without the app shows the page of the URL', async () => {
  const page = await goTo('one');
  await heading(page, 'Page one');
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.app)).toBeUndefined();
  await page.evaluate(() => history.back());
  await heading(page, 'Page index');
});

test('a server that does not respond in time is `timeout`', async () => {
  journey.intercept((request) => isScriptOf('two', request.url));
  const page = await goTo('two');
  await page.locator('[data-load-error="timeout"]').waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await heading(page, 'Page index');
});

test('a style sheet that does not arrive in time is skipped', async () => {
  journey.intercept((request) => /\.css$/.test(request.url ?? ''));
  const page = await goTo('one');
  await heading(page, 'Page one');
});

test('after a deploy, the page is opened with one full load', async () => {
  const page = await journey.open('', { saveData: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('article a[href="/docs/one/"]').click(); // the list of pages has loaded now
  await heading(page, 'Page one');
  await page.goBack();
  await heading(page, 'Page index');
  let manifestAsked = 0;
  journey.intercept((request, response) => {
    if (isScriptOf('three', request.url)) return Boolean(response.writeHead(404).end());
    if (!request.url?.endsWith('/assets/pages/0.json')) return false;
    manifestAsked++;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"pages":{"/three/":"NEWHASH1"},"redirects":{}}');
    return true;
  });
  await page.locator('article a[href="/docs/three/"]').click();
  await heading(page, 'Page three');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(manifestAsked).toBeGreaterThan(0);
});

test('a broken deploy costs one full load per navigation, and never loops', async () => {
  const documents: string[] = [];
  let deploy = 0;
  journey.intercept((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(request.url ?? '');
    if (isScriptOf('\\w+', request.url)) return Boolean(response.writeHead(404).end());
    if (!request.url?.endsWith('/assets/pages/0.json')) return false;
    deploy++;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ pages: { '/': `HASH${deploy}a`, '/one/': `HASH${deploy}b` }, redirects: {} }));
    return true;
  });
  const page = await goTo('one');
  await heading(page, 'Page one');
  await page.locator('article a[href="/docs/"]').click();
  await heading(page, 'Page index');
  await awake(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/docs/', '/docs/one/', '/docs/']);
});

test('the last of two quick navigations wins', async () => {
  const page = await journey.open('', { saveData: true });
  const release = journey.hold(/\/pages\/one\./);
  const late = page.waitForEvent('requestfinished', (request) => isScriptOf('one', request.url()));
  await page.locator('article a[href="/docs/one/"]').click();
  await page.locator('article a[href="/docs/two/"]').click();
  await heading(page, 'Page two');
  release();
  await late;
  await afterPaint(page);
  expect(await page.locator('#docsMain h1').textContent()).toBe('Page two');
  expect(new URL(page.url()).pathname).toBe('/docs/two/');
});

test.each([
  ['the script of the dialog', /\/assets\/search-dialog\./],
  ['the worker', /\/assets\/worker\./],
  ['the index', /\/assets\/search\.json/],
  ['a piece of the index', /\/assets\/search\/terms/],
])('a search for which %s never arrives says so, and trying again helps', async (_what, address) => {
  const page = await journey.open('', { saveData: true });
  const release = journey.hold(address);
  await page.keyboard.press('/');
  await page.fill('dialog.search input', 'page');
  await page.locator('dialog.search [role="alert"]').waitFor();
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(OPTION).first().waitFor();
  release();
});

test('without the script for its buttons, a page works as it does without scripts, and links are followed', async () => {
  const known = journey.faults.length;
  journey.intercept(({ url = '' }, response) => /assets\/after-load\./.test(url) && Boolean(response.writeHead(404).end()));
  const page = await journey.open('one/', { viewport: { width: 360, height: 740 }, saveData: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('html:not(.js)').waitFor({ state: 'attached' });
  await page.locator('#docsSidebar a').first().waitFor();
  await page.locator('.search-button').click();
  await page.waitForURL(/\/search\/$/);
  journey.faults.length = known; // caused by this test
});

test('while only the first screen of a page is shown, the head no longer describes the previous page', async () => {
  journey.intercept((request) => isScriptOf('one', request.url)); // never responds
  const page = await journey.open();
  const names = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          'meta[name=description], meta[property], link[rel=canonical], link[rel=alternate], [type="application/ld+json"]',
        ),
      ].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? tag.textContent ?? ''),
    );
  expect(await names()).not.toEqual([]);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/first/')));
  await page.locator('article a[href="/docs/one/"]').click();
  await heading(page, 'Page one');
  expect(await page.title()).toContain('Page one');
  expect(await names()).toEqual([]);
});

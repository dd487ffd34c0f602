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

test('a script that the server says is not there is `missing`, and the ways on work', async () => {
  journey.intercept((request, response) => isScriptOf('one', request.url) && Boolean(response.writeHead(404).end('gone')));
  const page = await goTo('one');
  await page.locator('[data-load-error="missing"]').waitFor();
  expect(await page.locator('#docsSidebar').isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs/one/');
  journey.intercept(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Page one');
});

test('trying again goes to the heading that the address names', async () => {
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

test('after a deploy a page of which nothing can be remembered says so instead of staying away', async () => {
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

test('an answer that is no script is `missing`', async () => {
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

test('a line that breaks once is tried again without a word', async () => {
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

test('a line that stays broken is `error`', async () => {
  journey.intercept((request) => isScriptOf('three', request.url) && Boolean(request.socket.destroy()));
  const page = await goTo('three');
  await page.locator('[data-load-error="error"]').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the home page' }).isVisible()).toBe(true);
});

test('instead of the page before, the version menu leads to where each version begins, also in a folder for any place', async () => {
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
  ['a text that is no data', 'throw new Error("broken")'],
  ['half of it', 'export default {"path":"/three/"'],
])('a script that arrives damaged is `error`: %s', async (_, body) => {
  journey.intercept(
    (request, response) =>
      isScriptOf('three', request.url) && Boolean(response.writeHead(200, { 'content-type': 'text/javascript' }).end(body)),
  );
  const page = await goTo('three');
  await page.locator('[data-load-error="error"]').waitFor();
});

test('the way back from a page that was reloaded on a broken line, without the app, leads to the page of the address', async () => {
  const page = await goTo('one');
  await heading(page, 'Page one');
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.app)).toBeUndefined();
  await page.evaluate(() => history.back());
  await heading(page, 'Page index');
});

test('a server that does not answer in time is `timeout`', async () => {
  journey.intercept((request) => isScriptOf('two', request.url));
  const page = await goTo('two');
  await page.locator('[data-load-error="timeout"]').waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await heading(page, 'Page index');
});

test('a style sheet that does not come in time is done without', async () => {
  journey.intercept((request) => /\.css$/.test(request.url ?? ''));
  const page = await goTo('one');
  await heading(page, 'Page one');
});

test('after a deploy the page is opened by one ordinary load', async () => {
  const page = await journey.open('', { saveData: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('article a[href="/docs/one/"]').click(); // the list of pages is known from now on
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

test('a deploy that stays broken costs one ordinary load a choice, and never goes in a circle', async () => {
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

test('the newest of two fast choices is shown', async () => {
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
  ['the script of the box', /\/assets\/search-dialog\./],
  ['the worker', /\/assets\/worker\./],
  ['the index', /\/assets\/search\.json/],
  ['a piece of the index', /\/assets\/search\/terms/],
])('a search for which %s never comes says so, and trying again helps', async (_what, address) => {
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

test('without the code of its buttons a page is the one of readers without script, and links are followed', async () => {
  const known = journey.faults.length;
  journey.intercept(({ url = '' }, response) => /assets\/after-load\./.test(url) && Boolean(response.writeHead(404).end()));
  const page = await journey.open('one/', { viewport: { width: 360, height: 740 }, saveData: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('html:not(.js)').waitFor({ state: 'attached' });
  await page.locator('#docsSidebar a').first().waitFor();
  await page.locator('.search-button').click();
  await page.waitForURL(/\/search\/$/);
  journey.faults.length = known; // made here
});

test('while only the beginning of a page is there, the head says nothing of the page before', async () => {
  journey.intercept((request) => isScriptOf('one', request.url)); // never answered
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

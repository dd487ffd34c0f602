import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../setup/find-chromium.js';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'docs-dev-')), 'site');
let server: ChildProcess;
let browser: Browser;
let docs: string;
let page: Page | undefined;
/** What stands in the terminal. */
let terminal = '';
let faults: string[] = [];

beforeAll(async () => {
  cpSync('tests/sites/dev', folder, { recursive: true });
  server = spawn(process.execPath, ['engine/bin/docs.js', 'dev', folder, '--port', '4600'], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      terminal += text;
    });
  }
  docs = await until(() => /http:\S+/.exec(terminal)?.[0]);
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test`, which installs one.');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser.close();
  server.kill();
  rmSync(path.dirname(folder), { recursive: true });
});

beforeEach(() => {
  cpSync('tests/sites/dev', folder, { recursive: true });
  terminal = '';
  faults = [];
});

afterEach(async () => {
  await page?.close();
  page = undefined;
  expect(faults).toEqual([]);
});

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (server.exitCode !== null) throw new Error(`docs dev ended: ${terminal}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function open(address = ''): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  page = opened;
  opened.on('pageerror', (error) => faults.push(error.message));
  opened.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      faults.push(`${message.text()} ${message.location().url}`);
  });
  await opened.goto(docs + address, { waitUntil: 'networkidle' });
  await opened.evaluate(() => Object.assign(window, { sameDocument: true }));
  return opened;
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));
const overlay = (page: Page) => page.locator('docs-mistakes section');

test('an edit is seen in place: the text above the reader grows, what they read stays where it was', async () => {
  const page = await open();
  await page.locator('#middle').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const before = await page.locator('#middle').boundingBox();
  edit('index.md', (text) => text.replace('A line to edit.', 'Edited.\n\nAnother paragraph.\n\nAnd one more.'));
  await page.getByText('And one more.').waitFor({ state: 'attached' });
  expect(await isSameDocument(page)).toBe(true);
  expect((await page.locator('#middle').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('what was opened, moved and focused stays so', async () => {
  const page = await open();
  await page.locator('summary', { hasText: 'More' }).click();
  await page
    .locator('pre')
    .first()
    .evaluate((box) => box.scrollTo({ left: 60 }));
  await page.locator('#main a', { hasText: 'link' }).focus();
  edit('index.md', (text) => text.replace('A line to edit.', 'Edited.'));
  await page.getByText('Edited.').waitFor();
  expect(await page.getByText('Inside.').isVisible()).toBe(true);
  expect(
    await page
      .locator('pre')
      .first()
      .evaluate((box) => box.scrollLeft),
  ).toBe(60);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('link');
});

test('interactive parts wake again, with the choice that was made', async () => {
  const page = await open('second/');
  await page.getByRole('tab', { name: 'Python' }).click();
  edit('second.mdx', (text) => text.replace('Python text.', 'Edited Python text.'));
  await page.getByText('Edited Python text.').waitFor();
  expect(await page.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Node.js' }).click();
  await page.getByText('Node text.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('a mistake is told on the page and in the terminal until it is mended; the page stays', async () => {
  const page = await open('second/');
  edit('second.mdx', (text) => text.replace('title:', 'titel:'));
  await overlay(page).waitFor();
  expect(await overlay(page).textContent()).toContain('second.mdx:2:1');
  expect(await overlay(page).textContent()).toContain('Did you mean `title`?');
  edit('second.mdx', (text) => `${text}\n\n<Open>\n`);
  await overlay(page).getByText('Expected a closing tag').waitFor();
  expect(await page.getByText('Node text.').isVisible()).toBe(true);
  cpSync('tests/sites/dev', folder, { recursive: true });
  await overlay(page).waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
  await until(() => (terminal.includes('second.mdx: fixed.') ? true : undefined));
  expect(terminal).toContain('second.mdx:2:1  error  Unknown frontmatter field `titel`. frontmatter-unknown');
});

test('a page that was edited elsewhere is shown as it is now', async () => {
  const page = await open();
  await page.locator('#sidebar a', { hasText: 'Second page' }).hover(); // fetched ahead
  const told = page.evaluate(() => new Promise((resolve) => window.addEventListener('docs:edited', () => resolve(true), { once: true })));
  edit('second.mdx', (text) => text.replace('Node text.', 'Newer text.'));
  await told;
  await page.locator('#sidebar a', { hasText: 'Second page' }).click();
  await page.getByText('Newer text.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('a new title comes into the sidebar; new and removed pages come and go', async () => {
  const page = await open();
  edit('second.mdx', (text) => text.replace('Second page', 'Another title'));
  await page.locator('#sidebar a', { hasText: 'Another title' }).waitFor();
  writeFileSync(path.join(folder, 'third.md'), '# Third page\n\nNew.\n');
  await page.locator('#sidebar a', { hasText: 'Third page' }).click();
  await page.getByText('New.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
  rmSync(path.join(folder, 'third.md'));
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  faults = faults.filter((fault) => !fault.includes('404'));
});

test('a page that is removed as soon as it is opened is gone', async () => {
  const page = await open();
  // The first look at the page comes when its file is gone already.
  await page.route(/@dev\/page\.json\?path=%2Fsecond/, async (route) => {
    rmSync(path.join(folder, 'second.mdx'), { force: true });
    await expect.poll(() => fetch(`${docs}second/`).then(({ status }) => status)).toBe(404);
    await route.continue();
  });
  await page.locator('#sidebar a', { hasText: 'Second page' }).click();
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  faults = faults.filter((fault) => !fault.includes('404'));
});

test('wrong settings are told and the last good ones stay; right ones come with a reload', async () => {
  const page = await open();
  const config = path.join(folder, 'docs.config.ts');
  writeFileSync(config, "export default { titel: 'Named' };\n");
  await overlay(page).getByText('Unknown setting').waitFor();
  expect(await isSameDocument(page)).toBe(true);
  writeFileSync(config, "export default { title: 'Named' };\n");
  await page.locator('.brand', { hasText: 'Named' }).waitFor();
  rmSync(config);
  await page.locator('.brand', { hasText: 'site' }).waitFor();
});

test.for([
  ['second', 200, 'second/'],
  ['second/index.html', 200, 'second/'],
  ['second.md', 200, 'second.md'],
  ['index.md', 200, 'index.md'],
  ['pages.json', 200, 'pages.json'],
  ['llms.txt', 200, 'llms.txt'],
  ['assets/search.json', 200, 'assets/search.json'],
  ['search/', 200, 'search/'],
  ['favicon.ico', 200, 'favicon.ico'],
  ['404.html', 200, '404.html'],
  ['404.txt', 200, '404.txt'],
  ['nowhere/', 404, 'nowhere/'],
  ['nowhere.js', 404, 'nowhere.js'],
  ['sitemap.xml', 404, 'sitemap.xml'], // the site names no host
  ['%E0%A4%A', 400, '%E0%A4%A'],
  ['assets/pages/nowhere.12345678.js', 404, 'assets/pages/nowhere.12345678.js'],
] as const)('/%s answers %i at /%s', async ([address, status, final]) => {
  const response = await fetch(docs + address);
  expect(response.status).toBe(status);
  expect(response.url).toBe(docs + final);
});

test('what is made of all pages follows their edits', async () => {
  const titles = async () => (await (await fetch(`${docs}pages.json`)).json()).map(({ title }: { title: string }) => title);
  await expect.poll(titles, { timeout: 10_000 }).toEqual(['First page', 'Second page']);
  const search = async () => (await fetch(`${docs}assets/search.json`)).text();
  const before = await search();
  edit('second.mdx', (text) => text.replace('Second page', 'Renamed').replace('Node text.', 'Unheard words.'));
  await expect.poll(search, { timeout: 10_000 }).not.toBe(before);
  expect(await titles()).toEqual(['First page', 'Renamed']);
});

test('a site that names its host has the same files as its build, and old addresses lead on', async () => {
  const hosted = path.join(path.dirname(folder), 'hosted');
  cpSync('tests/sites/hosting', hosted, { recursive: true });
  const dist = path.join(path.dirname(folder), 'dist');
  execFileSync(process.execPath, ['engine/bin/docs.js', 'build', hosted, '--out', dist], { stdio: 'pipe' });
  const other = spawn(process.execPath, ['engine/bin/docs.js', 'dev', hosted, '--port', '4650'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    other.stdout.on('data', (text: Buffer) => (said += text));
    const origin = new URL(await until(() => /http:\S+/.exec(said)?.[0])).origin;
    const policy = JSON.parse(readFileSync(`${dist}.hosting/headers.json`, 'utf8'))['Content-Security-Policy'];
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.split(path.sep).join('/')}`)
      .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$|builds\.json$/.test(name))
      // What has a hash in its name has another one here; what is asked for by name is there.
      .filter((name) => !/\/assets\/(pages|sidebars|search)\//.test(name));
    expect(files).toEqual(expect.arrayContaining(['/docs/sitemap.xml', '/robots.txt', '/docs/favicon.ico', '/docs/guide/index.html']));
    for (const file of files) {
      const response = await fetch(origin + file, { redirect: 'manual' });
      // A stub of the build is a redirect here, and `x/index.html` leads to `x/`.
      expect(response.status, file).toBe(file === '/404.html' ? 404 : /index\.html$|old-file/.test(file) ? 302 : 200);
      expect(response.headers.get('content-security-policy'), file).toBe(policy);
      const own = readFileSync(dist + file, 'utf8');
      if (/(\.xml|\.txt)$/.test(file)) expect(await response.text(), file).toBe(own);
    }
    const head = (html: string) => /<meta property="og:type".*?<\/script>/.exec(html)?.[0];
    expect(head(await (await fetch(`${origin}/docs/guide/`)).text())).toBe(head(readFileSync(`${dist}/docs/guide/index.html`, 'utf8')));
    const led = await fetch(`${origin}/manual/beta/part?a=1`, { redirect: 'manual' });
    expect(led.headers.get('location')).toBe('/docs/guide/?a=1#second-part');
  } finally {
    other.kill();
  }
});

test('what the policy of the site forbids is told while one writes', async () => {
  edit('second.mdx', (text) => `${text}\n\n<p><img alt="Elsewhere" src="https://example.com/picture.png" /></p>\n`);
  const page = await open('second/');
  await overlay(page).getByText('blocks https://example.com/picture.png (img-src)').waitFor();
  edit('second.mdx', (text) => text.replace(/<p><img.*/, ''));
  await overlay(page).waitFor({ state: 'detached' });
  faults = faults.filter((fault) => !/Content Security Policy|picture\.png/.test(fault));
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchHeadlessShell } from '../../tools/launch-chromium.js';
import { type DevServer, startDev } from '../setup/start-dev.ts';

let dev: DevServer;
let browser: Browser;
let page: Page | undefined;
let faults: string[] = [];

beforeAll(async () => {
  dev = await startDev('dev');
  browser = await launchHeadlessShell();
});

afterAll(async () => {
  await browser.close();
  dev.stop();
});

beforeEach(() => {
  dev.restore();
  faults = [];
});

afterEach(async () => {
  await page?.close();
  page = undefined;
  expect(faults).toEqual([]);
});

async function open(address = ''): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  page = opened;
  opened.on('pageerror', (error) => faults.push(error.message));
  opened.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      faults.push(`${message.text()} ${message.location().url}`);
  });
  await opened.goto(dev.docs + address, { waitUntil: 'networkidle' });
  await opened.evaluate(() => Object.assign(window, { sameDocument: true }));
  return opened;
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const overlay = (page: Page) => page.locator('docs-mistakes section');

test('an edit is shown in place: when the text above grows, what the reader is looking at does not move', async () => {
  const page = await open();
  await page.locator('#middle').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const before = await page.locator('#middle').boundingBox();
  dev.edit('index.md', (text) => text.replace('A line to edit.', 'Edited.\n\nAnother paragraph.\n\nAnd one more.'));
  await page.getByText('And one more.').waitFor({ state: 'attached' });
  expect(await isSameDocument(page)).toBe(true);
  expect((await page.locator('#middle').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('open elements, scroll positions and focus survive an edit', async () => {
  const page = await open();
  await page.locator('summary', { hasText: 'More' }).click();
  await page
    .locator('pre')
    .first()
    .evaluate((box) => box.scrollTo({ left: 60 }));
  await page.locator('#docsMain a', { hasText: 'link' }).focus();
  dev.edit('index.md', (text) => text.replace('A line to edit.', 'Edited.'));
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

test('interactive components hydrate again, and keep their selection', async () => {
  const page = await open('second/');
  await page.getByRole('tab', { name: 'Python' }).click();
  dev.edit('second.mdx', (text) => text.replace('Python text.', 'Edited Python text.'));
  await page.getByText('Edited Python text.').waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Node.js' }).click();
  await page.getByText('Node text.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('an error is shown on the page and in the terminal until it is fixed, and the page stays', async () => {
  const page = await open('second/');
  dev.edit('second.mdx', (text) => text.replace('title:', 'titel:'));
  await dev.reported('second.mdx:2:1  warning  Unknown frontmatter field `titel`. frontmatter-unknown');
  expect(dev.terminal()).toContain('Did you mean `title`?');
  dev.edit('second.mdx', (text) => `${text}\n\n{missing.value}\n`);
  await overlay(page).getByText('missing is not defined').waitFor();
  await page.getByText('Node text.').waitFor();
  dev.restore();
  await overlay(page).waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
  await dev.reported('second.mdx: fixed.');
});

test('a prefetched page that has been edited since is shown in its new state', async () => {
  const page = await open();
  await page.locator('#docsSidebar a', { hasText: 'Second page' }).hover(); // prefetches the page
  const told = page.evaluate(() => new Promise((resolve) => window.addEventListener('docs:edited', () => resolve(true), { once: true })));
  dev.edit('second.mdx', (text) => text.replace('Node text.', 'Newer text.'));
  await told;
  await page.locator('#docsSidebar a', { hasText: 'Second page' }).click();
  await page.getByText('Newer text.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('the sidebar follows new titles, and new and removed pages', async () => {
  const page = await open();
  dev.edit('second.mdx', (text) => text.replace('Second page', 'Another title'));
  await page.locator('#docsSidebar a', { hasText: 'Another title' }).waitFor();
  writeFileSync(path.join(dev.folder, 'third.md'), '# Third page\n\nNew.\n');
  await page.locator('#docsSidebar a', { hasText: 'Third page' }).click();
  await page.getByText('New.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
  rmSync(path.join(dev.folder, 'third.md'));
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  faults = faults.filter((fault) => !fault.includes('404'));
});

test('a page that is deleted just as it is opened is shown as not found', async () => {
  const page = await open();
  // The page is first requested after its file has been deleted.
  await page.route(/@dev\/page\.json\?path=%2Fsecond/, async (route) => {
    rmSync(path.join(dev.folder, 'second.mdx'), { force: true });
    await expect.poll(() => fetch(`${dev.docs}second/`).then(({ status }) => status)).toBe(404);
    await route.continue();
  });
  await page.locator('#docsSidebar a', { hasText: 'Second page' }).click();
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  faults = faults.filter((fault) => !fault.includes('404'));
});

test('invalid settings are reported while the last valid ones stay in use; fixed ones reload the page', async () => {
  const page = await open();
  const config = path.join(dev.folder, 'docs.config.ts');
  writeFileSync(config, "export default { titel: 'Named' };\n");
  await overlay(page).getByText('Unknown setting').waitFor();
  expect(await isSameDocument(page)).toBe(true);
  writeFileSync(config, "export default { title: 'Named' };\n");
  await page.locator('.brand', { hasText: 'Named' }).waitFor();
  rmSync(config);
  await page.locator('.brand', { hasText: 'site' }).waitFor();
});

test('edits of styles and of files that the settings import take effect, even next to pages', async () => {
  const page = await open();
  const write = (name: string, text: string) => writeFileSync(path.join(dev.folder, name), text);
  write('docs.config.ts', "import title from './title.txt?raw';\nexport default { title, styles: 'site.css', components: 'parts' };\n");
  await overlay(page).getByText('title.txt').waitFor();
  mkdirSync(path.join(dev.folder, 'parts'));
  write('parts/Word.tsx', "import word from '../word.txt?raw';\nexport function Word() { return <b>{word}</b>; }\n");
  write('word.txt', 'One word');
  write('colors.css', '.brand { color: rgb(1, 2, 3); }\n');
  write('site.css', "@import './colors.css';\n");
  write('title.txt', 'Imported');
  await page.locator('.brand', { hasText: 'Imported' }).waitFor();
  const color = () => page.locator('.brand').evaluate((brand) => getComputedStyle(brand).color);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  write('title.txt', 'Changed');
  await page.locator('.brand', { hasText: 'Changed' }).waitFor();
  write('colors.css', '.brand { color: rgb(4, 5, 6); }\n');
  await expect.poll(color).toBe('rgb(4, 5, 6)');
  dev.edit('second.mdx', (text) => `${text}\n<Word />\n`);
  await page.goto(`${dev.docs}second/`);
  await page.getByText('One word').waitFor();
  write('word.txt', 'Another word');
  await page.getByText('Another word').waitFor();
  rmSync(path.join(dev.folder, 'docs.config.ts'));
  await page.locator('.brand', { hasText: 'site' }).waitFor();
});

test('files that the security policy forbids are reported in development', async () => {
  dev.edit('second.mdx', (text) => `${text}\n\n<p><img alt="Elsewhere" src="https://example.com/picture.png" /></p>\n`);
  await open('second/');
  await dev.reported("Browsers will block the file https://example.com/picture.png: the site's security policy does not allow its host.");
  await expect.poll(() => faults.filter((fault) => fault.includes('Content Security Policy'))).toHaveLength(1);
  dev.edit('second.mdx', (text) => text.replace(/<p><img.*/, ''));
  await dev.reported('second.mdx: fixed.');
  faults = faults.filter((fault) => !/Content Security Policy|picture\.png/.test(fault));
});

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../setup/find-chromium.js';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'docs-dev-')), 'site');
let server: ChildProcess;
let browser: Browser;
let docs: string;
let page: Page;
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

beforeEach(async () => {
  cpSync('tests/sites/dev', folder, { recursive: true });
  terminal = '';
  faults = [];
  page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) faults.push(message.text());
  });
  return async () => {
    await page.close();
    expect(faults).toEqual([]);
  };
});

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (server.exitCode !== null) throw new Error(`docs dev ended: ${terminal}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function open(address = ''): Promise<void> {
  await page.goto(docs + address, { waitUntil: 'networkidle' }).catch(() => {}); // the stream of events never ends
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
const edit = (file: string, change: (text: string) => string) => writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));
const overlay = () => page.locator('docs-mistakes section');

test('an edit is seen in place: the text above the reader grows, what they read stays where it was', async () => {
  await open();
  await page.locator('#middle').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const before = await page.locator('#middle').boundingBox();
  edit('index.md', (text) => text.replace('A line to edit.', 'Edited.\n\nAnother paragraph.\n\nAnd one more.'));
  await page.getByText('And one more.').waitFor({ state: 'attached' });
  expect(await isSameDocument()).toBe(true);
  expect((await page.locator('#middle').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('what was opened, moved and focused stays so', async () => {
  await open();
  await page.locator('summary', { hasText: 'More' }).click();
  await page.locator('pre').first().evaluate((box) => box.scrollTo({ left: 60 }));
  await page.locator('#main a', { hasText: 'link' }).focus();
  edit('index.md', (text) => text.replace('A line to edit.', 'Edited.'));
  await page.getByText('Edited.').waitFor();
  expect(await page.getByText('Inside.').isVisible()).toBe(true);
  expect(await page.locator('pre').first().evaluate((box) => box.scrollLeft)).toBe(60);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('link');
});

test('interactive parts wake again, with the choice that was made', async () => {
  await open('second/');
  await page.getByRole('tab', { name: 'Python' }).click();
  edit('second.mdx', (text) => text.replace('Python text.', 'Edited Python text.'));
  await page.getByText('Edited Python text.').waitFor();
  expect(await page.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Node.js' }).click();
  await page.getByText('Node text.').waitFor();
  expect(await isSameDocument()).toBe(true);
});

test('a mistake is told on the page and in the terminal until it is mended; the page stays', async () => {
  await open('second/');
  edit('second.mdx', (text) => text.replace('title:', 'titel:'));
  await overlay().waitFor();
  expect(await overlay().textContent()).toContain('second.mdx:2:1');
  expect(await overlay().textContent()).toContain('Did you mean `title`?');
  edit('second.mdx', (text) => `${text}\n\n<Open>\n`);
  await overlay().getByText('Expected a closing tag').waitFor();
  expect(await page.getByText('Node text.').isVisible()).toBe(true);
  cpSync('tests/sites/dev', folder, { recursive: true });
  await overlay().waitFor({ state: 'detached' });
  expect(await isSameDocument()).toBe(true);
  await until(() => (terminal.includes('second.mdx: mended.') ? true : undefined));
  expect(terminal).toContain('second.mdx:2:1  error  The frontmatter has no field `titel`. frontmatter-unknown');
});

test('a page that was edited elsewhere is shown as it is now', async () => {
  await open();
  await page.locator('#sidebar a', { hasText: 'Second page' }).hover(); // fetched ahead
  const told = page.evaluate(() => new Promise((resolve) => window.addEventListener('docs:edited', () => resolve(true), { once: true })));
  edit('second.mdx', (text) => text.replace('Node text.', 'Newer text.'));
  await told;
  await page.locator('#sidebar a', { hasText: 'Second page' }).click();
  await page.getByText('Newer text.').waitFor();
  expect(await isSameDocument()).toBe(true);
});

test('a new title comes into the sidebar; new and removed pages come and go', async () => {
  await open();
  edit('second.mdx', (text) => text.replace('Second page', 'Another title'));
  await page.locator('#sidebar a', { hasText: 'Another title' }).waitFor();
  writeFileSync(path.join(folder, 'third.md'), '# Third page\n\nNew.\n');
  await page.locator('#sidebar a', { hasText: 'Third page' }).click();
  await page.getByText('New.').waitFor();
  expect(await isSameDocument()).toBe(true);
  rmSync(path.join(folder, 'third.md'));
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  faults = faults.filter((fault) => !fault.includes('404'));
});

test('wrong settings are told and the last good ones stay; right ones come with a reload', async () => {
  await open();
  const config = path.join(folder, 'docs.config.ts');
  writeFileSync(config, "export default { titel: 'Named' };\n");
  await overlay().getByText('There is no setting').waitFor();
  expect(await isSameDocument()).toBe(true);
  writeFileSync(config, "export default { title: 'Named' };\n");
  await page.locator('.brand', { hasText: 'Named' }).waitFor();
  rmSync(config);
  await page.locator('.brand', { hasText: 'site' }).waitFor();
});

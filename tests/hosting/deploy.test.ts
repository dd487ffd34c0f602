import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, heading, type Journey, startJourney } from '../browser/harness.ts';

const names = ['one', 'two', 'three', 'four'];
const folder = mkdtempSync(path.join(tmpdir(), 'docs-deploy-'));
const content = path.join(folder, 'site/content');
const published = path.join(folder, 'www');
let journey: Journey;

/** Writes the pages (name → heading) of an edition. */
function write(pages: Record<string, string>, moved: Record<string, string> = {}): void {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  const links = Object.keys(pages)
    .map((name) => `- [${name}](/${name}/#part)`)
    .join('\n');
  for (const [name, title] of Object.entries({ index: 'Home', ...pages }))
    writeFileSync(path.join(content, `${name}.md`), `# ${title}\n\nSome text.\n\n## Part\n\n${name === 'index' ? links : '[Home](/)'}\n`);
  writeFileSync(
    path.join(folder, 'site/docs.config.js'),
    `export default { title: 'Deployed', base: '/docs/', redirects: ${JSON.stringify(moved)} };`,
  );
}
const build = (out: string, ...options: string[]) =>
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', path.join(folder, 'site'), '--out', out, ...options], {
    stdio: 'pipe',
  });

const first = Object.fromEntries(names.map((name) => [name, `Page ${name}`]));
const second = { uno: 'Page one renamed', three: 'Page three edited', four: 'Page four' };
/** Editions, each built once; a deploy swaps folders. */
const editions = { first: path.join(folder, 'first'), second: path.join(folder, 'second') };
function publish(edition: keyof typeof editions): void {
  rmSync(published, { recursive: true, force: true });
  cpSync(editions[edition], published, { recursive: true });
}

beforeAll(async () => {
  write(first);
  build(editions.first);
  write(second, { '/one/': '/uno/' });
  build(editions.second, '--previous', editions.first);
  publish('first');
  journey = await startJourney(published, '/docs/');
});
beforeEach(() => publish('first'));
afterAll(async () => {
  await journey?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a tab without prefetching that counts full page loads after the first. */
async function openTab(): Promise<{ page: Page; loads: () => number }> {
  const page = await journey.open('', { saveData: true });
  await awake(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return { page, loads: () => documents };
}

/** Published page scripts of a page. */
function scripts(name: string): string[] {
  return readdirSync(path.join(published, 'docs/assets/pages')).filter((file) => file.startsWith(`${name}.`));
}

async function choose(page: Page, name: string): Promise<void> {
  await page.evaluate(`document.querySelector('#docsMain a[href="/docs/${name}/#part"]').click()`);
}

/** Acceptable titles for each link of the first edition. */
const right: [name: string, title: RegExp][] = [
  ['one', /^Page one( renamed)?$/],
  ['two', /^(Page two|Page not found)$/],
  ['three', /^Page three( edited)?$/],
  ['four', /^Page four$/],
];

test.each([
  ['had loaded the list of pages', true],
  ['loads the list of pages afterwards', false],
])('a tab that %s keeps working after a deploy', async (_, before) => {
  const { page, loads } = await openTab();
  if (before) {
    await choose(page, 'four');
    await heading(page, 'Page four');
    await page.goBack();
    await heading(page, 'Home');
  }
  publish('second');
  const already = loads();
  for (const [name, title] of right) {
    const start = loads();
    await choose(page, name);
    await heading(page, title);
    expect(loads() - start, name).toBeLessThanOrEqual(1);
    expect(await page.locator('[data-load-error]').count(), name).toBe(0);
    if (name !== 'two') expect(new URL(page.url()).hash, name).toBe('#part');
    await page.goto(`${journey.docs}`);
    await page.evaluate(
      `document.querySelector('#docsMain ul').innerHTML = ${JSON.stringify(names.map((link) => `<a href="/docs/${link}/#part">${link}</a>`).join(' '))}`,
    );
  }
  expect(loads() - already).toBeLessThanOrEqual(2 * right.length);
  await page.context().close();
});

test('a tab of the first edition shows all its pages without a reload as long as their scripts are kept', async () => {
  const { page, loads } = await openTab();
  await choose(page, 'four');
  await heading(page, 'Page four');
  await page.goBack();
  await heading(page, 'Home');
  const before = loads();
  publish('second');
  for (const [name, title] of right) {
    await choose(page, name);
    await heading(page, title);
    await page.goBack();
    await heading(page, 'Home');
  }
  expect(loads()).toBe(before);
  await page.context().close();
});

test('the scripts of three builds are kept; after that, a page is opened with one full load', async () => {
  const { page, loads } = await openTab();
  await choose(page, 'four');
  await heading(page, 'Page four');
  await page.goBack();
  await heading(page, 'Home');
  for (const edition of [1, 2, 3, 4]) {
    write({ ...second, three: `Page three edited ${edition}` }, { '/one/': '/uno/' });
    build(published);
    expect(scripts('three')).toHaveLength(Math.min(edition, 3) + 1);
  }
  expect(scripts('two')).toHaveLength(0);
  build(published); // rebuilding the same edition doesn't count as a deploy
  expect(scripts('three')).toHaveLength(4);
  const before = loads();
  await choose(page, 'three');
  await heading(page, 'Page three edited 4');
  expect(loads() - before).toBe(1);
  expect(new URL(page.url()).hash).toBe('#part');
  await page.context().close();
});

test.each([
  ['new documents, old scripts', 'html'],
  ['new scripts, old documents', 'assets'],
])('a half-copied deploy shows right pages: %s', async (_, copied) => {
  const next = editions.second;
  if (copied === 'assets') cpSync(path.join(next, 'docs/assets'), path.join(published, 'docs/assets'), { recursive: true });
  else cpSync(next, published, { recursive: true, filter: (source) => !source.startsWith(path.join(next, 'docs/assets')) });
  const { page } = await openTab();
  const links = (await page.evaluate(`[...document.querySelectorAll('#docsMain li a')].map((link) => link.textContent)`)) as string[];
  expect(links).toEqual(copied === 'html' ? Object.keys(second) : names);
  for (const name of links) {
    await choose(page, name);
    await heading(
      page,
      new RegExp(
        `^(${[(first as Record<string, string>)[name], (second as Record<string, string>)[name], name === 'one' ? 'Page one renamed' : '-'].join('|')})$|${name === 'two' && copied === 'assets' ? 'Page two' : '^$'}`,
      ),
    );
    expect(await page.locator('[data-load-error]').count(), name).toBe(0);
    await page.goto(journey.docs);
  }
  await page.context().close();
});

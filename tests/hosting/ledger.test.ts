import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLedger } from '../../packages/core/config/ledger.ts';
import { buildFixture } from '../browser/build-fixture.ts';
import { awake, heading, type Journey, startJourney } from '../browser/harness.ts';
import { runDocs } from '../setup/run-docs.ts';
import { check } from '../setup/test-site.ts';

let site: string;
beforeAll(() => {
  site = path.join(mkdtempSync(path.join(tmpdir(), 'docs-ledger-')), 'site');
  cpSync('tests/sites/hosting', site, { recursive: true });
});
afterAll(() => rmSync(path.dirname(site), { recursive: true, force: true }));

const docs = (...args: string[]) => runDocs(args);
function edit(file: string, from: string, to: string): () => void {
  const name = path.join(site, file);
  const before = readFileSync(name, 'utf8');
  expect(before).toContain(from);
  writeFileSync(name, before.replace(from, to));
  return () => writeFileSync(name, before);
}

describe('docs check', () => {
  test('reports nothing if every address exists or has a successor', () => {
    expect(JSON.parse(docs('check', site, '--format', 'json').stdout)).toEqual([]);
  });

  test.each([
    [
      'a renamed heading',
      'content/guide/index.md',
      '## First part',
      '## The beginning',
      { id: 'anchor-lost', line: 4, help: /\{#first-part\}.*#first-part -> #/ },
    ],
    ['a removed page', 'addresses.txt', '/part/', '/parts/of/old/', { id: 'address-lost', line: 10, help: /\/parts\/of\/old\/ -> \// }],
    [
      'a successor that is not a heading',
      'addresses.txt',
      '#part-two -> #second-part',
      '#part-two -> #second-prt',
      { id: 'successor-broken', line: 6, help: /#second-part/ },
    ],
    [
      'a replacement that is not a page',
      'addresses.txt',
      '/former/ -> /guide/file.html',
      '/former/ -> /guide/fil.html',
      { id: 'redirect-broken', line: 9, help: /\/guide\/file\.html/ },
    ],
    ['an invalid line', 'addresses.txt', '  #first-part', '  first-part', { id: 'ledger-line', line: 4, help: /#anchor/ }],
    ['a duplicate line', 'addresses.txt', '  #first-part', '  #second-part', { id: 'ledger-duplicate', line: 5, help: /Remove/ }],
  ])('reports %s, with its line and a fix', async (_, file, from, to, expected) => {
    const undo = edit(file, from, to);
    const found = (await check(site)).filter((diagnostic) => diagnostic.file === 'addresses.txt');
    undo();
    expect(found).toMatchObject([{ id: expected.id, level: 'error', line: expected.line, help: expect.stringMatching(expected.help) }]);
  });
});

test('docs ledger update creates the folder of a new ledger', () => {
  const undo = edit('docs.config.ts', "'addresses.txt'", "'new/folder/addresses.txt'");
  expect(docs('ledger', 'update', site).status).toBe(0);
  undo();
  expect(readFileSync(path.join(site, 'new/folder/addresses.txt'), 'utf8')).toMatch(/^\/\/ Every address .*\n\/\n/s);
});

test('docs ledger update writes nothing while a page cannot be read', () => {
  const broken = path.join(site, 'content/broken.mdx');
  writeFileSync(broken, '# Broken\n\n{missing.value}\n');
  const before = readFileSync(path.join(site, 'addresses.txt'), 'utf8');
  const { status, stderr } = docs('ledger', 'update', site);
  rmSync(broken);
  expect(status).toBe(1);
  expect(stderr).toContain('content/broken.mdx:');
  expect(readFileSync(path.join(site, 'addresses.txt'), 'utf8')).toBe(before);
});

test('docs ledger update adds new addresses and removes none', async () => {
  edit('content/guide/index.md', '## Second part', '## New in between\n\nText.\n\n## Second part');
  const before = parseLedger(readFileSync(path.join(site, 'addresses.txt'), 'utf8'), 'addresses.txt').entries;
  expect(docs('ledger', 'update', site).status).toBe(0);
  const after = parseLedger(readFileSync(path.join(site, 'addresses.txt'), 'utf8'), 'addresses.txt').entries;
  const named = (entries: typeof after) => entries.map((entry) => `${entry.path}#${entry.anchor} ${entry.successor}`);
  expect(named(after)).toEqual(expect.arrayContaining([...named(before), '/guide/#new-in-between undefined', '/old-file.html# undefined']));
  expect(docs('ledger', 'update', site).stdout).toMatch(/^Added 0 addresses/);
  expect(await check(site)).toEqual([]);
});

describe('old fragments in the browser', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney(buildFixture('hosting'));
  });
  afterAll(() => journey?.stop());

  test.each([
    ['guide/#part-two', '/docs/guide/#second-part', 'Guide'],
    ['guide/#a-file', '/docs/guide/file.html#more', 'File'],
    ['guide/#second-part', '/docs/guide/#second-part', 'Guide'],
    // The name of an inherited property.
    ['guide/#constructor', '/docs/guide/#constructor', 'Guide'],
  ])('%s lands on %s when the page opens', async (from, to, title) => {
    const page = await journey.open(from);
    await expect.poll(() => page.url()).toBe(new URL(to, journey.docs).href);
    await heading(page, title);
    await awake(page);
    await page.context().close();
  });

  test.each([
    ['guide/#part-two', '/docs/guide/#second-part', 'Guide'],
    ['guide/#a-file', '/docs/guide/file.html#more', 'File'],
  ])('%s lands on %s when one goes there', async (from, to, title) => {
    const page = await journey.open();
    await awake(page);
    await page.evaluate(`window.sameDocument = true; document.querySelector('#docsMain p a').setAttribute('href', '/docs/${from}')`);
    await page.locator('#docsMain p a').first().click();
    await heading(page, title);
    await expect.poll(() => page.url()).toBe(new URL(to, journey.docs).href);
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await page.context().close();
  });

  test.each([
    ['guide/#part-two', '/docs/guide/#second-part', 'Guide › Second part'],
    ['guide/#a-file', '/docs/guide/file.html#more', 'File › More'],
  ])('without script, %s shows a link to %s', async (from, to, name) => {
    const page = await journey.open(from, { javaScriptEnabled: false });
    const link = page.locator(':target a');
    expect(await link.textContent()).toBe(name);
    expect(await link.getAttribute('href')).toBe(to);
    await page.context().close();
  });

  test('a fragment typed into the URL of an open page lands too', async () => {
    const page = await journey.open('guide/');
    await awake(page);
    await page.evaluate(`location.hash = '#part-two'`);
    await expect.poll(() => page.url()).toBe(`${journey.docs}guide/#second-part`);
    await page.context().close();
  });
});

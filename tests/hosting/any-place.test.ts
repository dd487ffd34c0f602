import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFixture } from '../browser/build-fixture.ts';
import { awake, heading, type Journey, startJourney } from '../browser/harness.ts';

let built: string;
beforeAll(() => {
  built = buildFixture('hosting', '--base', './');
});

test('no file refers to a fixed base path', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|json|md|txt)$/.test(name));
  expect(files).toContain('guide/index.html');
  for (const name of files) {
    const text = readFileSync(path.join(built, name), 'utf8');
    expect(text, name).not.toMatch(/__any__|(?:href|src)="\/|rel="canonical" href="(?!https:)/);
  }
});

describe.each(['/', '/docs/', '/a/deep/path/', '/~user/docs-1.2/', '/my d\u00f6k/100%/'])('the same folder at %s', (base) => {
  let journey: Journey;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'docs-any-'));
    const folder = path.join(root, base);
    mkdirSync(folder, { recursive: true });
    cpSync(built, folder, { recursive: true });
    cpSync(`${built}.hosting`, `${root}.hosting`, { recursive: true });
    journey = await startJourney(root, base);
  });
  afterAll(async () => {
    await journey?.stop();
    for (const folder of [root, `${root}.hosting`]) rmSync(folder, { recursive: true, force: true });
  });

  test('pages open, links between them work, and so does Back', async () => {
    const page = await journey.open('guide/');
    await awake(page);
    await page.evaluate(`window.sameDocument = true`);
    await page.locator('.brand').click();
    await heading(page, 'Hosted');
    expect(page.url()).toBe(journey.docs);
    await page.locator('#docsMain a', { hasText: 'its second part' }).click();
    await heading(page, 'Guide');
    expect(page.url()).toBe(`${journey.docs}guide/#second-part`);
    await page.evaluate(`[...document.querySelectorAll('#docsSidebar a')].find((link) => link.textContent === 'File').click()`);
    await heading(page, 'File');
    expect(page.url()).toBe(`${journey.docs}guide/file.html`);
    await page.locator('#docsMain a', { hasText: 'the guide' }).click();
    await heading(page, 'Guide');
    await page.goBack();
    await heading(page, 'File');
    await page.locator('.brand').click();
    await heading(page, 'Hosted');
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    expect(await page.locator('.brand').getAttribute('href')).toBe(new URL(journey.docs).pathname);
    await page.context().close();
  });

  test('old URLs redirect, and no errors are logged', async () => {
    const page = await journey.open('part/?a=1');
    await expect.poll(() => page.url()).toBe(`${journey.docs}guide/?a=1#second-part`);
    await heading(page, 'Guide');
    expect(journey.faults).toEqual([]);
    await page.context().close();
  });

  describe.each(['gide', 'guide/deeper/gide/'])('the unknown URL %s', (unknown) => {
    test('finds the docs and suggests pages, under the security policy', async () => {
      const page = await journey.open(unknown, { bypassCSP: false });
      await heading(page, 'Page not found');
      await page.locator('#nearest a').first().waitFor();
      expect(await page.locator('.step-up').count()).toBe(0);
      const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? 'none'));
      const place = new URL(journey.docs).pathname;
      expect(links.filter((link) => !link.startsWith(place) && !link.startsWith('#'))).toEqual([]);
      await page.evaluate(`window.sameDocument = true`);
      await page
        .locator('#nearest a', { hasText: /^Guide$/ })
        .first()
        .click();
      await heading(page, 'Guide');
      expect(page.url()).toBe(`${journey.docs}guide/`);
      expect(await page.evaluate('window.sameDocument')).toBe(true);
      await page.context().close();
      const others = journey.faults.filter((fault) => !fault.includes('status of 404'));
      journey.faults.length = 0;
      expect(others).toEqual([]);
    });

    test('has no wrong links without scripts, and one up to the docs', async () => {
      const page = await journey.open(unknown, { javaScriptEnabled: false });
      for (let steps = 0; (await page.locator('h1').textContent()) === 'Page not found' && steps < 5; steps++) {
        const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toEqual(['#docsMain', '.', '..']);
        await page.getByText(page.url().endsWith('/') ? 'Go one folder up' : 'Go to the folder that contains this address').click();
      }
      expect(['Hosted', 'Guide']).toContain(await page.locator('h1').textContent());
      expect(page.url()).toContain(journey.docs);
      await page.context().close();
      journey.faults.length = 0;
    });
  });
});

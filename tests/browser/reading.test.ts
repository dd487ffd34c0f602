import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

test.each([1024, 1440, 1920])('a line of text has at most 95 characters at a width of %s pixels', async (width) => {
  const page = await journey.open('workflows/errors/', { viewport: { width, height: 900 } });
  const longest = await page.locator('#docsMain article > p').evaluateAll((paragraphs) => {
    const lengths = paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // Inline code sits slightly above or below the baseline.
          const line = Math.round(range.getBoundingClientRect().bottom / 12);
          lines.set(line, (lines.get(line) ?? '') + range.toString());
        }
      return [...lines.values()].map((line) => line.trim().length);
    });
    return Math.max(...lengths);
  });
  expect(longest).toBeGreaterThan(40);
  expect(longest).toBeLessThanOrEqual(95);
});

test.each([
  '',
  'workflows/steps/triggers/',
  'limits/',
  'quickstart/',
  'apps/servicenow/',
])('increased letter and line spacing cuts nothing off on /docs/%s (WCAG 1.4.12)', async (path) => {
  for (const width of [320, 360, 1280]) {
    const page = await journey.open(path, { viewport: { width, height: 900 } });
    await page.addStyleTag({
      content: '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    });
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth) found.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
      for (const part of document.querySelectorAll<HTMLElement>('.fig, .card, .top a, .code figcaption'))
        if (part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
          found.push(`${part.className}: ${part.textContent.slice(0, 40)}`);
      for (const text of document.querySelectorAll<SVGTextElement>('.diagram svg text:not(.label)')) {
        const svg = text.ownerSVGElement;
        if (!svg?.checkVisibility()) continue;
        const { x, width } = text.getBBox();
        const boxes = [...svg.querySelectorAll('rect')].map((box) => box.getBBox());
        if (!boxes.some((box) => box.x <= x + 1 && box.x + box.width >= x + width - 1)) found.push(`diagram: ${text.textContent}`);
      }
      return found;
    });
    expect(faults, `${width} pixels wide`).toEqual([]);
  }
});

test.each([
  ['light', 'none'],
  ['dark', 'none'],
  ['light', 'active'],
] as const)('focus is visible at every tab stop and never under the header, %s theme, forced colors: %s', async (colorScheme, forcedColors) => {
  const page = await journey.open('workflows/concurrency-and-throttling/', { colorScheme, forcedColors, reducedMotion: 'reduce' });
  const faults = new Set<string>();
  for (let stop = 0; stop < 45; stop++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'no focus';
      const ring = element.closest('.theme-picker') ?? element;
      const { outlineStyle, outlineWidth } = getComputedStyle(ring);
      const name = element.textContent.trim().slice(0, 30) || element.outerHTML.slice(0, 60);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
      const header = document.querySelector('.top');
      const { top, bottom } = ring.getBoundingClientRect();
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      if (!header?.contains(element) && !element.matches('.skip') && bottom <= edge) return `under the header: ${name}`;
      return top > window.innerHeight ? `out of view: ${name}` : '';
    });
    if (fault !== '') faults.add(fault);
  }
  expect([...faults]).toEqual([]);
});

test('figures are at least 240 pixels wide in a wide window', async () => {
  const docs = path.join(inject('dist'), 'docs');
  const withFigures = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && /<figure class="(?:fig|diagram)"/.test(readFileSync(path.join(docs, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/').replace(/index\.html$/, ''));
  expect(withFigures.length).toBeGreaterThan(20);
  const page = await journey.open('', { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  const narrow: string[] = [];
  for (const address of withFigures) {
    await page.goto(journey.docs + address, { waitUntil: 'domcontentloaded' });
    const widths = await page
      .locator('.fig, .diagram')
      .evaluateAll((all) => all.filter((figure) => figure.checkVisibility()).map((figure) => figure.getBoundingClientRect().width));
    narrow.push(...widths.filter((width) => width < 240).map((width) => `${address}: ${width}`));
  }
  expect(narrow).toEqual([]);
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

test('on a phone, the first screen of the home page offers the quickstart and the search, and its code fits', async () => {
  const page = await journey.open('', { viewport: { width: 360, height: 740 } });
  for (const name of ['Start with the quickstart', 'Search the docs']) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(box && box.y + box.height, name).toBeLessThan(740);
  }
  const tooWide = page.locator('.hero pre').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await tooWide).toBe(0);
});

test.each([
  'pricing/',
  'api/rest/',
  'workflows/steps/triggers/',
])('fields of /docs/%s have letters into which no phone zooms', async (path) => {
  const page = await journey.open(path, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const sizes = await page
    .locator(':is(input, select, textarea):not([type=checkbox])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

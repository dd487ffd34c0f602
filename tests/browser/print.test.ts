import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Elements that are printed (or not, if `there` is false), by tag and start of text. */
const shown = (page: Page, selector: string, there: boolean) =>
  page.evaluate(
    ([wanted, visible]) =>
      [...document.querySelectorAll(String(wanted))]
        .filter((element) => (element.checkVisibility() && element.getClientRects().length > 0) === visible)
        .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 30)}`),
    [selector, there] as const,
  );

/** A guide with steps, figures and a collapsed part; a reference with tabs and a diagram; a page with long code; one with a filter. */
describe.each(['quickstart/', 'api/rest/', 'components/api/', 'limits/'])('/docs/%s in print', (path) => {
  let page: Page;
  beforeAll(async () => {
    // A4 with margins of one centimetre.
    page = await journey.open(path, { viewport: { width: 718, height: 1046 } });
    await page.emulateMedia({ media: 'print' });
  });

  test('nothing is cut off on the right', async () => {
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('#docsMain article *')]
        .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden, thead'))
        .filter((element) => {
          const scrolls = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          return scrolls || element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
        })
        .map((element) => `${element.localName}.${element.getAttribute('class')} ${element.textContent?.trim().slice(0, 40)}`),
    );
    expect(cut).toEqual([]);
  });

  test('all tabs and collapsed parts are printed, and controls are not', async () => {
    expect(
      await shown(page, '#docsMain .panels > div, #docsMain .tab-label, #docsMain details:not(.menu, .own-values) > div > *', false),
    ).toEqual([]);
    expect(
      await shown(page, 'button, input, select, textarea, nav, header.top, #docsSidebar, dialog, .skip, .anchor, [role=tablist]', true),
    ).toEqual([]);
  });

  test('each link to another page shows its full URL once', async () => {
    const links = await page.locator('#docsMain article a[href]:not(.anchor)').evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const href = link.getAttribute('href') ?? '';
          const site = getComputedStyle(link).getPropertyValue('--site').replaceAll('"', '').trim();
          const added = [...getComputedStyle(link, '::after').content.matchAll(/"([^"]*)"|attr\(href\)/g)].map(([, text]) => text ?? href);
          return { href: href.startsWith('/') ? site + href : href, text: `${link.textContent}${added.join('')}` };
        }),
    );
    const others = links.filter(({ href }) => !href.startsWith('#'));
    expect(others.length).toBeGreaterThan(5);
    const timesThere = ({ href, text }: (typeof links)[number]) => text.split(href.replace(/\/$/, '')).length - 1;
    expect(others.filter((link) => !/^https:\/\//.test(link.href) || timesThere(link) !== 1)).toEqual([]);
    // Links within the page show no URL.
    expect(links.filter(({ href, text }) => href.startsWith('#') && text.includes(`(${href}`))).toEqual([]);
  });
});

test('no page logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});

import * as v from 'valibot';
import { expect } from 'vitest';
import { LONGEST_PAGES } from '../longest-pages.ts';
import type { Reader } from './reader.ts';

const TITLE = `document.querySelector('#docsMain h1')?.textContent.trim()`;
/** Pixels between an element and the position it should have after scrolling to it. */
const offBy = (id: string) =>
  `Math.abs(document.getElementById('${id}').getBoundingClientRect().top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))`;
const wait = (milliseconds: number) => `new Promise((resolve) => setTimeout(() => resolve(true), ${milliseconds}))`;

/** Journeys that `JOURNEYS=chosen` runs in browsers other than Chromium, because engines have differed in them. */
export const CHOSEN: readonly string[] = [
  'a page is readable, and nothing scrolls sideways',
  'the search opens with its key, finds results, and Enter opens one',
  'Back restores scroll position and focus',
  'the mobile menu opens, takes focus and closes',
  'code is copied',
  'a deep link opens at its heading, and stays there',
  'a jump during loading is kept',
];

/** Waits for several frames, in which a page is laid out again without loading anything. On a busy machine, a fixed delay would be too short. */
const frames = `new Promise((resolve) => {
  let left = 5;
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve(true));
  next();
})`;

/** Journeys that run in every browser. */
export const JOURNEYS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'a page is readable, and nothing scrolls sideways': async (reader) => {
    for (const width of [360, 768, 1440]) {
      await reader.resize(width, 800);
      for (const path of ['', 'limits/', 'api/rest/', 'workflows/steps/triggers/']) {
        await reader.open(path);
        await reader.see('innerWidth', width);
        const wide = await reader.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect(wide, `${path} at ${width}`).toBe(0);
        expect(await reader.evaluate(`document.querySelector('#docsMain').clientWidth > 250`), `${path} at ${width}`).toBe(true);
      }
    }
  },
  'on a phone, no page scrolls sideways': async (reader) => {
    await reader.resize(360, 740);
    await reader.open('');
    const paths = await reader.evaluate(
      `fetch('/docs/pages.json').then((answer) => answer.json()).then((pages) => pages.map(({ path }) => path))`,
    );
    const some = v.parse(v.array(v.string()), paths).filter((_, index) => index % 5 === 0);
    expect(some.length).toBeGreaterThan(30);
    const wide: string[] = [];
    for (const path of some) {
      await reader.open(path.slice(1));
      if (await reader.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')) wide.push(path);
    }
    expect(wide).toEqual([]);
  },
  'the search opens with its key, finds results, and Enter opens one': async (reader) => {
    await reader.open('workflows/');
    await reader.press('/');
    await reader.see(`document.activeElement?.localName`, 'input');
    await reader.press(...'invocations quota exceeded');
    await reader.see(`document.querySelectorAll('[role=option] mark').length > 0`);
    await reader.press('Enter');
    await reader.see('location.pathname + location.hash', '/docs/troubleshooting/#invocations-quota-exceeded');
  },
  'Tab reaches everything, scrolled into view and with a focus ring': async (reader) => {
    await reader.open('quickstart/');
    const named = `((stop) => (stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40))`;
    const reached: string[] = [];
    for (let stop = ''; stop !== 'end'; ) {
      await reader.press('Tab');
      const found = await reader.evaluate(`new Promise(requestAnimationFrame).then(() => document.activeElement).then((stop) => {
        if (stop === document.body || stop.matches('[data-reached]')) return 'end';
        stop.dataset.reached = '';
        const ring = getComputedStyle(stop.closest('.theme-picker') ?? stop);
        const { top, bottom } = stop.getBoundingClientRect();
        const hidden = bottom < 0 || top > innerHeight || (bottom < 56 && !stop.closest('.top, .skip'));
        return (ring.outlineStyle === 'none' || parseFloat(ring.outlineWidth) < 2 || hidden ? 'unseen: ' : '') + ${named}(stop);
      })`);
      stop = String(found);
      // A heading has this button only while it has focus.
      if (stop !== 'end' && stop !== 'Copy section') reached.push(stop);
    }
    expect(reached.length).toBeGreaterThan(60);
    const all = await reader.evaluate(`[...document.querySelectorAll('a[href], button, select, input, summary, [tabindex="0"]')]
      .filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && !stop.matches(':disabled, .copy-part, .ahead *, [inert] *, details:not([open]) > :not(summary) *'))
      .map(${named})`);
    expect(reached.sort()).toEqual(v.parse(v.array(v.string()), all).sort());
  },
  'Back restores scroll position and focus': async (reader) => {
    await reader.open('limits/');
    await reader.evaluate(`scrollTo({ top: 900, behavior: 'instant' })`);
    const link = `[...document.querySelectorAll('#docsMain article a[href^="/docs/"]')].find((one) => one.getBoundingClientRect().top > 100)`;
    await reader.evaluate(`${link}.focus({ preventScroll: true })`);
    const name = await reader.evaluate('document.activeElement.textContent');
    const top = await reader.evaluate('scrollY');
    await reader.press('Enter');
    await reader.see(`${TITLE} !== 'Limits'`);
    await reader.evaluate('history.back()');
    await reader.see(TITLE, 'Limits');
    await reader.see(`Math.abs(scrollY - ${top}) <= 2`);
    await reader.see('document.activeElement.textContent', name);
  },
  'the mobile menu opens, takes focus and closes': async (reader) => {
    await reader.resize(360, 740);
    await reader.open('workflows/');
    await reader.click('button', 'Menu');
    await reader.see(`document.activeElement.closest('#docsSidebar') !== null`);
    await reader.press('Escape');
    await reader.see(`document.activeElement.getAttribute('aria-label')`, 'Menu');
  },
  'a chosen theme is kept': async (reader) => {
    await reader.open('limits/');
    await reader.focus('combobox', 'Theme');
    await reader.press('D');
    await reader.press('Enter');
    await reader.see('document.documentElement.dataset.theme', 'dark');
    await reader.open('quickstart/');
    expect(await reader.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  },
  'arrow keys switch tabs': async (reader) => {
    await reader.open('code/');
    await reader.focus('tab', 'Node.js');
    await reader.press('ArrowRight');
    await reader.see('location.hash', '#tab-python');
    await reader.see(`document.activeElement.textContent + document.activeElement.getAttribute('aria-selected')`, 'Pythontrue');
  },
  'code is copied': async (reader) => {
    await reader.open('code/');
    await reader.evaluate(
      `document.querySelector('figure button.copy, .code button.copy').scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    await reader.evaluate(`[...document.querySelectorAll('button.copy')].find((one) => one.getClientRects().length > 0).focus()`);
    await reader.press('Enter');
    await reader.see(`[...document.querySelectorAll('button.copy')].some((one) => one.textContent === 'Copied')`);
  },
  'an old URL redirects': async (reader) => {
    await reader.open('notebook/inspector/');
    expect(await reader.evaluate('location.pathname')).toBe('/docs/workflows/events/inspect/');
  },
  'a deep link opens at its heading, and stays there': async (reader) => {
    await reader.open('workflows/steps/triggers/http/#too-many-requests');
    await reader.evaluate(wait(2000));
    expect(await reader.evaluate(offBy('too-many-requests'))).toBeLessThanOrEqual(2);
    await reader.resize(768, 800);
    await reader.see('innerWidth', 768);
    await reader.see(`${offBy('too-many-requests')} <= 2`);
  },
  'a jump during loading is kept': async (reader) => {
    await reader.open('components/api/props/');
    await reader.evaluate(`location.assign('#http-event-shape')`);
    await reader.evaluate(wait(2000));
    expect(await reader.evaluate(offBy('http-event-shape'))).toBeLessThanOrEqual(2);
  },
  'the scroll position holds on the longest pages: early jump, Back, deep link, theme, width': async (reader) => {
    const off: string[] = [];
    for (const [path, id] of LONGEST_PAGES) {
      const hold = async (after: string, passed = wait(1000)) => {
        await reader.evaluate(passed);
        const by = Number(await reader.evaluate(offBy(id)));
        if (!(by <= 2)) off.push(`${path} ${after}: ${by} px`);
      };
      await reader.resize(1280, 900);
      await reader.open(path);
      await reader.evaluate(`location.assign('#${id}')`);
      await hold('early jump');
      await reader.evaluate(`location.assign('/docs/quickstart/')`);
      await reader.see(TITLE, 'Quickstart');
      await reader.evaluate('history.back()');
      await reader.see(`document.getElementById('${id}') !== null`);
      await hold('Back');
      await reader.open(`quickstart/`);
      await reader.open(`${path}#${id}`);
      await hold('deep link');
      await reader.focus('combobox', 'Theme');
      await reader.press('D');
      await reader.press('Enter');
      await hold('theme', frames);
      for (const width of [1100, 700, 1280]) {
        await reader.resize(width, 900);
        await reader.see('innerWidth', width);
        await hold(`${width} px`, frames);
      }
    }
    expect(off).toEqual([]);
  },
  'a wrong URL suggests the right page': async (reader) => {
    await reader.open('workflows/steps/trigers/');
    await reader.see(TITLE, 'Page not found');
    await reader.see(`[...document.querySelectorAll('#nearest a')].some((one) => one.pathname === '/docs/workflows/steps/triggers/')`);
  },
  'the estimator updates the price when fields change': async (reader) => {
    await reader.open('pricing/');
    await reader.click('textbox', 'Events per day');
    await reader.press('0');
    await reader.see(`document.querySelector('.estimator dd small')?.textContent.includes('3,000 ×')`);
  },
  "samples show the reader's own values": async (reader) => {
    await reader.open('api/rest/');
    await reader.click('summary', 'Use your own values');
    await reader.click('textbox', 'API key');
    await reader.press(...'pdKey0123456789');
    await reader.see(`document.querySelector('#docsMain article').textContent.includes('Bearer pdKey0123456789')`);
  },
};

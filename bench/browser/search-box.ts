import type { Browser, Page } from 'playwright-core';
import type { Selectors } from '../generators/generator.ts';
import { median } from '../median.ts';
import { openPage, type Profile } from './open-page.ts';
import type { Served } from './serve-site.ts';

export interface SearchTimes {
  /** Milliseconds from the click that opens the search to the first result for a whole word. */
  first: number;
  /** Milliseconds from the last letter of a second word to its first result, on the same page. */
  later: number;
  /** Bytes downloaded until the first result appears, and including what is prefetched for later queries soon after it. */
  bytes: number;
  bytesSoonAfter: number;
}

type SearchSelectors = NonNullable<Selectors['search']>;

const WORDS = { first: 'webhook', later: 'authentication' };
/** Milliseconds between two keystrokes of a fast typist. */
const TYPING_MS = 100;

/** Milliseconds since `origin`, the start of the page, until the search was opened, the last letter typed, and its result shown. */
interface Search {
  origin: number;
  opened: number;
  typed: number;
  found: number;
}

declare global {
  var benchSearch: Search;
}

/** Opens the search, types a word and waits for a result that contains it, then repeats with a second word: medians of `runs` contexts. */
export async function searchTimes(
  browser: Browser,
  site: Served,
  search: SearchSelectors,
  line: Profile,
  runs: number,
): Promise<SearchTimes> {
  const measured: SearchTimes[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line: 'fast', processor: line });
    try {
      await page.goto(site.address, { waitUntil: 'load' });
      await page.waitForTimeout(1500);
      await quiet(page, site);
      site.pace(line === 'slow');
      const before = site.sent();
      const first = await searchFor(page, search, WORDS.first, 0);
      const bytes = site.sent(first.origin + first.found) - before;
      await page.waitForTimeout(line === 'slow' ? 1500 : 600);
      const bytesSoonAfter = site.sent() - before;
      await closeBox(page, search);
      const later = await searchFor(page, search, WORDS.later, TYPING_MS);
      measured.push({ first: first.found - first.opened, bytes, bytesSoonAfter, later: later.found - later.typed });
    } finally {
      site.pace(false);
      await close();
    }
  }
  const of = (key: keyof SearchTimes) => median(measured.map((one) => one[key]));
  return { first: of('first'), later: of('later'), bytes: of('bytes'), bytesSoonAfter: of('bytesSoonAfter') };
}

/** Waits for prefetches of the page to finish, so they don't count as bytes of the search. */
async function quiet(page: Page, site: Served): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const before = site.sent();
    await page.waitForTimeout(500);
    if (site.sent() === before) return;
  }
}

async function searchFor(page: Page, { open, input, result }: SearchSelectors, word: string, delay: number): Promise<Search> {
  await page.evaluate(watchResults, { result, word });
  await page.locator(open).filter({ visible: true }).first().click({ noWaitAfter: true });
  const field = page.locator(input).filter({ visible: true }).first();
  await field.waitFor({ timeout: 20_000 });
  if (!(await field.evaluate((element) => element === document.activeElement))) await field.click();
  await field.fill('');
  await page.keyboard.type(word, { delay });
  for (let waited = 0; waited < 30_000; waited += 15) {
    const search = await page.evaluate(() => globalThis.benchSearch);
    if (search.found > 0) return search;
    await page.waitForTimeout(15);
  }
  return { origin: Number.NaN, opened: Number.NaN, typed: Number.NaN, found: Number.NaN };
}

/** Runs in the page: records when the search opens, the word is complete, and a result contains it. */
function watchResults({ result, word }: { result: string; word: string }): void {
  const noted = { origin: performance.timeOrigin, opened: 0, typed: 0, found: 0 };
  globalThis.benchSearch = noted;
  const open = ({ timeStamp }: Event) => {
    if (noted.opened === 0) noted.opened = timeStamp;
  };
  addEventListener('pointerdown', open, { capture: true });
  let typed = '';
  const input = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    typed = target.value;
    noted.typed = timeStamp;
  };
  addEventListener('input', input, { capture: true });
  const look = () => {
    if (globalThis.benchSearch !== noted) return;
    const shown = [...document.querySelectorAll(result)].some(
      (element) => element.getBoundingClientRect().height > 0 && element.textContent?.toLowerCase().includes(word),
    );
    if (typed === word && shown) noted.found = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function closeBox(page: Page, { open, input }: SearchSelectors): Promise<void> {
  for (let tries = 0; tries < 2; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    if (open === input || !(await page.locator(input).filter({ visible: true }).first().isVisible())) break;
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForTimeout(200);
}

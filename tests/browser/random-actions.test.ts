import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Random } from '../../tools/corpus/random.ts';
import { awake, type Journey, startJourney } from './harness.ts';

const ACTIONS_A_VISIT = 40;
const pages: [{ title: string; path: string }] = JSON.parse(readFileSync(path.join(inject('dist'), 'docs/pages.json'), 'utf8'));
const titles = new Map(pages.map((page) => [`/docs${page.path}`, page.title]));

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

/** Clicks a random visible match, if there is one, without waiting. */
function clickOneOf(selector: string): (page: Page, random: Random) => Promise<void> {
  return (page, random) =>
    page.evaluate(
      ([selector, share]) => {
        const there = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
        there[Math.floor(there.length * share)]?.click();
      },
      [selector, random.next()] as const,
    );
}

function press(...keys: [string, ...string[]]): (page: Page, random: Random) => Promise<void> {
  return (page, random) => page.keyboard.press(random.pick(keys));
}

type Action = [name: string, act: (page: Page, random: Random) => Promise<unknown>];

/** Actions of a hurried reader, none of which waits for the previous one to finish. */
const ACTIONS: [Action, ...Action[]] = [
  ['opens the search', press('/', 'Control+k')],
  ['opens it with the mouse', clickOneOf('[data-action="search"]')],
  ['closes', press('Escape')],
  ['types', (page, random) => page.keyboard.type(random.pick(['cron', 'axios', 'e', 'zz']))],
  ['presses a key', press('Enter', 'ArrowDown', 'Tab', 'Shift+Tab')],
  ['goes back or on', (page, random) => page.evaluate((by) => history.go(by), random.chance(0.6) ? -1 : 1)],
  ['chooses a page', clickOneOf('#docsSidebar .pages a')],
  ['follows a link', clickOneOf('#docsMain a[href^="/docs/"]:not([href$=".md"]), #docsMain a[href^="#"]')],
  ['goes to a neighbour', clickOneOf('.neighbours a')],
  ['opens or closes the drawer', clickOneOf('.drawer-button')],
  ['opens or closes a group', clickOneOf('#docsSidebar summary')],
  ['chooses a tab', clickOneOf('[role="tab"]')],
  ['scrolls', (page, random) => page.mouse.wheel(0, random.pick([400, 3000, -3000]))],
  ['clicks anywhere', (page, random) => page.mouse.click(random.int(0, 380), random.int(0, 700))],
  ['waits', (page, random) => page.waitForTimeout(random.pick([10, 50, 200, 600]))],
];

// These seeds once left the page inert after the search closed; any others would do as well.
test.each([
  { seed: 2, width: 390 },
  { seed: 12, width: 1280 },
  { seed: 17, width: 390 },
  { seed: 36, width: 1280 },
  { seed: 46, width: 1280 },
  { seed: 61, width: 390 },
])('the current page stays intact whatever a reader does in quick succession: $width px, seed $seed', async ({ seed, width }) => {
  const random = new Random(seed);
  const page = await journey.open(random.pick(pages).path.slice(1), { viewport: { width, height: 800 }, hasTouch: width < 500 });
  const done: string[] = [];
  for (let i = 0; i < ACTIONS_A_VISIT; i++) {
    const [name, act] = random.pick(ACTIONS);
    done.push(name);
    // An action fails if its page is left meanwhile; only the final state counts.
    await act(page, random).catch(() => page.waitForLoadState('load'));
    for (const other of page.context().pages()) if (other !== page) await other.close();
    if (!page.url().startsWith(journey.docs)) await page.goto(journey.docs);
  }
  const story = `${done.join(', ')}: ${page.url()}`;
  await awake(page);
  const title = titles.get(new URL(page.url()).pathname);
  if (title !== undefined) await expect.poll(() => page.title(), { message: story }).toMatch(title);
  for (const _ of ['the search', 'the drawer']) await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[inert]').count(), { message: story }).toBe(0);
  expect(await page.getByRole('alert').count(), story).toBe(0);
  expect(journey.faults, story).toEqual([]);
  await page.context().close();
});

import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import { openPage, type Profile } from './open-page.ts';

export interface NavigationOptions {
  /** Page to start from. */
  from: string;
  sidebarLink: string;
  title: string;
  /** Number of links to try, each in a new context. */
  links: number;
  line: Profile;
  /** Milliseconds to hover over the link before clicking it. */
  hover: number;
}

declare global {
  var benchPainted: number | undefined;
}

/** Milliseconds from the click on a sidebar link until the new heading is painted: median of several links. */
export async function navigation(browser: Browser, options: NavigationOptions): Promise<number> {
  const times: number[] = [];
  for (let link = 0; link < options.links; link++) times.push(await oneClick(browser, options, (link + 0.5) / options.links));
  return median(times);
}

/** `share`: position of the link in the sidebar, from 0 (top) to 1. */
async function oneClick(browser: Browser, { from, sidebarLink, title, line, hover }: NavigationOptions, share: number): Promise<number> {
  const { page, close } = await openPage(browser, { line, processor: line });
  try {
    await page.addInitScript(watchTitle);
    await page.goto(from, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(line === 'slow' ? 1500 : 800);
    const { x, y } = await page.evaluate(showLink, { sidebarLink, share });
    await page.waitForTimeout(250);
    await page.evaluate((selector) => {
      const old = document.querySelector(selector)?.textContent ?? '';
      sessionStorage.setItem('bench', JSON.stringify({ selector, old }));
    }, title);
    await page.mouse.move(x, y);
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    return await paintedAfter(page);
  } finally {
    await close();
  }
}

/** Scrolls a visible link to another page into view and returns its position. Runs in the page. */
function showLink({ sidebarLink, share }: { sidebarLink: string; share: number }): { x: number; y: number } {
  const isCollapsed = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientHeight === 0 && getComputedStyle(element).overflowY === 'hidden') || isCollapsed(element.parentElement));
  const links = [...document.querySelectorAll<HTMLAnchorElement>(sidebarLink)].filter((link) => {
    if (link.href.includes('#') || !link.href.startsWith('http') || link.pathname === location.pathname) return false;
    return link.checkVisibility({ visibilityProperty: true }) && !isCollapsed(link.parentElement);
  });
  const link = links[Math.floor(share * links.length)];
  if (!link) throw new Error(`No visible link: ${sidebarLink}`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getBoundingClientRect();
  const point = { x: left + Math.min(width / 2, 40), y: top + height / 2 };
  if (!link.contains(document.elementFromPoint(point.x, point.y))) throw new Error(`The link to ${link.pathname} is covered.`);
  return point;
}

/** Records when a different title is painted; runs in every document, so it survives a full page load. */
function watchTitle(): void {
  const look = (begin: number): void => {
    const { selector, old }: { selector: string; old: string } = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
    const heading = document.querySelector(selector);
    const box = heading?.getBoundingClientRect();
    const text = heading?.textContent ?? '';
    if (!box || text === '' || text === old || box.bottom <= 0 || box.top >= innerHeight)
      return void requestAnimationFrame(() => look(begin));
    const channel = new MessageChannel(); // delivers its message once this frame is painted
    channel.port1.onmessage = () => {
      globalThis.benchPainted = performance.timeOrigin + performance.now() - begin;
    };
    channel.port2.postMessage(0);
  };
  const clicked = sessionStorage.getItem('bench-click');
  if (clicked !== null) requestAnimationFrame(() => look(Number(clicked)));
  addEventListener(
    'click',
    (event) => {
      if (sessionStorage.getItem('bench') === null) return;
      const begin = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem('bench-click', String(begin));
      requestAnimationFrame(() => look(begin));
    },
    { capture: true },
  );
}

async function paintedAfter(page: Page): Promise<number> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const time = await page.evaluate(() => globalThis.benchPainted).catch(() => undefined); // the document is being replaced
    if (time !== undefined) return time;
    await page.waitForTimeout(20);
  }
  return Number.NaN;
}

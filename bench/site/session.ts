import type { Browser } from 'playwright-core';
import { heapOf, openPage, settle } from '../browser/open-page.ts';
import type { Selectors } from '../generators/generator.ts';

export interface Held {
  navigations: number;
  /** Size of the JavaScript heap in megabytes. */
  heapMb: number;
  /** DOM nodes in memory. */
  nodes: number;
}

/**
 * Follows sidebar links from page to page in one long visit, and records memory at `moments` (numbers of navigations).
 * Every new page adds its text; from the second round on, memory must not grow.
 */
export async function session(browser: Browser, url: string, { sidebarLink, title }: Selectors, moments: number[]): Promise<Held[]> {
  const { page, cdp, close } = await openPage(browser, { line: 'fast', processor: 'fast' });
  try {
    await cdp.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const held: Held[] = [];
    for (const [at, navigations] of moments.entries()) {
      await page.evaluate(visitLinks, { link: sidebarLink, title, from: moments[at - 1] ?? 0, to: navigations });
      const heapMb = await heapOf(cdp);
      const { metrics } = await cdp.send('Performance.getMetrics');
      held.push({ navigations, heapMb, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0 });
    }
    return held;
  } finally {
    await close();
  }
}

/** Runs in the page, which must remain the same document. Throws if a navigation doesn't arrive. */
async function visitLinks({ link, title, from, to }: { link: string; title: string; from: number; to: number }): Promise<void> {
  for (let n = from; n < to; n++) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(link)].filter(
      ({ pathname, href }) => pathname !== location.pathname && !href.includes('#'),
    );
    const next = links[(n * 7) % links.length];
    if (!next) throw new Error('No link to another page.');
    const { pathname } = next;
    next.click();
    for (let frames = 0; ; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (location.pathname === pathname && document.querySelector(title)) break;
      if (frames > 600) throw new Error(`${pathname} did not load.`);
    }
  }
}

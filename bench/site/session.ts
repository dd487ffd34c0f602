import type { Browser } from 'playwright-core';
import { heapOf, openPage, settle } from '../browser/open-page.ts';

export interface Session {
  navigations: number;
  /** Megabytes that scripts hold after the first ten navigations, and after all. */
  heapMb: { early: number; late: number };
  /** Elements and texts that are in memory. */
  nodes: { early: number; late: number };
}

const EARLY = 10;

/** Goes from page to page by the links of the sidebar, as one long visit, and compares what is held in memory. */
export async function session(
  browser: Browser,
  url: string,
  { link, title }: { link: string; title: string },
  navigations: number,
): Promise<Session> {
  const { page, cdp, close } = await openPage(browser, { line: 'fast', processor: 'fast' });
  try {
    await cdp.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const held = async () => {
      const heap = await heapOf(cdp);
      const { metrics } = await cdp.send('Performance.getMetrics');
      return { heap, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0 };
    };
    await page.evaluate(visitLinks, { link, title, from: 0, to: EARLY });
    const early = await held();
    await page.evaluate(visitLinks, { link, title, from: EARLY, to: navigations });
    const late = await held();
    return { navigations, heapMb: { early: early.heap, late: late.heap }, nodes: { early: early.nodes, late: late.nodes } };
  } finally {
    await close();
  }
}

/** Runs in the page, which has to stay the same document. Fails where a navigation ends nowhere. */
async function visitLinks({ link, title, from, to }: { link: string; title: string; from: number; to: number }): Promise<void> {
  for (let n = from; n < to; n++) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(link)].filter(
      ({ pathname, href }) => pathname !== location.pathname && !href.includes('#'),
    );
    const next = links[(n * 7) % links.length];
    if (!next) throw new Error('There is no link to another page.');
    const { pathname } = next;
    next.click();
    for (let frames = 0; ; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (location.pathname === pathname && document.querySelector(title)) break;
      if (frames > 600) throw new Error(`${pathname} did not come.`);
    }
  }
}

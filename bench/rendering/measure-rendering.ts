import path from 'node:path';
import type { Browser } from 'playwright-core';
import { listen } from '../../packages/core/preview/server.ts';
import { BASE } from '../../tools/corpus/write-corpus.ts';
import { type Arrival, follow } from '../browser/first-visit.ts';
import { withBrowser } from '../browser/launch.ts';
import { observe } from '../browser/observe.ts';
import { openPage } from '../browser/open-page.ts';
import { serveSite } from '../browser/serve-site.ts';
import { writeBarePage } from '../corpus/bare-copy.ts';
import { buildOwnSite } from '../corpus/build-own-site.ts';
import { median } from '../median.ts';
import type { Plan } from '../plan.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { type RenderWork, renderWork } from './render-trace.ts';

export interface MeasureRenderingOptions {
  checkout: string;
  plan: Plan;
  work: string;
}

/** A page with much code, and a long one. */
const PAGES = ['pipedream-axios/', 'workflows/steps/triggers/'];
/** Factors by which the processor is slowed down. */
const SLOWDOWNS = [4, 8];
/** Enough for the median to even out the load of a busy machine. */
const PAIRS = 7;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading'];

interface RenderVisit extends RenderWork {
  lcp: number;
  nodes: number;
}

/** Compares pages of this site with plain HTML of the same text, visited in turn with a slow connection and slowed processors. */
export async function measureRendering({ checkout, plan, work }: MeasureRenderingOptions): Promise<string> {
  const published = path.join(work, 'rendering');
  const docs = buildOwnSite(checkout, published);
  for (const [n, address] of PAGES.entries()) writeBarePage(docs, address, `bare/${n}`);
  const site = await serveSite({ folder: docs, base: BASE, published });
  const elsewhere = await listen((_, response) => response.setHeader('content-type', 'text/html').end('<title>Results</title>'), 4600);
  const pairs = plan.visitRuns === 1 ? 3 : PAIRS;
  return withBrowser(async (browser) => {
    const rows: string[][] = [];
    for (const rate of SLOWDOWNS)
      for (const [n, address] of PAGES.entries()) {
        const urls = [site.address + address, `${site.address}bare/${n}/`];
        const seen: RenderVisit[][] = urls.map(() => []);
        for (let pair = 0; pair < pairs; pair++)
          for (const [at, url] of urls.entries()) seen[at]?.push(await visit(browser, { url, from: elsewhere.address }, rate));
        rows.push(...rowsOf(`${address}, ${rate} × slower`, seen[0] ?? [], seen[1] ?? []));
      }
    const head = ['medians of visits in turn', 'LCP ms', 'main thread ms', 'parse', 'style', 'layout', 'paint', 'script', 'nodes'];
    return `${markdownTable(head, rows)}\n\nChromium ${browser.version()}, ${pairs} pairs.`;
  }).finally(() => Promise.all([site.close(), elsewhere.close()]));
}

async function visit(browser: Browser, arrival: Arrival, rate: number, attempts = 3): Promise<RenderVisit> {
  const { page, cdp, close } = await openPage(browser, { line: 'slow', processor: 'fast' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(observe);
  await browser.startTracing(page, { categories: CATEGORIES });
  await follow(page, arrival);
  await page.waitForTimeout(2000);
  const trace = (await browser.stopTracing()).toString();
  const { lcp, nodes } = await page.evaluate(() => ({ lcp: globalThis.benchLcp, nodes: document.querySelectorAll('*').length }));
  await close();
  const work = renderWork(trace, arrival.url, lcp);
  if (work) return { lcp, nodes, ...work };
  if (attempts === 1) throw new Error(`No trace contains the navigation to ${arrival.url}.`);
  return visit(browser, arrival, rate, attempts - 1);
}

const FIGURES = ['lcp', 'main', 'parse', 'style', 'layout', 'paint', 'script', 'nodes'] as const;

function rowsOf(label: string, ours: RenderVisit[], bare: RenderVisit[]): string[][] {
  const row = (seen: RenderVisit[]) => FIGURES.map((figure) => median(seen.map((one) => one[figure])));
  const times = FIGURES.map((figure) => median(ours.map((one, at) => one[figure] / (bare[at]?.[figure] ?? Number.NaN))));
  const shown = (numbers: number[], digits: number) => numbers.map((number) => (Number.isFinite(number) ? number.toFixed(digits) : '–'));
  return [
    [`${label}: this engine`, ...shown(row(ours), 0)],
    [`${label}: bare`, ...shown(row(bare), 0)],
    [`${label}: times bare, median of pairs`, ...shown(times, 2)],
  ];
}

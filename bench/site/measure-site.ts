import path from 'node:path';
import type { Browser } from 'playwright-core';
import { BASE } from '../../tools/corpus/write-corpus.ts';
import { type FirstVisit, firstVisit } from '../browser/first-visit.ts';
import { withBrowser } from '../browser/launch.ts';
import { type Scrolling, scrolling } from '../browser/scrolling.ts';
import { type Served, serveSite } from '../browser/serve-site.ts';
import { writeBarePage } from '../corpus/bare-copy.ts';
import { buildOwnSite } from '../corpus/build-own-site.ts';
import { largePageCorpus } from '../corpus/large-page-corpus.ts';
import { bare } from '../generators/bare.ts';
import { ours } from '../generators/ours.ts';
import type { Plan } from '../plan.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { visitTable } from '../report/visit-tables.ts';
import { serveBuilt } from '../visits/serve-built.ts';
import { interactions, interactionTime } from './interactions.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { session } from './session.ts';

export interface MeasureSiteOptions {
  checkout: string;
  plan: Plan;
  limitSeconds: number;
  work: string;
}

/** The pages with the longest tables, and the longest page. */
const LONG_PAGES = ['components/api/', 'code/python/import-mappings/a-c/'];

interface Rows {
  visits: { label: string; visit: FirstVisit }[];
  scrolls: { label: string; scroll: Scrolling }[];
}

/** Measures this site with its components, and a page of 1 MB, each next to a bare page with the same text. */
export async function measureSite(options: MeasureSiteOptions): Promise<string> {
  const { checkout, plan, work } = options;
  const published = path.join(work, 'site');
  const docs = buildOwnSite(checkout, published);
  const samples = sampleAddresses(docs).filter(({ address }) => !LONG_PAGES.includes(address));
  const pages = [...samples, ...LONG_PAGES.map((address) => ({ kind: 'long', address }))];
  for (const [n, { address }] of pages.entries()) writeBarePage(docs, address, `bare/${n}`);
  const site = await serveSite({ folder: docs, base: BASE, published });
  const rows: Rows = { visits: [], scrolls: [] };
  const rest: string[] = [];
  await withBrowser(async (browser) => {
    for (const [n, { kind, address }] of pages.entries()) {
      rows.visits.push({ label: `${kind}: ${address || '/'}`, visit: await firstVisit(browser, site.address + address, plan.visitRuns) });
      rows.visits.push({ label: `${kind}: bare`, visit: await firstVisit(browser, `${site.address}bare/${n}/`, plan.visitRuns) });
      if (kind === 'long') rows.scrolls.push({ label: address, scroll: await scrolling(browser, site.address + address) });
    }
    for (const generator of [ours, bare]) {
      const corpus = largePageCorpus();
      const large = await serveBuilt(generator, corpus, { ...options, project: path.join(work, generator.name) });
      const label = `page of 1 MB: ${generator.label}`;
      await visitLarge(browser, large, generator.address(corpus.pages[1]?.id ?? ''), label, plan.visitRuns, rows).finally(large.close);
    }
    rest.push(await actTable(browser, site.address, plan.visitRuns));
    rest.push(await sessionTable(browser, site.address, plan.session), `Chromium ${browser.version()}.`);
  }).finally(site.close);
  return [visitTable(rows.visits), scrollTable(rows.scrolls), ...rest].join('\n\n');
}

async function visitLarge(browser: Browser, site: Served, address: string, label: string, runs: number, rows: Rows): Promise<void> {
  rows.visits.push({ label, visit: await firstVisit(browser, site.address + address, runs) });
  rows.scrolls.push({ label, scroll: await scrolling(browser, site.address + address) });
}

function scrollTable(rows: Rows['scrolls']): string {
  return markdownTable(
    ['scrolling, processor 4 × slower', 'frames', 'later than 32 ms', 'longest ms', 'style recalculations', 'layouts'],
    rows.map(({ label, scroll }) => [
      label,
      String(scroll.frames),
      String(scroll.late),
      scroll.longestMs.toFixed(0),
      String(scroll.styles),
      String(scroll.layouts),
    ]),
  );
}

async function actTable(browser: Browser, docs: string, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const interaction of interactions)
    rows.push([interaction.name, (await interactionTime(browser, docs, interaction, runs)).toFixed(0)]);
  return markdownTable(['input to next paint, processor 4 × slower', 'ms'], rows);
}

async function sessionTable(browser: Browser, docs: string, navigations: number): Promise<string> {
  const held = await session(browser, docs, ours.browser, [10, navigations / 2, navigations]);
  return markdownTable(
    ['navigations in one visit', 'heap MB', 'nodes'],
    held.map(({ navigations: done, heapMb, nodes }) => [String(done), heapMb.toFixed(1), String(nodes)]),
  );
}

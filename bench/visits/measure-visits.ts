import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Corpus } from '../../tools/corpus/corpus.ts';
import { firstVisit } from '../browser/first-visit.ts';
import { withBrowser } from '../browser/launch.ts';
import { navigation } from '../browser/navigation.ts';
import { searchTimes } from '../browser/search-box.ts';
import type { Served } from '../browser/serve-site.ts';
import { siteCorpus } from '../corpus/site-corpus.ts';
import { versionsOf } from '../generators/all.ts';
import type { Generator } from '../generators/generator.ts';
import type { Plan } from '../plan.ts';
import { visitReport } from '../report/visit-tables.ts';
import { pageToLeave, samplePages } from './sample-pages.ts';
import { serveBuilt } from './serve-built.ts';
import type { VisitMeasure } from './visit-measure.ts';

export interface MeasureVisitsOptions {
  checkout: string;
  plan: Plan;
  limitSeconds: number;
  work: string;
}

const HOVER_MS = 300;

/** Builds this site's own pages with each generator, visits the results, and returns the report. */
export async function measureVisits({ checkout, plan, limitSeconds, work }: MeasureVisitsOptions): Promise<string> {
  const corpus = await siteCorpus(checkout, path.join(work, 'site'));
  const visited: VisitMeasure[] = [];
  for (const generator of plan.visited) {
    const measure: VisitMeasure = { label: generator.label, pages: [] };
    visited.push(measure);
    try {
      const site = await serveBuilt(generator, corpus, { project: path.join(work, generator.name), checkout, limitSeconds });
      await withBrowser((browser) => visit(browser, { generator, corpus, site, runs: plan.visitRuns, measure })).finally(site.close);
    } catch (error) {
      measure.failed = error instanceof Error ? error.message : String(error);
    }
    const typical = measure.pages.find(({ kind }) => kind === 'median')?.visit;
    console.log(
      `${measure.label}: ${measure.failed ?? `LCP ${typical?.slow.lcp.toFixed(0)} ms, navigation ${measure.clicks?.slow.toFixed(0)} ms`}`,
    );
  }
  const chromium = await withBrowser(async (browser) => `Chromium ${browser.version()}.`);
  return [visitReport(visited), chromium, versionsOf(plan.visited)].filter(Boolean).join('\n\n');
}

interface Visit {
  generator: Generator;
  corpus: Corpus;
  site: Served;
  runs: number;
  /** Filled in as the visit proceeds, so figures survive a later failure. */
  measure: VisitMeasure;
}

async function visit(browser: Browser, { generator, corpus, site, runs, measure }: Visit): Promise<void> {
  const addressOf = (id: string) => site.address + generator.address(id);
  for (const { kind, page } of samplePages(corpus))
    measure.pages.push({ kind, id: page.id, visit: await firstVisit(browser, addressOf(page.id), runs) });
  const { sidebarLink, title, search } = generator.browser;
  const click = { from: addressOf(pageToLeave(corpus)?.id ?? 'index'), sidebarLink, title, links: runs };
  measure.clicks = {
    fast: await navigation(browser, { ...click, line: 'fast', hover: 0 }),
    fastHovered: await navigation(browser, { ...click, line: 'fast', hover: HOVER_MS }),
    slow: await navigation(browser, { ...click, line: 'slow', hover: 0 }),
    slowHovered: await navigation(browser, { ...click, line: 'slow', hover: HOVER_MS }),
  };
  if (!search) return;
  const searchRuns = Math.min(runs, 3);
  measure.search = {
    fast: await searchTimes(browser, site, search, 'fast', searchRuns),
    slow: await searchTimes(browser, site, search, 'slow', searchRuns),
  };
}

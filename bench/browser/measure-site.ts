import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/setup/find-chromium.js';
import { barePage } from '../generators/bare-page.js';
import { markdownTable } from '../report/markdown-table.ts';
import { firstVisit } from './first-visit.ts';
import { interactions, interactionTime } from './interactions.ts';
import { navigation } from './navigation.ts';
import { samplePages } from './sample-pages.ts';
import { serveSite } from './serve-site.ts';

export interface MeasureSiteOptions {
  /** Built folder of the host. */
  dist: string;
  base: string;
  runs: number;
}

/** Measures what a reader meets on a site of this engine, each page beside a bare one with the same text. */
export async function measureSite({ dist, base, runs }: MeasureSiteOptions): Promise<string> {
  const docs = path.join(dist, base);
  const pages = samplePages(docs);
  // The bare pages stand on the same server, out of the way of the site's own.
  for (const { kind, path: page } of pages) {
    const markdown = readFileSync(path.join(docs, page === '' ? 'index.md' : `${page.replace(/\/$/, '')}.md`), 'utf8');
    const html = readFileSync(path.join(docs, page, page.endsWith('.html') ? '' : 'index.html'), 'utf8');
    const sidebar = /<nav aria-label="Pages"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    mkdirSync(path.join(docs, 'bare', kind), { recursive: true });
    writeFileSync(path.join(docs, 'bare', kind, 'index.html'), barePage({ site: 'Docs', title: page, markdown, sidebar }));
  }
  const server = await serveSite(dist, base, false);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const url = server.address + base;
    await firstVisit(browser, url, 1); // the server compresses each file once
    const rows: string[][] = [];
    for (const { kind, path: page } of pages) {
      for (const [label, address] of [
        [page || '/', page],
        ['bare', `bare/${kind}/`],
      ] as const) {
        const { fcp, lcp, cls, tbt, requests, bytes, untilLoad, heapMb } = await firstVisit(browser, url + address, runs);
        const kb = (kind: string) => ((bytes[kind] ?? 0) / 1000).toFixed(1);
        const all = Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1000;
        rows.push([
          `${kind}: ${label}`,
          (untilLoad / 1000).toFixed(1),
          all.toFixed(1),
          kb('Document'),
          kb('Script'),
          String(requests),
          fcp.toFixed(0),
          lcp.toFixed(0),
          cls.toFixed(3),
          tbt.toFixed(0),
          heapMb.toFixed(1),
        ]);
        console.log(rows.at(-1)?.join(' | '));
      }
    }
    const middle = url + (pages[1]?.path ?? '');
    const click = { from: middle, sidebarLink: '#sidebar li > a:not([href*="#"]):not([aria-current])', title: '#main h1', links: runs * 2 };
    const clicks: string[][] = [];
    for (const line of ['fast', 'slow'] as const)
      for (const hover of [0, 300])
        clicks.push([line, hover === 0 ? 'at once' : 'after hovering', (await navigation(browser, { ...click, line, hover })).toFixed(0)]);
    const acts: string[][] = [];
    for (const interaction of interactions)
      acts.push([interaction.name, (await interactionTime(browser, url, interaction, runs)).toFixed(0)]);
    return [
      markdownTable(
        ['first visit, slow', 'kB until load', 'kB in all', 'document', 'script', 'requests', 'FCP', 'LCP', 'CLS', 'TBT', 'heap MB'],
        rows,
      ),
      markdownTable(['click to painted heading', '', 'ms'], clicks),
      markdownTable(['input to next paint, processor 4 × slower', 'ms'], acts),
    ].join('\n\n');
  } finally {
    await browser.close();
    await server.close();
  }
}

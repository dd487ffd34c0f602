import type { Browser, Page } from 'playwright-core';
import { listen } from '../../packages/core/preview/server.ts';
import { median } from '../median.ts';
import { type Observed, observe, observed } from './observe.ts';
import { heapOf, openPage, type Profile, settle } from './open-page.ts';

export interface FirstVisit {
  /** With a fast connection and processor, and with slow ones. */
  fast: Observed;
  slow: Observed;
  /** Requests sent before the load event, without prefetches; bytes on the wire, including headers. */
  load: Weight;
  /** All requests until the network is idle. */
  all: Weight;
  heapMb: number;
}

export interface Weight {
  requests: number;
  total: number;
  document: number;
  script: number;
}

/** Opens a page with an empty cache, `runs` times per profile. Returns medians, except for layout shifts: the worst run. */
export async function firstVisit(browser: Browser, url: string, runs: number): Promise<FirstVisit> {
  const weighed = await weighVisit(browser, url);
  const elsewhere = await listen((_, response) => response.setHeader('content-type', 'text/html').end('<title>Results</title>'), 4600);
  const observeOn = (line: Profile) => observeVisits(browser, { url, from: elsewhere.address }, runs, line);
  try {
    return { ...weighed, fast: await observeOn('fast'), slow: await observeOn('slow') };
  } finally {
    await elsewhere.close();
  }
}

/** A visit that follows a link from a page of another site. */
export interface Arrival {
  url: string;
  from: string;
}

async function observeVisits(browser: Browser, arrival: Arrival, runs: number, line: Profile): Promise<Observed> {
  const seen: Observed[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line, processor: line });
    await page.addInitScript(observe);
    await follow(page, arrival);
    await page.waitForTimeout(line === 'slow' ? 1500 : 500);
    seen.push(await page.evaluate(observed));
    await close();
  }
  return {
    fcp: median(seen.map(({ fcp }) => fcp)),
    lcp: median(seen.map(({ lcp }) => lcp)),
    cls: Math.max(...seen.map(({ cls }) => cls)),
    tbt: median(seen.map(({ tbt }) => tbt)),
  };
}

/** From an empty tab, only sites with `Cross-Origin-Opener-Policy` would pay for a change of process; from another site, all do. */
export async function follow(page: Page, { url, from }: Arrival): Promise<void> {
  await page.goto(from.replace('localhost', '127.0.0.1')); // another host, because ports don't separate sites
  const loaded = page.waitForURL(url, { waitUntil: 'load', timeout: 60_000 });
  await page.evaluate((to) => location.assign(to), url);
  await loaded;
}

interface Request {
  /** Seconds since 1970. */
  sent: number;
  prefetch: boolean;
  kind: 'document' | 'script' | 'other';
  bytes: number;
}

async function weighVisit(browser: Browser, url: string): Promise<Pick<FirstVisit, 'load' | 'all' | 'heapMb'>> {
  const { page, cdp, close } = await openPage(browser, { line: 'fast', processor: 'fast' });
  const requests = new Map<string, Request>();
  cdp.on('Network.requestWillBeSent', ({ requestId, wallTime, type, request }) => {
    if (!/^http/.test(request.url) || /favicon/.test(request.url)) return;
    requests.set(requestId, { sent: wallTime, prefetch: type === 'Prefetch', kind: 'other', bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.kind = /html/.test(response.mimeType) ? 'document' : /javascript/.test(response.mimeType) ? 'script' : 'other';
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const loaded = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart ?? 0),
  );
  await settle(page);
  const heapMb = await heapOf(cdp);
  await close();
  const all = [...requests.values()];
  return { load: weigh(all.filter(({ sent, prefetch }) => !prefetch && sent * 1000 <= loaded)), all: weigh(all), heapMb };
}

function weigh(requests: Request[]): Weight {
  const of = (list: Request[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: requests.length,
    total: of(requests),
    document: of(requests.filter(({ kind }) => kind === 'document')),
    script: of(requests.filter(({ kind }) => kind === 'script')),
  };
}

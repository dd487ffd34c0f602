import type { Browser } from 'playwright-core';
import { median } from '../median.ts';
import { type Observed, observe, observed } from './observe.ts';
import { heapOf, openPage, type Profile, settle } from './open-page.ts';

export interface FirstVisit {
  /** On a fast line and machine, and on slow ones. */
  fast: Observed;
  slow: Observed;
  /** Requests that were sent until the load event, nothing of it fetched ahead; bytes on the line with headers. */
  load: Weight;
  /** All, until the page has been quiet. */
  all: Weight;
  heapMb: number;
}

export interface Weight {
  requests: number;
  total: number;
  document: number;
  script: number;
}

/** Opens a page for the first time, `runs` times on each line: medians, of layout shifts the worst. */
export async function firstVisit(browser: Browser, url: string, runs: number): Promise<FirstVisit> {
  const weighed = await weighVisit(browser, url);
  return { ...weighed, fast: await observeVisits(browser, url, runs, 'fast'), slow: await observeVisits(browser, url, runs, 'slow') };
}

async function observeVisits(browser: Browser, url: string, runs: number, line: Profile): Promise<Observed> {
  const seen: Observed[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line, processor: line });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
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

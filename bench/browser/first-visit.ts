import type { Browser } from 'playwright-core';
import { median } from '../median.ts';
import { type Observed, observe, observed } from './observe.ts';
import { openPage, settle } from './open-page.ts';

export interface FirstVisit extends Observed {
  requests: number;
  /** Bytes on the line with headers, until the page has been quiet: by kind, and of it until the load event. */
  bytes: Record<string, number>;
  untilLoad: number;
  heapMb: number;
}

/** Opens a page for the first time on a slow line and machine, `runs` times: medians, of layout shifts the worst. */
export async function firstVisit(browser: Browser, url: string, runs: number): Promise<FirstVisit> {
  const slow: Observed[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, { line: 'slow', processor: 'slow' });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(1500);
    slow.push(await page.evaluate(observed));
    await close();
  }
  return {
    fcp: median(slow.map(({ fcp }) => fcp)),
    lcp: median(slow.map(({ lcp }) => lcp)),
    cls: Math.max(...slow.map(({ cls }) => cls)),
    tbt: median(slow.map(({ tbt }) => tbt)),
    ...(await weighVisit(browser, url)),
  };
}

async function weighVisit(browser: Browser, url: string): Promise<Pick<FirstVisit, 'requests' | 'bytes' | 'untilLoad' | 'heapMb'>> {
  const { page, cdp, close } = await openPage(browser, { line: 'fast', processor: 'fast' });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let untilLoad = 0;
  let loaded = false;
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests++;
    if (!loaded) untilLoad += encodedDataLength;
  });
  page.once('load', () => {
    loaded = true;
  });
  await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await close();
  return { requests, bytes, untilLoad, heapMb: usedSize / 1e6 };
}

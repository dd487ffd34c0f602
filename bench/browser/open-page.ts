import type { Browser, CDPSession, Page } from 'playwright-core';

/** A line and a machine: slow is 150 ms, 1.6 Mbit/s and a processor four times slower. */
export type Profile = 'fast' | 'slow';

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** A page in a context of its own: nothing is cached, nothing is remembered. */
export async function openPage(
  browser: Browser,
  { line, processor }: { line: Profile; processor: Profile },
  width = 1366,
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (line === 'slow')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
  if (processor === 'slow') await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, cdp, close: () => context.close() };
}

/** Waits until the requests of a page have ended and it has been quiet for a moment. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/** Megabytes that scripts hold, after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

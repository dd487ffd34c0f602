import type { Browser, CDPSession, Page } from 'playwright-core';

/** Connection and processor: slow means 150 ms latency, 1.6 Mbit/s, and a processor slowed down four times. */
export type Profile = 'fast' | 'slow';

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page in a new context, with nothing cached or stored. */
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

/** Waits for the network to be idle, and a moment longer. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/** Size of the JavaScript heap in megabytes, after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

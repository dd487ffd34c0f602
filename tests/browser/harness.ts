import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { redirects } from '../../site/redirects.ts';
import { launchChromium } from '../../tools/launch-chromium.js';

/** Answers a request itself and returns true, or leaves it to the built site, now or when its promise says so. */
export type Interceptor = (...args: Parameters<RequestListener>) => boolean | Promise<boolean>;

/** One browser and one server for a file of journeys. */
export interface Journey {
  browser: Browser;
  /** Address of the docs, with the base path and a slash at the end. */
  docs: string;
  /** A page of its own context; what goes wrong in it is collected in `faults`. */
  open: (path?: string, options?: OpenOptions) => Promise<Page>;
  /** Console errors, page errors and hydration errors of all pages so far. */
  faults: string[];
  /** Replaces how the server answers; `undefined` goes back to the built site. */
  intercept: (handler: Interceptor | undefined) => void;
  /** Keeps back what is asked for by such an address until the returned function is called. */
  hold: (address: RegExp) => () => void;
  stop: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** The reader pays by the byte: nothing is fetched ahead. */
  saveData?: boolean;
}

/** Serves a built folder below `base`, this site without one, and starts a browser. */
export async function startJourney(dist = inject('dist'), base = '/docs/'): Promise<Journey> {
  const files = staticHandler({ folder: dist, base, redirects: base === '/docs/' ? redirects : {} });
  let special: Interceptor | undefined;
  const server: Server = createServer(async (request, response) => {
    if (!(await special?.(request, response))) files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const browser = await launchChromium();
  const docs = new URL(encodeURI(base), `http://127.0.0.1:${address.port}`).href;
  const faults: string[] = [];

  async function open(path = '', { saveData = false, ...options }: OpenOptions = {}): Promise<Page> {
    // Playwright waits by `eval`, which the policy forbids; `every-page` and `hosting/policy` look after the policy.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true, ...options });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    // On a busy machine the browser takes the network for a slow one, and prefetches nothing.
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { saveData, effectiveType: '4g' });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The icon of the host's root is not a matter of the docs.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(`${page.url()}: ${message.text()}`);
    });
    await page.goto(docs + path, { waitUntil: 'load' });
    if (options.javaScriptEnabled !== false) await awake(page);
    return page;
  }

  return {
    browser,
    docs,
    open,
    faults,
    intercept: (handler) => {
      special = handler;
    },
    hold: (address) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      special = async ({ url = '' }) => {
        if (address.test(url)) await held;
        return false;
      };
      return () => release();
    },
    stop: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Waits until the page reacts. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'awake');
}

/** Waits until the page in view has this title, and what is done after it has been painted. */
export async function heading(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('#docsMain h1', { hasText: text }).waitFor();
  await afterPaint(page);
}

/** Waits until what was changed is painted, and what is done after that. */
export async function afterPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

/** Waits until nothing has scrolled for ten frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = Number.NaN;
    for (let still = 0; still < 10; still++) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
  });
}

/** By how much each layout shift since the page was opened moved something inside `place`: https://web.dev/articles/cls */
export function layoutShifts(page: Page, place = 'html'): Promise<number[]> {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
            if (sources.some(({ node }) => !node || document.querySelector(selector)?.contains(node))) values.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(values), 400);
      }),
    place,
  );
}

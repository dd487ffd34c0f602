import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { redirects } from '../../site/redirects.ts';
import { launchHeadlessShell } from '../../tools/launch-chromium.js';

/** Responds to a request and returns (or resolves to) true, or false to leave it to the built site. */
export type Interceptor = (...args: Parameters<RequestListener>) => boolean | Promise<boolean>;

/** A browser and a server shared by the journeys of one test file. */
export interface Journey {
  browser: Browser;
  /** URL of the docs, with the base path and a trailing slash. */
  docs: string;
  /** Opens a page in a new context. Its errors are collected in `faults`. */
  open: (path?: string, options?: OpenOptions) => Promise<Page>;
  /** Console errors, page errors and hydration errors of all pages so far. */
  faults: string[];
  /** Overrides the server's responses; `undefined` restores the built site. */
  intercept: (handler: Interceptor | undefined) => void;
  /** Holds back requests for matching URLs until the returned function is called. */
  hold: (address: RegExp) => () => void;
  stop: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Sets the browser's data saver, which turns off prefetching. */
  saveData?: boolean;
}

/** Serves a built folder (by default, this site) below `base`, and starts a browser. */
export async function startJourney(dist = inject('dist'), base = '/docs/'): Promise<Journey> {
  const files = staticHandler({ folder: dist, base, redirects: base === '/docs/' ? redirects : {} });
  let special: Interceptor | undefined;
  const server: Server = createServer(async (request, response) => {
    if (!(await special?.(request, response))) files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const browser = await launchHeadlessShell();
  const docs = new URL(encodeURI(base), `http://127.0.0.1:${address.port}`).href;
  const faults: string[] = [];

  async function open(path = '', { saveData = false, ...options }: OpenOptions = {}): Promise<Page> {
    // Playwright waits with `eval`, which the policy forbids; `every-page` and `hosting/policy` test the policy.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true, ...options });
    // Open pages cost time: they animate and prefetch. Those of `beforeAll` stay, and those of concurrent tests, whose current test is unknown.
    const current = TestRunner.getCurrentTest();
    if (current && !current.concurrent) onTestFinished(() => context.close());
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    // On a busy machine, the browser would report a slow network, and nothing would be prefetched.
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { saveData, effectiveType: '4g' });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The icon at the root of the host isn't part of the docs.
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

/** Waits until the app has started. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'awake');
}

/** Waits until the current page has this title, has been painted, and has run the work after it. */
export async function heading(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('#docsMain h1', { hasText: text }).waitFor();
  await afterPaint(page);
}

/** Waits until pending changes are painted and the work scheduled after paint has run. */
export async function afterPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

/** Waits until the scroll position has not changed for ten frames. */
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

/** Values of the layout shifts inside `place` since the page was opened: https://web.dev/articles/cls */
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

// @ts-check
// Time from opening the search to the first result, in a browser, with a fast and a slow connection. Serve the site first:
//   node packages/docs/bin/docs.js preview --port 4000
//   node bench/search/first-result.js http://localhost:4000/docs/
import { launchChromium } from '../../tools/launch-chromium.js';
import { keyStrokes } from './key-strokes.js';

/** @typedef {{ name: string, speed: number, latency: number, processor: number }} Profile `speed` in bytes a second, -1 for no limit; `processor` times slower */

/** @typedef {{ first: number, bytes: number, allBytes: number, later: number, key: number, key95: number, floor95: number, blocked: number, open: number, heap: number, workerHeap: number }} Run */

/** @type {Profile[]} */
const PROFILES = [
  { name: 'fast profile', speed: -1, latency: 0, processor: 1 },
  { name: 'slow profile (1.6 Mbit/s, 150 ms, processor ÷ 4)', speed: 200_000, latency: 150, processor: 4 },
];
const QUERY = 'payload too large';
const RUNS = 3;
/** Milliseconds without a request after which loading counts as finished. */
const CALM = 1500;

const url = new URL('workflows/', process.argv[2] ?? 'http://localhost:4000/docs/').href;
const browser = await launchChromium();
for (const profile of PROFILES) {
  /** @type {Run[]} */
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await run(profile));
  /** @param {(run: Run) => number} of */
  const median = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  console.log(
    `${profile.name}: first result ${median((r) => r.first).toFixed(0)} ms, ${(median((r) => r.bytes) / 1000).toFixed(0)} kB; with context and prefetches ${(median((r) => r.allBytes) / 1000).toFixed(0)} kB; later query ${median((r) => r.later).toFixed(0)} ms; ` +
      `keystroke to results on screen ${median((r) => r.key).toFixed(0)} ms, 95th percentile ${median((r) => r.key95).toFixed(0)} ms (${median((r) => r.floor95).toFixed(0)} ms on a page that only echoes the letter); longest task of the page ${median((r) => r.blocked).toFixed(0)} ms; click to dialog on screen ${median((r) => r.open).toFixed(0)} ms; ` +
      `heap of the page ${(median((r) => r.heap) / 1e6).toFixed(1)} MB, of the worker ${(median((r) => r.workerHeap) / 1e6).toFixed(1)} MB`,
  );
}
await browser.close();

/** @param {Profile} profile @returns {Promise<Run>} */
async function run({ speed, latency, processor }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  let bytes = 0;
  let textBytes = 0;
  let lastRead = Date.now();
  page.on('request', () => (lastRead = Date.now()));
  page.on(
    'requestfinished',
    (request) =>
      void request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => {
          const size = responseBodySize + responseHeadersSize;
          // Context lines are loaded after the results.
          if (request.url().includes('/search/text.')) textBytes += size;
          else bytes += size;
        },
        () => {},
      ),
  );
  // Runs a query in the page, and waits for the frame after the first results for exactly this query.
  /** @param {string} query @returns {Promise<number>} */
  const ask = (query) =>
    page.evaluate(`new Promise((resolve) => {
      let started = 0;
      const field = () => document.querySelector('dialog.search input');
      const before = document.querySelector('#docsResults')?.textContent;
      const changes = new MutationObserver(() => {
        const now = document.querySelector('#docsResults')?.textContent;
        if (!now || now === before) return;
        changes.disconnect();
        // A task posted in a frame runs after that frame is painted.
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => resolve(performance.now() - started); port2.postMessage(0); });
      });
      // Browsers deliver input at the start of a frame.
      requestAnimationFrame(() => {
        started = performance.now();
        if (!document.querySelector('dialog.search:popover-open')) document.querySelector('[data-action="search"]').click();
        changes.observe(document.querySelector('dialog.search'), { childList: true, subtree: true });
        field().value = ${JSON.stringify(query)};
        field().dispatchEvent(new Event('input', { bubbles: true }));
      });
      setTimeout(resolve, 8000, NaN);
    })`);
  await page.evaluate(
    'globalThis.blocks = []; new PerformanceObserver((list) => globalThis.blocks.push(...list.getEntries().map((e) => e.duration))).observe({ entryTypes: ["longtask"] });',
  );
  const first = await ask(QUERY);
  await page.waitForTimeout(50);
  const firstBytes = bytes;
  await page.waitForTimeout(speed < 0 ? 400 : 2500);
  const allBytes = bytes + textBytes;
  const later = await ask('connected accounts');
  // On a small site, the rest of the index is loaded after the first results.
  while (Date.now() - lastRead < CALM) await page.waitForTimeout(CALM);
  const keys = (await keyStrokes(page, '.hits')).sort((a, b) => a - b);
  const blocked = /** @type {number} */ (await page.evaluate('Math.max(0, ...globalThis.blocks)'));
  const heap = /** @type {number} */ (await page.evaluate('performance.memory?.usedJSHeapSize ?? 0'));
  const workerHeap = await heapOfWorker(session);
  await context.close();
  const open = await opening(processor);
  const floor = (await repeating(processor)).sort((a, b) => a - b);
  return {
    first,
    bytes: firstBytes,
    allBytes,
    later,
    key: keys[Math.floor(keys.length / 2)] ?? 0,
    key95: keys[Math.floor(keys.length * 0.95)] ?? 0,
    floor95: floor[Math.floor(floor.length * 0.95)] ?? 0,
    blocked,
    open,
    heap,
    workerHeap,
  };
}

/** Time from the click until the dialog is painted, as measured by the browser in steps of 8 ms. @param {number} processor @returns {Promise<number>} */
async function opening(processor) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.evaluate(
    'globalThis.taken = []; new PerformanceObserver((list) => globalThis.taken.push(...list.getEntries().filter((e) => e.interactionId).map((e) => e.duration))).observe({ type: "event", durationThreshold: 16 });',
  );
  await page.click('.search-button');
  await page.waitForSelector('dialog.search:popover-open');
  await page.waitForTimeout(600);
  const taken = /** @type {number} */ (await page.evaluate('Math.max(16, ...globalThis.taken)'));
  await context.close();
  return taken;
}

/** The same for a page that only echoes each letter: the lower bound for any search on this machine. @param {number} processor @returns {Promise<number[]>} */
async function repeating(processor) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<dialog class="search" open><input><p></p></dialog>');
  await page.evaluate(
    `document.querySelector('input').oninput = ({ target }) => document.querySelector('p').replaceChildren(target.value)`,
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const taken = await keyStrokes(page, 'p');
  await context.close();
  return taken;
}

/** Heap of the page's worker, in bytes. @param {import('playwright-core').CDPSession} session @returns {Promise<number>} */
function heapOfWorker(session) {
  return new Promise((resolve, reject) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'worker') return;
      const ask = (/** @type {number} */ id, /** @type {string} */ method) =>
        session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(reject);
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result } = JSON.parse(message);
        if (id === 1) ask(2, 'Runtime.getHeapUsage');
        else if (id === 2) resolve(result.usedSize);
      });
      ask(1, 'HeapProfiler.collectGarbage');
    });
    session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }).catch(reject);
  });
}

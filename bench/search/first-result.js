// @ts-check
// From opening the box to the first result, in a browser, on a fast connection and on a slow one. The site is served already:
//   node packages/docs/bin/docs.js preview --port 4000
//   node bench/search/first-result.js http://localhost:4000/docs/
import { launchChromium } from '../../tools/launch-chromium.js';
import { keyStrokes } from './key-strokes.js';

/** @typedef {{ name: string, speed: number, latency: number, processor: number }} Profile `speed` in bytes a second, -1 for no limit; `processor` times slower */

/** @typedef {{ first: number, bytes: number, allBytes: number, later: number, key: number, key95: number, floor95: number, blocked: number, open: number, heap: number, workerHeap: number }} Run */

/** @type {Profile[]} */
const PROFILES = [
  { name: 'fast line', speed: -1, latency: 0, processor: 1 },
  { name: 'slow profile (1.6 Mbit/s, 150 ms, processor ÷ 4)', speed: 200_000, latency: 150, processor: 4 },
];
const QUERY = 'payload too large';
const RUNS = 3;
/** Milliseconds without a request after which all is read. */
const CALM = 1500;

const url = new URL('workflows/', process.argv[2] ?? 'http://localhost:4000/docs/').href;
const browser = await launchChromium();
for (const profile of PROFILES) {
  /** @type {Run[]} */
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await run(profile));
  /** @param {(run: Run) => number} of */
  const middle = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  console.log(
    `${profile.name}: first result ${middle((r) => r.first).toFixed(0)} ms, ${(middle((r) => r.bytes) / 1000).toFixed(0)} kB; with context and what is read ahead ${(middle((r) => r.allBytes) / 1000).toFixed(0)} kB; later query ${middle((r) => r.later).toFixed(0)} ms; ` +
      `key stroke to results on the screen ${middle((r) => r.key).toFixed(0)} ms, 95th percentile ${middle((r) => r.key95).toFixed(0)} ms (${middle((r) => r.floor95).toFixed(0)} ms in a page that only repeats what is typed); longest task of the page ${middle((r) => r.blocked).toFixed(0)} ms; opening by click until painted ${middle((r) => r.open).toFixed(0)} ms; ` +
      `heap of the page ${(middle((r) => r.heap) / 1e6).toFixed(1)} MB, of the worker ${(middle((r) => r.workerHeap) / 1e6).toFixed(1)} MB`,
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
          // Lines of context come after the results.
          if (request.url().includes('/search/text.')) textBytes += size;
          else bytes += size;
        },
        () => {},
      ),
  );
  // In the page: asks, and waits for the frame after the first answer to exactly this query.
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
        // A task after the next frame: that frame is painted.
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => resolve(performance.now() - started); port2.postMessage(0); });
      });
      // A browser hands over what was typed at the beginning of a frame.
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
  // On a small site the box reads the rest of the index after the first answers.
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

/** From a click on the button until the open box is painted, as the browser itself counts it: in steps of 8 ms. @param {number} processor @returns {Promise<number>} */
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

/** The same for a page without a search, which shows each letter a second time: no search can be faster on this screen. @param {number} processor @returns {Promise<number[]>} */
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

/** What the page's worker holds, in bytes. @param {import('playwright-core').CDPSession} session @returns {Promise<number>} */
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

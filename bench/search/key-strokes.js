// @ts-check
const TYPED = ['connect', 'delay', 'data store', 'cron', 'pricing', 'slack', 'python', 'error', 'timeout', 'limits', 'memory', 'trigger'];
/** Milliseconds between two keystrokes of a fast typist. */
const PAUSE = 120;

/**
 * Types words once the index has loaded. Returns the milliseconds from each keystroke until its results are on screen in `place`.
 * If the results appear in the frame of the letter, the browser measures them (Event Timing: in steps of 8 ms, without events
 * below 16 ms); later ones are measured by a task posted in their frame. Infinity if the next key came first.
 * @param {import('playwright-core').Page} page @param {string} place @returns {Promise<number[]>}
 */
export async function keyStrokes(page, place) {
  await page.evaluate(`
    globalThis.keys = new Map();
    let struck;
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        const key = name === 'keydown' ? keys.get(startTime) : undefined;
        if (key?.inFrame) key.taken = duration;
      }
    }).observe({ type: 'event', durationThreshold: 16 });
    new MutationObserver(([{ target }]) => {
      // The loading message isn't a result.
      if (!struck || target.textContent.startsWith('Searching')) return;
      const key = struck;
      struck = undefined;
      key.taken = 8;
      if (key.inFrame) return;
      requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => (key.taken = performance.now() - key.timeStamp); port2.postMessage(0); });
    }).observe(document.querySelector('dialog.search ${place}'), { childList: true, characterData: true, subtree: true });
    addEventListener('keydown', ({ timeStamp }) => {
      const key = { timeStamp, inFrame: true, taken: Infinity };
      struck = key;
      keys.set(timeStamp, key);
      requestAnimationFrame(() => (key.inFrame &&= key !== struck));
    }, { capture: true });
  `);
  for (const word of TYPED) {
    await page.locator('dialog.search input').fill('');
    await page.waitForTimeout(PAUSE);
    for (const letter of word) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(PAUSE);
    }
  }
  // The browser reports events with a delay.
  await page.waitForTimeout(500);
  return /** @type {Promise<number[]>} */ (page.evaluate('[...keys.values()].map((key) => key.taken)'));
}

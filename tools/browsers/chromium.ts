import * as v from 'valibot';
import { launchChromium } from '../launch-chromium.js';
import type { Driver } from './driver.ts';

const Evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.unknown()),
});

/** Chromium, started like in the other tests. Expressions use its own protocol, because Playwright's wrapper violates the policy. */
export async function startChromium(): Promise<Driver> {
  const browser = await launchChromium();
  return {
    version: browser.version(),
    open: async () => {
      // Browsers with a screen allow clipboard writes during a click. Old headless ones need permission.
      const context = await browser.newContext({ permissions: ['clipboard-write'] });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      return {
        goto: async (address) => void (await page.goto(address)),
        evaluate: async (expression) => {
          const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
          const { result, exceptionDetails } = v.parse(Evaluated, answer);
          if (exceptionDetails !== undefined) throw new Error(`Chromium: ${JSON.stringify(exceptionDetails)}`);
          return result.value;
        },
        click: (x, y) => page.mouse.click(x, y),
        press: async (keys) => {
          for (const key of keys) await page.keyboard.press(key);
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

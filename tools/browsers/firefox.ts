import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { freePort } from '../free-port.ts';
import { COMMAND_MS, clickActions, type Driver, DriverHangs, keyActions } from './driver.ts';
import { startProgram, untilReady } from './start-program.ts';

const Message = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.string(),
  result: v.optional(v.unknown()),
  message: v.optional(v.string()),
});
const Session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const Evaluated = v.object({
  result: v.optional(v.object({ value: v.optional(v.string()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/** Firefox with WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ Node 20 has a WebSocket behind `--experimental-websocket`. */
export async function startFirefox(file: string): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-firefox-'));
  const port = await freePort();
  const program = startProgram(file, ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${port}`], {
    HOME: folder,
  });
  const socket = await untilReady(() => connect(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = v.parse(Message, JSON.parse(String(data)));
    const asked = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (type === 'error') asked?.reject(new Error(`Firefox: ${message}`));
    else asked?.resolve(result);
  });
  let last = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      // Commands during a navigation may never get a response.
      setTimeout(() => reject(new DriverHangs(`Firefox did not answer ${method} within ${COMMAND_MS} ms.`)), COMMAND_MS).unref();
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const { capabilities } = v.parse(Session, await ask('session.new', { capabilities: {} }));

  return {
    version: capabilities.browserVersion,
    open: async () => {
      const { userContext } = v.parse(v.object({ userContext: v.string() }), await ask('browser.createUserContext'));
      const created = await ask('browsingContext.create', { type: 'tab', userContext });
      const { context } = v.parse(v.object({ context: v.string() }), created);
      await ask('browsingContext.activate', { context });
      const act = async (actions: object[]) => void (await ask('input.performActions', { context, actions }));
      return {
        goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
        evaluate: async (expression) => {
          // Its own value format would need a parser, so use JSON.
          const json = `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`;
          const params = { expression: json, target: { context }, awaitPromise: true };
          const { result, exceptionDetails } = v.parse(Evaluated, await ask('script.evaluate', params));
          if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
          return result?.value === undefined ? undefined : JSON.parse(result.value);
        },
        click: (x, y) => act(clickActions(x, y)),
        press: (keys) => act(keyActions(keys)),
        resize: async (width, height) => void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
        close: async () => void (await ask('browser.removeUserContext', { userContext })),
      };
    },
    close: async () => {
      socket.close();
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });
}

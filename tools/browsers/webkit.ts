import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { freePort } from '../free-port.ts';
import { COMMAND_MS, clickActions, type Driver, DriverHangs, keyActions, type Window } from './driver.ts';
import { startProgram, untilReady } from './start-program.ts';

const Session = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) });
const Answer = v.object({ value: v.unknown() });
/** Makes the mini browser's toolbar as narrow as possible, so the window can be as narrow as a phone. */
const NARROW_BAR = '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }';

/** WebKitGTK with WebDriver, on a virtual screen: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit(programs: { driver: string; screen: string }): Promise<Driver> {
  const binary = miniBrowser();
  if (binary === undefined) throw new Error('No MiniBrowser: install webkit2gtk-driver.');
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const display = `:${100 + (process.pid % 10_000)}`;
  const screen = startProgram(programs.screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const env = { DISPLAY: display, XDG_CONFIG_HOME: folder, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = startProgram(programs.driver, [`--port=${port}`], env);

  async function ask(method: 'POST' | 'GET' | 'DELETE', address: string, body?: object): Promise<unknown> {
    // A hanging window fails only its own journey, because each journey gets a new one.
    const signal = AbortSignal.timeout(COMMAND_MS);
    const sent = fetch(`http://127.0.0.1:${port}${address}`, { method, body: body && JSON.stringify(body), signal });
    const response = await sent.catch((error) => {
      throw signal.aborted ? new DriverHangs(`WebKit did not answer ${method} ${address} within ${COMMAND_MS} ms.`) : error;
    });
    const { value } = v.parse(Answer, await response.json());
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  }
  const start = async () => {
    const options = { binary, args: ['--automation'] };
    return v.parse(Session, await ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }));
  };
  await untilReady(() => ask('GET', '/status'));
  // The driver is ready before the screen.
  const first = await untilReady(start);
  await ask('DELETE', `/session/${first.sessionId}`);

  async function open(): Promise<Window> {
    const session = `/session/${(await start()).sessionId}`;
    const act = async (actions: object[]) => void (await ask('POST', `${session}/actions`, { actions }));
    const evaluate = (expression: string) => ask('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] });
    return {
      evaluate,
      goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
      click: (x, y) => act(clickActions(x, y)),
      press: (keys) => act(keyActions(keys)),
      resize: async (width, height) => {
        await ask('POST', `${session}/window/rect`, { width, height });
      },
      close: async () => void (await ask('DELETE', session)),
    };
  }

  return {
    version: first.capabilities.browserVersion,
    open,
    close: async () => {
      await driver.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian installs it in an architecture-specific folder: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) => ['4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file));
}

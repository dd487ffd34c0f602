/** The browser interface for journeys. Each engine implements it in a separate file, with its own protocol. */
export interface Driver {
  /** Version reported by the browser. */
  version: string;
  /** A window with separate storage. */
  open(): Promise<Window>;
  close(): Promise<void>;
}

export interface Window {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page, awaits promises, and returns JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a position in CSS pixels, relative to the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types characters, or one of `KEYS`, in sequence. */
  press(keys: readonly string[]): Promise<void>;
  /** Width and height in CSS pixels. A browser may have a minimum width, so check the viewport. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Non-printing keys by WebDriver code: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The same in WebDriver and WebDriver BiDi. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }))),
  },
];

/** The same in WebDriver and WebDriver BiDi. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The browser or its driver stopped responding, which says nothing about the page. */
export class DriverHangs extends Error {}

/** Milliseconds after which an unresponsive browser counts as hanging. */
export const COMMAND_MS = 30_000;

/** Runs a journey in a new window, and retries once if the driver hangs. */
export async function inWindow(driver: Driver, journey: (window: Window) => Promise<void>): Promise<void> {
  const attempt = async () => {
    const window = await driver.open();
    try {
      await window.resize(1280, 900);
      await journey(window);
    } finally {
      await window.close().catch((error) => {
        if (!(error instanceof DriverHangs)) throw error; // reported by the hanging call
      });
    }
  };
  await attempt().catch((error) => {
    if (!(error instanceof DriverHangs)) throw error;
    console.log(`${error.message} Tried once more in a new window.`);
    return attempt();
  });
}

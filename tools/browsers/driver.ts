/** What a journey asks of a browser. Each engine has a file that gives it, by whatever protocol the engine speaks. */
export interface Driver {
  /** As the browser itself says it. */
  version: string;
  /** A window with a storage of its own. */
  open(): Promise<Window>;
  close(): Promise<void>;
}

export interface Window {
  goto(address: string): Promise<void>;
  /** What an expression in the page gives, promises awaited, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A click of the mouse, in CSS pixels from the corner of the page in view. */
  click(x: number, y: number): Promise<void>;
  /** Characters, or one of `KEYS`, one after another. */
  press(keys: readonly string[]): Promise<void>;
  /** Width and height in CSS pixels. A browser may have a least width: what is in view tells. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Keys that write nothing, by their code in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
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

/** The browser or its driver has stopped answering. That says nothing of the page. */
export class DriverHangs extends Error {}

/** Milliseconds after which a browser that has not answered counts as hanging. */
export const COMMAND_MS = 30_000;

/** A journey in a window of its own; once more in a new one where the driver hangs. */
export async function inWindow(driver: Driver, journey: (window: Window) => Promise<void>): Promise<void> {
  const attempt = async () => {
    const window = await driver.open();
    try {
      await window.resize(1280, 900);
      await journey(window);
    } finally {
      await window.close().catch((error) => {
        if (!(error instanceof DriverHangs)) throw error; // said by what hung before
      });
    }
  };
  await attempt().catch((error) => {
    if (!(error instanceof DriverHangs)) throw error;
    console.log(`${error.message} Tried once more in a new window.`);
    return attempt();
  });
}

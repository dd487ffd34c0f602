import { expect } from 'vitest';
import type { Window } from '../../tools/browsers/driver.ts';

const SELECTORS = {
  link: 'a[href]',
  button: 'button',
  tab: '[role=tab]',
  option: '[role=option]',
  combobox: 'select',
  textbox: 'input',
  heading: 'h1, h2, h3, h4',
  summary: 'summary',
} as const;
type Role = keyof typeof SELECTORS;

/** The first visible element of a role whose name starts with `name`. */
const found = (role: Role, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(SELECTORS[role])})].find((element) => element.getClientRects().length > 0 &&
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim().startsWith(${JSON.stringify(name)}))`;

/** A reader of the docs in one browser, who finds elements by role and visible name. */
export interface Reader {
  /** Opens a page, and waits until its scripts have started. */
  open: (path: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression evaluated in the page has the expected value. */
  see: (expression: string, expected?: unknown) => Promise<void>;
  click: (role: Role, name: string) => Promise<void>;
  focus: (role: Role, name: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
}

export function readerIn(window: Window, docs: string): Reader {
  const see: Reader['see'] = (expression, expected = true) =>
    expect.poll(() => window.evaluate(expression), { timeout: 15_000, message: expression }).toEqual(expected);
  const act = async (role: Role, name: string, what: string) => {
    const element = found(role, name);
    await see(`${element} !== undefined`);
    return window.evaluate(`((element) => { ${what} })(${element})`);
  };
  return {
    open: async (path) => {
      await window.goto(docs + path);
      await see(`document.documentElement.dataset.app`, 'awake');
    },
    evaluate: (expression) => window.evaluate(expression),
    see,
    click: async (role, name) => {
      const center = `if (element.getBoundingClientRect().top < 80 || element.getBoundingClientRect().bottom > innerHeight - 20)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect(); return [left + width / 2, top + height / 2];`;
      const [x, y] = Object(await act(role, name, center));
      await window.click(Number(x), Number(y));
    },
    focus: async (role, name) => void (await act(role, name, 'element.focus();')),
    press: (...keys) => window.press(keys),
    resize: (width, height) => window.resize(width, height),
  };
}

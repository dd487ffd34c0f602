import { islands } from 'virtual:docs/islands';
import type { IslandData } from '../shared/view.ts';

/** Signs that a reader is about to use a part of the page; the last two come alone from assistive software. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click', 'input'];

/** React, once it was wanted. */
let waking: Promise<typeof import('./wake-island.ts')> | undefined;

/**
 * Wakes the interactive components of a page, each in the HTML that it has already: at the first sign
 * that it is about to be used, so that nobody downloads React to read. Once React is here, all are
 * woken at once. Returns how to end them.
 */
export function wakeIslands(main: Element, list: IslandData[]): () => void {
  const ends: (() => void)[] = [];
  let ended = false;

  async function wake(element: Element, [name, props, parts]: IslandData): Promise<void> {
    const load = islands[name];
    if (!load) return;
    try {
      waking ??= import('./wake-island.ts');
      const [{ wakeIsland }, component] = await Promise.all([waking, load()]);
      if (ended || !element.isConnected) return;
      ends.push(wakeIsland(element, component, { ...props, html: '', parts: parts.map((part) => ({ props: part, html: '' })) }));
    } catch (error) {
      // Its scripts cannot be had: the page stays readable as it is, only this part does not react.
      console.error(`${name} could not be started`, error);
    }
  }

  function watch(element: Element, data: IslandData): void {
    const signs = new AbortController();
    const start = () => {
      signs.abort();
      void wake(element, data);
    };
    for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true, signal: signs.signal });
    ends.push(() => signs.abort());
  }

  for (const [index, data] of list.entries()) {
    const element = main.querySelector(`docs-island#i${index}`);
    if (element && waking) void wake(element, data);
    else if (element) watch(element, data);
  }
  return () => {
    ended = true;
    for (const end of ends) end();
  };
}

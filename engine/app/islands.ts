import { islands } from 'virtual:docs/islands';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandData } from '../shared/view.ts';

/** Wakes the interactive components of a page, each in the HTML that it has already. Returns how to end them. */
export function wakeIslands(main: Element, list: IslandData[]): () => void {
  const roots: Root[] = [];
  let ended = false;
  list.forEach(async ([name, props, parts], index) => {
    const id = `i${index}`;
    const element = main.querySelector(`docs-island#${id}`);
    const load = islands[name];
    if (!element || !load) return;
    try {
      const component = await load();
      if (ended || !element.isConnected) return;
      const content = { ...props, html: '', parts: parts.map((part) => ({ props: part, html: '' })) };
      roots.push(
        hydrateRoot(element, createElement(component, content), {
          identifierPrefix: `${id}-`,
          onRecoverableError: (error) => {
            document.documentElement.dataset.hydrationError = String(error);
            console.error(error);
          },
        }),
      );
    } catch (error) {
      // Its script cannot be had: the page stays readable as it is, only this part does not react.
      console.error(`${name} could not be started`, error);
    }
  });
  return () => {
    ended = true;
    // React must not be torn down while it renders.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}

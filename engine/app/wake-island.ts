import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandProps } from '../shared/island.ts';

/** Lets React take over the HTML of one interactive component. Returns how to end it. */
export function wakeIsland(element: Element, component: FunctionComponent<IslandProps>, props: IslandProps): () => void {
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: `${element.id}-`,
    onRecoverableError: (error) => {
      document.documentElement.dataset.hydrationError = String(error);
      console.error(error);
    },
  });
  // React must not be torn down while it renders.
  return () => queueMicrotask(() => root.unmount());
}

import { islands } from 'virtual:docs/islands';
import type { IslandData } from '../shared/view.ts';

/** An island is woken when the reader comes as near as this. */
const NEAR = '400px';

/**
 * Wakes the interactive components of a page, each in the HTML that it has already, as they come near
 * the window. React is fetched with the first of them. Returns how to end them.
 */
export function wakeIslands(main: Element, list: IslandData[]): () => void {
  if (list.length === 0) return () => {};
  const ends: (() => void)[] = [];
  let ended = false;

  async function wake(element: Element, index: number): Promise<void> {
    const [name = '', props = {}, parts = []] = list[index] ?? [];
    const load = islands[name];
    if (!load) return;
    try {
      const [{ wakeIsland }, component] = await Promise.all([import('./wake-island.ts'), load()]);
      if (ended || !element.isConnected) return;
      ends.push(wakeIsland(element, component, { ...props, html: '', parts: parts.map((part) => ({ props: part, html: '' })) }));
    } catch (error) {
      // Its script cannot be had: the page stays readable as it is, only this part does not react.
      console.error(`${name} could not be started`, error);
    }
  }

  const elements = [...main.querySelectorAll('docs-island')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target, Number(target.id.slice(1)));
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    ended = true;
    observer.disconnect();
    for (const end of ends) end();
  };
}

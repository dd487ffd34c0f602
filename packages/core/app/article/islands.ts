import { islands } from 'virtual:docs/islands';
import { closest } from '../../dom/elements.ts';
import type { IslandData } from '../../shared/page-view.ts';

/** Events that announce the use of a component. Assistive technology may send only the last two. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click', 'input'];

const loadHydration = () => import('./hydrate-island.ts');
/** React, once it was requested. */
let loading: ReturnType<typeof loadHydration> | undefined;

/**
 * Hydrates the interactive components of a page when one of them is about to be used, so that nobody downloads React just to
 * read. Once React is loaded, all of them are hydrated. Returns a function that unmounts them.
 */
export function hydrateIslands(main: Element, list: IslandData[]): () => void {
  const places = list.map((data, index): MarkedIsland => [main.querySelector(`docs-island#I${index}`), data]);
  // Islands in theme parts carry their own data. Like the frame, they stay when the page changes.
  const marked = [...document.querySelectorAll<HTMLElement>('docs-island[data-island]')].map(
    (element): MarkedIsland => [element, JSON.parse(element.dataset.island ?? '')],
  );
  hydrateAll(marked.filter(([element]) => element && !main.contains(element) && !inFrame.has(element)));
  for (const [element] of marked) if (element) inFrame.add(element);
  return hydrateAll([...places, ...marked.filter(([element]) => main.contains(element))]);
}

type MarkedIsland = [element: Element | null, data: IslandData];

/** Elements of theme parts that are handled already. */
const inFrame = new WeakSet<Element>();

function hydrateAll(places: MarkedIsland[]): () => void {
  const ends: (() => void)[] = [];
  let ended = false;

  async function hydrate(element: Element, data: IslandData, sign?: Event): Promise<void> {
    const [name, props, parts] = data;
    const load = islands[name];
    if (!load) return;
    const pressed: HTMLButtonElement[] = [];
    const press = ({ type, target }: Event) => {
      const button = type === 'click' && closest<HTMLButtonElement>(target, 'button');
      if (button) pressed.push(button);
    };
    if (sign) press(sign);
    element.addEventListener('click', press);
    try {
      loading ??= loadHydration();
      const [{ hydrateIsland }, { [name]: component }] = await Promise.all([loading, load()]);
      if (!component) throw new Error(`${name} has arrived incomplete.`);
      if (ended || !element.isConnected) return;
      ends.push(
        hydrateIsland(element, component, { ...props, html: '', parts: parts.map((part) => ({ props: part, html: '' })) }, pressed),
      );
    } catch (error) {
      // The scripts failed to load. The page stays readable without this component.
      console.error(`${name} could not be started`, error);
      // The next event tries again.
      loading = undefined;
      if (!ended && element.isConnected) watch(element, data);
    } finally {
      element.removeEventListener('click', press);
    }
  }

  function watch(element: Element, data: IslandData): void {
    const signs = new AbortController();
    const start = (sign: Event) => {
      signs.abort();
      void hydrate(element, data, sign);
    };
    for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true, signal: signs.signal });
    ends.push(() => signs.abort());
  }

  for (const [element, data] of places) {
    if (element && loading) void hydrate(element, data);
    else if (element) watch(element, data);
  }
  return () => {
    ended = true;
    for (const end of ends) end();
  };
}

import { element } from '../../dom/elements.ts';
import { word } from '../../dom/word.ts';
import { pathBelow, withBase } from '../../shared/address.ts';
import { distance, nearest } from '../../shared/wording.ts';

const COUNT = 5;

/** Lists the pages with the most similar addresses on the not-found page. */
export async function suggestNearest(base: string): Promise<void> {
  const place = document.getElementById('nearest');
  const wanted = pathBelow(base, location.pathname);
  if (!place || wanted === undefined) return;
  const response = await fetch(withBase(base, '/assets/addresses.json')).catch(() => undefined);
  if (!response?.ok) return; // the links to search and to the home page still work
  const titles = new Map(readAddresses(await response.json()));
  const paths = nearestPaths(wanted, [...titles.keys()]);
  if (paths.length === 0) return;
  const entries = paths.map((path) =>
    element('li', {}, element('a', { href: withBase(base, path) }, titles.get(path) ?? path), ' ', element('code', {}, path)),
  );
  place.replaceChildren(
    element('p', {}, paths.length === 1 ? word('Did you mean this page?') : word('Did you mean one of these?')),
    element('ul', {}, ...entries),
  );
}

/**
 * Finds the most similar paths. Compares the last segment first, then folders, then the whole path: `/workflow/trigers` finds
 * `/workflows/steps/triggers/`.
 */
export function nearestPaths(wanted: string, paths: string[]): string[] {
  const byName = new Map<string, string[]>();
  for (const path of paths) byName.set(lastName(path), [...(byName.get(lastName(path)) ?? []), path]);
  const whole = nearest(wanted, paths, COUNT);
  const byFolder = (first: string, second: string) => distance(wanted, first) - distance(wanted, second);
  const named = nearest(lastName(wanted), byName.keys(), COUNT).flatMap((name) => byName.get(name)?.sort(byFolder) ?? []);
  return [...new Set([...named.slice(0, 2), ...whole, ...named])].slice(0, COUNT);
}

function lastName(path: string): string {
  return /([^/]+?)(\.html)?\/*$/.exec(path)?.[1] ?? '';
}

function readAddresses(data: unknown): [path: string, title: string][] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown): [string, string][] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string' ? [[entry[0], entry[1]]] : [],
  );
}

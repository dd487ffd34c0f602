import { isExternal, pathBelow } from '../../shared/address.ts';
import { blocksOf, firstScreensFile } from '../../shared/first-screens.ts';

/** Files that are fetched at a time. */
const MOST = 3;

/** The files with the first screens of the pages that links of the sidebar lead to, in the order of the links. */
export function firstScreenFiles(links: readonly Element[], base: string): string[] {
  const blocks = new Map<Element, Element[]>();
  const wanted = new Set<Element[]>();
  for (const link of links) {
    const entry = link.closest('#docsSidebar .pages li');
    if (!entry?.parentElement) continue;
    if (!blocks.has(entry))
      for (const block of blocksOf([...entry.parentElement.children])) for (const inside of block) blocks.set(inside, block);
    wanted.add(blocks.get(entry) ?? []);
  }
  return [...wanted].slice(0, MOST).map((block) => firstScreensFile(block.map((entry) => firstPath(entry, base))));
}

function firstPath(entry: Element, base: string): string {
  const link = entry.querySelector('a');
  if (!link || isExternal(link.getAttribute('href') ?? '')) return '';
  return pathBelow(base, link.pathname) ?? '';
}

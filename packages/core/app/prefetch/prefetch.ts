import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { whenIdleAfterLoad } from '../../dom/scheduling.ts';
import { isExternal, pathBelow } from '../../shared/address.ts';
import { blocksOf, firstScreensFile } from '../../shared/first-screens.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { pagePath } from './intent.ts';

/** Number of files fetched at a time. */
const MOST = 3;

/** Files with the first screens of the pages that these sidebar links lead to, in the order of the links. */
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

/** Number of whole pages prefetched from each opened page. */
const PAGES = 3;
/** After a first document of more bytes than this, no whole pages are prefetched. */
const LARGE = 25_000;

/**
 * When the browser is idle, prefetches the styles, the first screens of all pages that the reader may open next, and the most likely of
 * these pages completely. Does nothing on slow connections or for readers who save data.
 */
export function prefetchLikely(base: string, loader: PageLoader): void {
  const fetchScreens = (links: readonly HTMLAnchorElement[]) =>
    Promise.all(firstScreenFiles(links, base).map((file) => loader.screens.fetch(file).catch(notNeeded)));
  const prefetch = async (pages: number) => {
    const here = location.href;
    void loader.styled();
    const links = likelyNext();
    // The first screens also contain the names of the page scripts.
    await fetchScreens(links);
    let left = pages;
    for (const path of new Set(links.map((link) => pagePath(link, base)))) {
      // If the reader has opened another page, prefetching starts over there.
      if (left === 0 || location.href !== here) return;
      if (path !== undefined && (await loader.warm(path).catch(notNeeded))) left--;
    }
  };
  const soon = (work: () => void) => whenIdleAfterLoad(() => prefersReducedData() || work());
  const [first] = performance.getEntriesByType('navigation');
  const isLarge = first instanceof PerformanceResourceTiming && first.transferSize > LARGE;
  soon(() => prefetch(isLarge ? 0 : PAGES));
  navigation.addEventListener('navigatesuccess', () => soon(() => prefetch(PAGES)));
  // A reader who opens a group, or the drawer, which takes the focus, is about to choose a page.
  const choosing = () => soon(() => fetchScreens(likelyNext()));
  for (const sign of ['toggle', 'focusin']) document.getElementById('docsSidebar')?.addEventListener(sign, choosing, true);
}

/** A failure is reported when the page is opened. */
function notNeeded(): void {}

/**
 * Links that a reader is likely to follow next: previous and next page, then entries near the current one in the sidebar. On a phone,
 * where the sidebar is hidden: links in the text.
 */
export function likelyNext(): HTMLAnchorElement[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>('#docsMain .neighbours a');
  const listed = [...document.querySelectorAll<HTMLAnchorElement>('#docsSidebar .pages a:not(.heads a)')].filter((link) =>
    link.checkVisibility?.(),
  );
  const here = listed.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const near = listed.map((link, at) => ({ link, distance: Math.abs(at - here) })).sort((a, b) => a.distance - b.distance);
  const inArticle = document.querySelectorAll<HTMLAnchorElement>('#docsMain article a');
  return [...neighbours, ...near.map(({ link }) => link), ...inArticle];
}

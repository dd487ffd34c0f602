import { scrollPadding } from '../../dom/scroll-padding.ts';
import { decodeAddress } from '../../shared/address.ts';

/**
 * Tracks the current heading without measuring on each frame: an observer reports each heading once, when it crosses a line just below
 * the position where headings stop after a jump.
 */
let stop = () => {};

/**
 * Position of the line, in pixels below that position. A heading near the top of the screen is the current one, even if it is not
 * exactly there.
 */
const BELOW = 96;
/** A heading counts as above the line if less than this fraction of it is below, to ignore fractions of a pixel. */
const WHOLE = 0.99;

/** Follows the headings in `main` and marks the current one in the sidebar. Stops following the previous page's headings. */
export function followHeadings(main: Element): void {
  stop();
  const links = document.querySelectorAll('#docsSidebar .heads a');
  const headings = [...links].flatMap((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '') ?? []);
  const above = new Set<Element>();
  const end = main.querySelector('.page-end');
  let atEnd = false;
  const report = () => {
    const heading = atEnd && window.scrollY > 0 ? lastOf(headings) : headings.filter((candidate) => above.has(candidate)).at(-1);
    mark(heading?.id ?? '');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        // Hidden headings, such as those in tabs, have no height.
        if (intersectionRatio < WHOLE && boundingClientRect.height > 0) above.add(target);
        else above.delete(target);
      }
      report();
    },
    // Everything below the line, at any distance.
    { rootMargin: `-${scrollPadding() + BELOW}px 1000000px 1000000px`, threshold: WHOLE },
  );
  // The last sections may be too short for their headings to reach the line.
  const endObserver = new IntersectionObserver((entries) => {
    atEnd = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  for (const heading of headings) observer.observe(heading);
  if (end) endObserver.observe(end);
  window.addEventListener('hashchange', report);
  stop = () => {
    window.removeEventListener('hashchange', report);
    observer.disconnect();
    endObserver.disconnect();
  };
}

/** The current heading at the end of a page: the one that was jumped to if it is visible, or else the last one. */
function lastOf(headings: readonly Element[]): Element | undefined {
  const named = headings.find(({ id }) => decodeAddress(location.hash) === `#${id}`);
  return named && named.getBoundingClientRect().top >= 0 ? named : headings.at(-1);
}

function mark(heading: string): void {
  const pane = document.getElementById('docsSidebar');
  if (!pane) return;
  const before = pane.querySelector('.heads [aria-current]');
  const now = heading === '' ? null : pane.querySelector(`.heads a[href="#${CSS.escape(heading)}"]`);
  if (before !== now) {
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'location');
    // Only one section shows its subsections.
    pane.querySelector('.heads > .here')?.classList.remove('here');
    now?.closest('.heads > li')?.classList.add('here');
  }
  const place = now ?? pane.querySelector('.pages [aria-current="page"]');
  if (!place || place === kept) return;
  kept = place;
  // Scrolls only the sidebar, and the outline where it is beside the text. Measures once per entry, after a frame.
  for (const box of [pane, place.closest('.heads') ?? pane]) {
    const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 0 || top > box.clientHeight - 40) box.scrollTop += top - box.clientHeight / 3;
  }
}

/** The entry last scrolled into view in the sidebar. */
let kept: Element | undefined;

import { scrollPadding } from '../../dom/scroll-padding.ts';
import { decodeAddress } from '../../shared/address.ts';

/**
 * Which heading the reader is at, without measuring anything per frame: an observer reports each
 * heading once when it crosses a line just below the place where a heading stops that is gone to.
 */
let stop = () => {};

/** Pixels from where a heading stops that is gone to. */
const BELOW = 24;
/** Less of a heading than this below the line, and it counts as above: fractions of a pixel do not. */
const WHOLE = 0.99;

/** Follows the headings in `main` and marks the current one in the sidebar. Stops following those of the last page. */
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
        // What is not shown, as in a tab, has no height.
        if (intersectionRatio < WHOLE && boundingClientRect.height > 0) above.add(target);
        else above.delete(target);
      }
      report();
    },
    // All that is below the line, however far away.
    { rootMargin: `-${scrollPadding() + BELOW}px 1000000px 1000000px`, threshold: WHOLE },
  );
  // The last sections may be too short to reach the line.
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

/** At the end of a page, the heading that was gone to as long as it is in view, else the last. */
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
    // The deeper headings of one section are shown.
    pane.querySelector('.heads > .here')?.classList.remove('here');
    now?.closest('.heads > li')?.classList.add('here');
  }
  const place = now ?? pane.querySelector('.pages [aria-current="page"]');
  if (!place || place === kept) return;
  kept = place;
  // The sidebar alone is scrolled. This measures once for each entry that is reached, after a frame.
  const top = place.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (top < 0 || top > pane.clientHeight - 40) pane.scrollTop += top - pane.clientHeight / 3;
}

/** The entry that was last brought into the view of the sidebar. */
let kept: Element | undefined;

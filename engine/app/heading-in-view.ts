/**
 * Which heading the reader is at, without measuring anything per frame: an observer reports each
 * heading once when it crosses a line just below the place where a heading stops that is gone to.
 */
let stop = () => {};

/** Pixels from the top of the window: a heading that is gone to stops at 72 (`scroll-padding-top`). */
const LINE = 96;

/** Follows the headings in `main` and marks the current one in the sidebar. Stops following those of the last page. */
export function followHeadings(main: Element): void {
  stop();
  const links = document.querySelectorAll('#docsSidebar .heads a');
  const headings = [...links].flatMap((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '') ?? []);
  const above = new Set<Element>();
  const end = main.querySelector('.page-end');
  let atEnd = false;
  const tell = () => {
    const heading = atEnd && window.scrollY > 0 ? headings.at(-1) : headings.findLast((candidate) => above.has(candidate));
    mark(heading?.id ?? '');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) above.add(entry.target);
        else above.delete(entry.target);
      }
      tell();
    },
    // Headings above the line count no matter how far away they are.
    { rootMargin: `1000000px 0px ${(LINE / window.innerHeight - 1) * 100}% 0px` },
  );
  // The last sections may be too short to reach the line: at the end of the page the last one counts.
  const endObserver = new IntersectionObserver((entries) => {
    atEnd = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  for (const heading of headings) observer.observe(heading);
  if (end) endObserver.observe(end);
  stop = () => {
    observer.disconnect();
    endObserver.disconnect();
  };
}

function mark(heading: string): void {
  const before = document.querySelector('#docsSidebar .heads [aria-current]');
  const now = heading === '' ? null : document.querySelector(`#docsSidebar .heads a[href="#${CSS.escape(heading)}"]`);
  if (before !== now) {
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'location');
  }
  const pane = document.getElementById('docsSidebar');
  const place = now ?? pane?.querySelector('.pages [aria-current="page"]');
  if (!pane || !place || place === kept) return;
  kept = place;
  // The sidebar alone is scrolled. This measures once for each entry that is reached, after a frame.
  const top = place.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (top < 0 || top > pane.clientHeight - 40) pane.scrollTop += top - pane.clientHeight / 3;
}

/** The entry that was last brought into the view of the sidebar. */
let kept: Element | undefined;

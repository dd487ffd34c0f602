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
    { rootMargin: `1000000px 0px ${LINE - window.innerHeight}px 0px` },
  );
  // The last sections may be too short to reach the line: at the end of the page the last one counts.
  const endObserver = new IntersectionObserver((entries) => {
    atEnd = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  for (const heading of headings) observer.observe(heading);
  if (end) endObserver.observe(end);
  const begin = () => followHeadings(main); // the line is measured from the foot of the window
  window.addEventListener('resize', begin);
  stop = () => {
    observer.disconnect();
    endObserver.disconnect();
    window.removeEventListener('resize', begin);
  };
}

function mark(heading: string): void {
  const before = document.querySelector('#docsSidebar .heads [aria-current]');
  const now = heading === '' ? null : document.querySelector(`#docsSidebar .heads a[href="#${CSS.escape(heading)}"]`);
  if (before !== now) {
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'location');
  }
  const place = now ?? document.querySelector('#docsSidebar .pages [aria-current="page"]');
  if (place !== kept) keepInView(place);
  kept = place;
}

/** The entry that is in the sidebar's view, as far as it is known. */
let kept: Element | null = null;

/** Scrolls the sidebar, and nothing else. Measures once for each entry that is reached, after a frame. */
function keepInView(entry: Element | null): void {
  const pane = document.getElementById('docsSidebar');
  if (!entry || !pane) return;
  const at = entry.getBoundingClientRect();
  const view = pane.getBoundingClientRect();
  if (at.top < view.top || at.bottom > view.bottom) pane.scrollTop += at.top - view.top - view.height / 3;
}

import { scrollPadding } from '../../dom/scroll-padding.ts';

/** Without scrolling for this many milliseconds, the reader is assumed to be reading. */
const CALM_MS = 100;
/** Where to look for the text being read, in pixels below the position where headings stop after a jump. */
const LINES = [8, 32, 56, 80];

/** Keeps the text being read in place when a change of the window's width changes the height of everything above it. */
export function holdPlace(): void {
  let place: { element: Element; top: number } | undefined;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    // The width has just changed, and the position has not been restored yet.
    if (window.innerWidth !== width) return;
    // The element is still in place, except for a fraction of a pixel that cannot be scrolled. Measuring again would let such fractions
    // add up.
    if (place?.element.isConnected && Math.abs(place.element.getBoundingClientRect().top - place.top) < 2) return;
    const main = document.getElementById('docsMain');
    const { left = 0, width: wide = 0 } = main?.querySelector('article')?.getBoundingClientRect() ?? {};
    const top = scrollPadding();
    const found = LINES.flatMap((line) => document.elementFromPoint(left + wide / 3, top + line) ?? [])
      .filter((element) => main?.contains(element))
      .map((element) => ({ element, top: element.getBoundingClientRect().top, height: element.getBoundingClientRect().height }));
    // Between two elements, the point hits the article itself, whose top is useless here.
    place = window.scrollY > 0 ? found.sort((a, b) => a.height - b.height)[0] : undefined;
  };
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(note, CALM_MS);
  };
  noteSoon();
  window.addEventListener('scroll', noteSoon, { passive: true });
  window.addEventListener('resize', () => {
    // The toolbars of mobile browsers change only the height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const held = place;
    const goBack = () => {
      if (held?.element.isConnected) window.scrollBy({ top: held.element.getBoundingClientRect().top - held.top, behavior: 'instant' });
    };
    goBack();
    requestAnimationFrame(goBack); // during the event, WebKit still applies the media queries of the old width
  });
}

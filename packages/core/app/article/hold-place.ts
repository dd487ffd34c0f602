import { scrollPadding } from '../../dom/scroll-padding.ts';

/** Milliseconds without scrolling after which the reader is taken to read. */
const CALM_MS = 100;
/** Pixels from where a heading stops that is gone to. */
const LINES = [8, 32, 56, 80];

/** Keeps what the reader looks at where it is while a change of the window's width gives everything above it another height. */
export function holdPlace(): void {
  let place: { element: Element; top: number } | undefined;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    // The window has another width, and what was looked at is still to be gone back to.
    if (window.innerWidth !== width) return;
    // What was held is still there, but for the part of a pixel that a browser cannot scroll by: many of these would add up.
    if (place?.element.isConnected && Math.abs(place.element.getBoundingClientRect().top - place.top) < 2) return;
    const main = document.getElementById('docsMain');
    const { left = 0, width: wide = 0 } = main?.querySelector('article')?.getBoundingClientRect() ?? {};
    const top = scrollPadding();
    const found = LINES.flatMap((line) => document.elementFromPoint(left + wide / 3, top + line) ?? [])
      .filter((element) => main?.contains(element))
      .map((element) => ({ element, top: element.getBoundingClientRect().top, height: element.getBoundingClientRect().height }));
    // Between two parts stands the article, whose top says little.
    place = window.scrollY > 0 ? found.sort((a, b) => a.height - b.height)[0] : undefined;
  };
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(note, CALM_MS);
  };
  noteSoon();
  window.addEventListener('scroll', noteSoon, { passive: true });
  window.addEventListener('resize', () => {
    // The bars of a phone's browser change the height alone.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const held = place;
    const goBack = () => {
      if (held?.element.isConnected) window.scrollBy({ top: held.element.getBoundingClientRect().top - held.top, behavior: 'instant' });
    };
    goBack();
    requestAnimationFrame(goBack); // in the event WebKit still has the media queries of the old width
  });
}

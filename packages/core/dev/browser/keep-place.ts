const BELOW_HEADER = 80;

/** Puts other content into the page, and the reader back where they were. */
export function keepPlace(change: () => void): void {
  const main = document.getElementById('docsMain');
  if (!main) {
    change();
    return;
  }
  const restore = [rememberDetails(main), rememberSideways(main), rememberFocus(main), rememberScroll(main)];
  change();
  for (const put of restore) put();
}

/** The heading above stays where it was on the screen, whatever became longer or shorter before it. */
function rememberScroll(main: Element): () => void {
  const { scrollX, scrollY } = window;
  const above = [...main.querySelectorAll('[id]:is(h1, h2, h3, h4, h5, h6)')].findLast(
    (heading) => heading.getBoundingClientRect().top < BELOW_HEADER,
  );
  const top = above?.getBoundingClientRect().top ?? 0;
  return () => {
    const now = above && scrollY > 0 ? document.getElementById(above.id) : null;
    window.scrollTo({ left: scrollX, top: now ? window.scrollY + now.getBoundingClientRect().top - top : scrollY, behavior: 'instant' });
  };
}

/** By its id, else by its place among its like. */
function rememberFocus(main: Element): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !main.contains(active)) return () => {};
  const { localName, id } = active;
  const index = [...main.querySelectorAll(localName)].indexOf(active);
  return () => {
    const now = (id && document.getElementById(id)) || main.querySelectorAll<HTMLElement>(localName)[index];
    if (!now) return;
    if (now.tabIndex < 0) now.tabIndex = -1; // such as the heading that was focused on arrival
    now.focus({ preventScroll: true });
  };
}

/** Which `<details>` were opened or closed, by their words. */
function rememberDetails(main: Element): () => void {
  const words = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent ?? '';
  const states = new Map([...main.querySelectorAll('details')].map((details) => [words(details), details.open]));
  return () => {
    for (const details of main.querySelectorAll('details')) details.open = states.get(words(details)) ?? details.open;
  };
}

/** How far code and tables were moved inside their boxes. */
function rememberSideways(main: Element): () => void {
  const boxes = 'pre, .scroll';
  const moved = [...main.querySelectorAll(boxes)].map((box) => box.scrollLeft);
  return () => {
    for (const [index, box] of main.querySelectorAll(boxes).entries()) box.scrollLeft = moved[index] ?? 0;
  };
}

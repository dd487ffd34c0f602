const BELOW_HEADER = 80;

/** Replaces the content of the page and restores the reading position. */
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

/** Keeps the closest heading above at its position on the screen, however the text before it has changed. */
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

/** Restores the focus by id, or by the index among similar elements. */
function rememberFocus(main: Element): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !main.contains(active)) return () => {};
  const { localName, id } = active;
  const index = [...main.querySelectorAll(localName)].indexOf(active);
  return () => {
    const now = (id && document.getElementById(id)) || main.querySelectorAll<HTMLElement>(localName)[index];
    if (!now) return;
    if (now.tabIndex < 0) now.tabIndex = -1; // such as the heading focused on arrival
    now.focus({ preventScroll: true });
  };
}

/** Restores which `<details>` were open, identified by their text. */
function rememberDetails(main: Element): () => void {
  const words = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent ?? '';
  const states = new Map([...main.querySelectorAll('details')].map((details) => [words(details), details.open]));
  return () => {
    for (const details of main.querySelectorAll('details')) details.open = states.get(words(details)) ?? details.open;
  };
}

/** Restores how far code blocks and tables were scrolled. */
function rememberSideways(main: Element): () => void {
  const boxes = 'pre, .scroll';
  const moved = [...main.querySelectorAll(boxes)].map((box) => box.scrollLeft);
  return () => {
    for (const [index, box] of main.querySelectorAll(boxes).entries()) box.scrollLeft = moved[index] ?? 0;
  };
}

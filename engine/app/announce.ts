let live: HTMLElement | undefined;

/** Says the title of the page that came, and moves the focus to its heading unless the place is kept. */
export function announce(title: string, keepFocus: boolean): void {
  live ??= makeRegion();
  live.textContent = title;
  if (keepFocus) return;
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function makeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

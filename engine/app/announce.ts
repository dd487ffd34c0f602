let live: HTMLElement | undefined;

/** Announces the title of the new page to screen readers, and moves the focus to its heading unless `keepFocus` is set. */
export function announce(title: string, keepFocus: boolean): void {
  live ??= makeRegion();
  live.textContent = title;
  if (keepFocus) return;
  const heading = document.querySelector<HTMLElement>('#docsMain h1');
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

import { element } from './elements.ts';

let live: HTMLElement | undefined;

/** Adds the live region. Screen readers miss text that is inserted together with its region. */
export function addLiveRegion(): void {
  live = element('div', { class: 'visually-hidden', 'aria-live': 'polite' });
  document.body.append(live);
}

/** Announces a text, or moves the focus to the heading of the new page, which announces it as well. */
export function announce(text: string, keepFocus: boolean): void {
  const heading = keepFocus ? null : document.querySelector<HTMLElement>('#docsMain h1');
  if (live) live.textContent = heading ? '' : text;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

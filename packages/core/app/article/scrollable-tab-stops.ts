/** Code, tables and figures that may be wider than the page: `tabindex="0"` in their HTML, as without script nobody knows. */
const PLACES = '#docsMain :is(pre, .scroll, .diagram)';

/**
 * Only what can be scrolled is a stop of the Tab key. It is measured when the key is used; what is hidden stays as it is.
 */
export function updateTabStops(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      if (place.checkVisibility?.()) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
    }
  });
}

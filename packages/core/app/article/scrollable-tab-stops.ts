/** Code, tables and figures that may be wider than the page: `tabindex="0"` in their HTML, as without script nobody knows. */
const PLACES = '#docsMain :is(pre, .scroll, .diagram)';

/**
 * Only what can be scrolled is a stop of the Tab key. It is measured when the key is used; what is hidden stays as it is.
 */
export function updateTabStops(): void {
  // Firefox would stop at the sidebar itself. Chromium does not, and with `reading-flow` would leave out what is inside of one that says so.
  const sidebar = document.getElementById('docsSidebar');
  if (sidebar && !CSS.supports('reading-flow', 'normal')) sidebar.tabIndex = -1;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      if (place.checkVisibility?.()) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
    }
  });
}

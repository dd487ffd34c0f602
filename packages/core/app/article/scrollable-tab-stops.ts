/**
 * Code, tables and figures that may be wider than the page. Their HTML has `tabindex="0"`, because it is unknown without JavaScript
 * whether they scroll.
 */
const PLACES = '#docsMain :is(pre, .scroll, .diagram)';

/** Makes only scrollable elements tab stops. They are measured when the Tab key is used; hidden ones are left alone. */
export function updateTabStops(): void {
  // Firefox would make the sidebar itself a tab stop. Chromium would not, and with `reading-flow` it would skip the contents of an
  // element with this `tabindex`.
  const sidebar = document.getElementById('docsSidebar');
  if (sidebar && !CSS.supports('reading-flow', 'normal')) sidebar.tabIndex = -1;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      if (place.checkVisibility?.()) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
    }
  });
}

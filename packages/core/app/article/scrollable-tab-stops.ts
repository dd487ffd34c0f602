/** Code, tables and figures that may be wider than the page. Their HTML has `tabindex="0"`, because without script nobody can tell. */
const PLACES = '#docsMain :is(pre, .scroll, .diagram)';

/** Makes only scrollable elements tab stops. They are measured when the Tab key is used; hidden ones are left alone. */
export function updateTabStops(): void {
  // Firefox would stop at the sidebar itself. Chromium does not, and with `reading-flow` it would skip the contents of such an
  // element.
  const sidebar = document.getElementById('docsSidebar');
  if (sidebar && !CSS.supports('reading-flow', 'normal')) sidebar.tabIndex = -1;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      if (place.checkVisibility?.()) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
    }
  });
}

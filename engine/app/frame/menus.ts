/** Closes the menus of the header: by a click elsewhere, by choosing, by Escape, and when the focus leaves. */
export function closeMenusOutside(): void {
  const close = (except: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) if (menu !== except) menu.open = false;
  };
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    close(target?.closest('a') ? null : (target?.closest('details.menu') ?? null));
  });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target !== document.body) close(event.target.closest('details.menu'));
  });
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>('details.menu[open]');
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

import { closest } from '../../dom/elements.ts';

/** Closes the header's menus on a click elsewhere, on a selection, on Escape, and when the focus leaves. */
export function closeMenusOutside(): void {
  const close = (except: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) if (menu !== except) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => close(closest(target, 'a') ? null : closest(target, 'details.menu')));
  document.addEventListener('focusin', ({ target }) => {
    if (target !== document.body) close(closest(target, 'details.menu'));
  });
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>('details.menu[open]');
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

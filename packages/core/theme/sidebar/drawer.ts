import { closest } from '../../dom/elements.ts';
import { afterPaint } from '../../dom/scheduling.ts';

/**
 * Opens or closes the sidebar, which on narrow screens is a drawer over the page. Everything else is inert while it is open. It closes
 * on Escape, on selecting a link, on going back, and on a click outside. In browsers without `inert` (before Safari 15.5, Chrome 102,
 * Firefox 112), it closes when the focus leaves it.
 */
export function toggleDrawer(button: HTMLElement): void {
  if (document.documentElement.classList.contains('drawer-open')) closeDrawer();
  else openDrawer(button);
}

function openDrawer(button: HTMLElement): void {
  document.documentElement.classList.add('drawer-open');
  button.setAttribute('aria-expanded', 'true');
  afterPaint().then(() => setInert(document.documentElement.classList.contains('drawer-open')));
  const sidebar = document.getElementById('docsSidebar');
  const current = sidebar?.querySelector<HTMLElement>('.pages [aria-current="page"]') ?? sidebar?.querySelector<HTMLElement>('a');
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'center' });
}

function closeDrawer(): void {
  if (!document.documentElement.classList.contains('drawer-open')) return;
  document.documentElement.classList.remove('drawer-open');
  setInert(false);
  const button = document.querySelector<HTMLElement>('.drawer-button');
  button?.setAttribute('aria-expanded', 'false');
  button?.focus({ preventScroll: true });
}

/** Makes everything inert except the sidebar, its button, and dialogs above them. */
function setInert(inert: boolean, around: Element = document.body): void {
  for (const element of around.children) {
    if (element.matches('#docsSidebar, .drawer-button, dialog, [aria-live]')) continue;
    if (element.querySelector('#docsSidebar, .drawer-button')) setInert(inert, element);
    else if (element instanceof HTMLElement) element.inert = inert;
  }
}

/** Closes the drawer in the cases listed at `toggleDrawer`. */
export function watchDrawer(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeDrawer();
  });
  const isOutside = (target: EventTarget | null) => !closest(target, '#docsSidebar, .drawer-button');
  document.addEventListener('click', ({ target }) => {
    if (isOutside(target) || closest(target, '#docsSidebar a')) closeDrawer();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (isOutside(target)) closeDrawer();
  });
  window.addEventListener('popstate', closeDrawer);
  // On wide screens the sidebar is beside the page, and the button is hidden by styles.
  window.addEventListener('resize', () => {
    if (document.querySelector('.drawer-button')?.getClientRects().length === 0) closeDrawer();
  });
}

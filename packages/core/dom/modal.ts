import { afterPaint } from './scheduling.ts';

/** Not yet everywhere: https://developer.mozilla.org/docs/Web/API/Popover_API */
const hasPopover = 'popover' in HTMLElement.prototype;

/**
 * Makes a `<dialog popover="auto">` modal like `showModal()`, but faster to open: `showModal()` first recalculates the styles of
 * the whole page, which is slow on long pages. Here the rest of the page becomes inert only after the box has been painted.
 * Elements with `data-close` close it.
 */
export function prepareModal(box: HTMLDialogElement): void {
  box.addEventListener('click', ({ target }) => {
    if ((target === box && !hasPopover) || (target instanceof Element && target.closest('[data-close]'))) closeModal(box);
  });
  let held: Element[] = [];
  box.addEventListener('beforetoggle', ({ newState }) => {
    for (const element of held) element.toggleAttribute('inert', false);
    held = [];
    if (newState !== 'open') return;
    afterPaint().then(() => {
      // It may have been closed meanwhile, or closed and reopened, in which case this runs twice.
      if (!isModalOpen(box) || held.length > 0) return;
      held = [...document.body.children].filter((element) => element !== box && !element.hasAttribute('inert'));
      for (const element of held) element.toggleAttribute('inert', true);
    });
  });
}

export function isModalOpen(box: HTMLDialogElement): boolean {
  return hasPopover ? box.matches(':popover-open') : box.open;
}

/** Opens the box. */
export function openModal(box: HTMLDialogElement): void {
  if (hasPopover) box.showPopover();
  else box.showModal();
}

/** Closes the box. */
export function closeModal(box: HTMLDialogElement): void {
  if (hasPopover) box.hidePopover();
  else box.close();
}

/** Calls `listener` when the box has been closed in any way. */
export function whenModalCloses(box: HTMLDialogElement, listener: () => void): void {
  if (!hasPopover) box.addEventListener('close', listener);
  else box.addEventListener('toggle', ({ newState }) => newState === 'closed' && listener());
}

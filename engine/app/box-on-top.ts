import { painted } from './painted.ts';

/** Not yet everywhere: https://developer.mozilla.org/docs/Web/API/Popover_API */
const hasPopover = 'popover' in HTMLElement.prototype;

/**
 * A dialog that covers the page as after `showModal()`, and shows sooner: that works out the styles of the
 * whole page before the box is seen, the longer the page, the longer. Here nothing but the box can be
 * reached from the frame on in which it has been painted.
 */
export function makeBoxOnTop(): HTMLDialogElement {
  const box = document.createElement('dialog');
  if (!hasPopover) {
    box.addEventListener('click', ({ target }) => {
      if (target === box) box.close();
    });
    return box;
  }
  box.popover = 'auto';
  box.ariaModal = 'true';
  let held: Element[] = [];
  box.addEventListener('beforetoggle', ({ newState }) => {
    for (const element of held) element.toggleAttribute('inert', false);
    held = [];
    if (newState !== 'open') return;
    painted().then(() => {
      if (!isOnTop(box)) return;
      held = [...document.body.children].filter((element) => element !== box && !element.hasAttribute('inert'));
      for (const element of held) element.toggleAttribute('inert', true);
    });
  });
  return box;
}

export function isOnTop(box: HTMLDialogElement): boolean {
  return hasPopover ? box.matches(':popover-open') : box.open;
}

export function putOnTop(box: HTMLDialogElement): void {
  if (hasPopover) box.showPopover();
  else box.showModal();
}

export function takeAway(box: HTMLDialogElement): void {
  if (hasPopover) box.hidePopover();
  else box.close();
}

/** Calls `listener` when the box has been closed, in whatever way. */
export function whenTakenAway(box: HTMLDialogElement, listener: () => void): void {
  if (!hasPopover) box.addEventListener('close', listener);
  else box.addEventListener('toggle', ({ newState }) => newState === 'closed' && listener());
}

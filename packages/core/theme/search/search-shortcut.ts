import { closest } from '../../dom/elements.ts';
import { isSlashOn } from '../../dom/storage.ts';

/** Whether a key opens the search: `/`, or K with Ctrl or ⌘, where nothing else is typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.metaKey;
  const isShortcut = (event.key === '/' && !command && !event.altKey) || (event.key.toLowerCase() === 'k' && command && !event.shiftKey);
  return isShortcut && !event.defaultPrevented && !isTyping(event.target) && (command || isSlashOn());
}

/** A field that has just been closed keeps the focus until the next frame, and nobody types there; nor in a list of choices. */
function isTyping(target: EventTarget | null): boolean {
  const field = closest(target, 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]');
  return field !== null && field.getClientRects().length > 0;
}

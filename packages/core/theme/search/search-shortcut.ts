import { closest } from '../../dom/elements.ts';
import { isSlashOn } from '../../dom/storage.ts';

/** Whether a key opens the search: K with Ctrl or ⌘, or `/` outside of fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.metaKey;
  const isShortcut = (event.key === '/' && !command && !event.altKey) || (event.key.toLowerCase() === 'k' && command && !event.shiftKey);
  return isShortcut && !event.defaultPrevented && !isTyping(event.target) && (command || isSlashOn());
}

/**
 * Whether the target is a visible text field. A field that was just closed keeps the focus until the next frame, but nobody types
 * there, nor in a `<select>`.
 */
function isTyping(target: EventTarget | null): boolean {
  const field = closest(target, 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]');
  return field !== null && field.getClientRects().length > 0;
}

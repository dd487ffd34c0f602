/** The effect of a key in the search field. */
export type SearchKey = { enter: { apart: boolean } } | { move: string } | undefined;

interface Key {
  key: string;
  keyCode: number;
  isComposing: boolean;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export function searchKey({ key, keyCode, isComposing, shiftKey, altKey, ctrlKey, metaKey }: Key): SearchKey {
  // Safari ends a composition before the key that confirms it, which has this code: https://bugs.webkit.org/show_bug.cgi?id=165004
  if (isComposing || keyCode === 229) return undefined;
  if (key === 'Enter') return { enter: { apart: ctrlKey || metaKey } };
  return shiftKey || altKey || ctrlKey || metaKey ? undefined : { move: key };
}

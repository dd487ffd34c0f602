import { withoutAnyBase } from '../shared/any-base.ts';

interface FoundBefore {
  /** Addresses. */
  files: readonly string[];
  folders: ReadonlyMap<string, string>;
}

/** Whether a new folder takes the place of a file, or a new file that of a folder. */
export function isCrossed(added: readonly string[], folders: ReadonlySet<string>, before: FoundBefore): boolean {
  const made = [...folders].filter((folder) => !before.folders.has(folder));
  if (made.length > 0) {
    const files = new Set(before.files.map(withoutAnyBase));
    if (made.some((folder) => files.has(folder))) return true;
  }
  return added.some((address) => before.folders.has(withoutAnyBase(address)));
}

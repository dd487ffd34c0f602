import type { WrittenFile } from './folder-writer.ts';

/** Addresses of the files that a build made other than they were, each list sorted. */
export interface OutputChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares the result of a build with the addresses of the last one. */
export function outputChanges(before: readonly string[], files: readonly WrittenFile[]): OutputChanges {
  const old = new Set(before);
  const now = new Set(files.map(({ address }) => address));
  const fresh = files.filter(({ kept }) => !kept).map(({ address }) => address);
  return {
    added: fresh.filter((address) => !old.has(address)).sort(),
    changed: fresh.filter((address) => old.has(address)).sort(),
    removed: before.filter((address) => !now.has(address)).sort(),
  };
}

/** Files that a build made other than they were, each list sorted. */
export interface OutputChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares what was in a folder with the files of a build: place → whether it is new. */
export function outputChanges(before: ReadonlySet<string>, files: ReadonlyMap<string, boolean>): OutputChanges {
  const fresh = [...files].filter(([, isNew]) => isNew).map(([place]) => place);
  return {
    added: fresh.filter((place) => !before.has(place)).sort(),
    changed: fresh.filter((place) => before.has(place)).sort(),
    removed: [...before].filter((place) => !files.has(place)).sort(),
  };
}

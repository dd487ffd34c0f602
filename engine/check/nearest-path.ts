import { nearest } from '../shared/nearest.ts';

/** Of more addresses than this, only those that agree in their name or in their folder are compared. */
const FEW = 500;

/**
 * How to find the known address closest to a wrong one. A large folder may have thousands of broken links,
 * so every wrong address is looked up once, and compared with a page of the same name elsewhere or with the pages of
 * the same folder and first letter: where both differ, a suggestion would be a guess.
 */
export function nearestPath(known: Iterable<string>): (path: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let groups: { all: string[]; byName: Map<string, string[]>; byFolder: Map<string, string[]> } | undefined;

  function candidates(path: string): Iterable<string> {
    groups ??= groupsOf([...known]);
    if (groups.all.length <= FEW) return groups.all;
    const { folder, name } = partsOf(path);
    return [...(groups.byName.get(name) ?? []).slice(0, FEW), ...(groups.byFolder.get(folder + name.charAt(0)) ?? []).slice(0, FEW)];
  }

  return (path) => {
    if (!found.has(path)) found.set(path, nearest(path, candidates(path))[0]);
    return found.get(path);
  };
}

function groupsOf(all: string[]) {
  const byName = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  for (const path of all) {
    const { folder, name } = partsOf(path);
    add(byName, name, path);
    add(byFolder, folder + name.charAt(0), path);
  }
  return { all, byName, byFolder };
}

function add(groups: Map<string, string[]>, key: string, path: string): void {
  const group = groups.get(key);
  if (group) group.push(path);
  else groups.set(key, [path]);
}

/** `/a/b/` → `/a/` and `b`; `/a/x.png` → `/a/` and `x.png`. */
function partsOf(path: string): { folder: string; name: string } {
  const bare = path.toLowerCase().replace(/\/$/, '');
  const at = bare.lastIndexOf('/') + 1;
  return { folder: bare.slice(0, at), name: bare.slice(at) };
}

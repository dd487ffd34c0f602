import { firstPath } from '../model/first-path.ts';
import { isExternal } from '../shared/address.ts';
import { blocksOf, firstScreensFile } from '../shared/first-screens.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';

/**
 * The files of first screens, and the addresses of the pages in each. A block that is shown in several sidebars has the
 * pages of all of them: on a large site a group is a link to its first page in the sidebars of other groups.
 */
export function firstScreenLists(sidebars: Iterable<readonly SidebarItem[]>): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>();
  const walk = (items: readonly SidebarItem[]) => {
    for (const block of blocksOf(items)) {
      const file = firstScreensFile(block.map(nameOf));
      const paths = lists.get(file) ?? new Set();
      lists.set(file, paths);
      for (const item of block) {
        if (isGroup(item)) walk(item.items);
        else if (!isExternal(item.path)) paths.add(item.path);
      }
    }
  };
  for (const items of sidebars) walk(items);
  return lists;
}

/** Empty for another site. */
function nameOf(item: SidebarItem): string {
  const path = firstPath(item);
  return isExternal(path) ? '' : path;
}

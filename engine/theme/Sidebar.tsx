import { memo } from 'react';
import type { SiteInfo } from '../shared/settings.ts';
import { isGroup, type Sidebar as SidebarData, type SidebarGroup, type SidebarItem } from '../shared/sidebar.ts';
import type { PageView } from '../shared/view.ts';
import { HeadingList } from './HeadingList.tsx';
import { href } from './href.ts';
import { TopLinks } from './TopLinks.tsx';

interface SidebarProps {
  site: SiteInfo;
  view: PageView;
  sidebar: SidebarData;
}

/** The one map of the site: groups, pages, and the headings of the page in view. */
export function Sidebar({ site, view, sidebar }: SidebarProps) {
  return (
    <div className="side" id="sidebar">
      {site.links.length > 0 && (
        <nav className="drawer-links" aria-label="Sections">
          <TopLinks site={site} path={view.path} />
        </nav>
      )}
      <nav className="pages" aria-label="Pages">
        <Items base={site.base} view={view} items={sidebar} />
      </nav>
    </div>
  );
}

interface ItemsProps {
  base: string;
  /** The page in view when it is somewhere among these items. */
  view: PageView | undefined;
  items: SidebarItem[];
}

function Items({ base, view, items }: ItemsProps) {
  return (
    <ul>
      {items.map((item) => {
        const viewInside = view && holds(item, view.path) ? view : undefined;
        return isGroup(item) ? (
          <Group key={item.label} base={base} view={viewInside} group={item} />
        ) : (
          <Entry key={item.path} base={base} view={viewInside} label={item.label} path={item.path} />
        );
      })}
    </ul>
  );
}

/** Memoised: only the groups that the reader leaves and enters are drawn again. */
const Group = memo(function Group({ base, view, group }: { base: string; view: PageView | undefined; group: SidebarGroup }) {
  return (
    <li>
      <details open={view !== undefined}>
        <summary>{group.label}</summary>
        <Items base={base} view={view} items={group.items} />
      </details>
    </li>
  );
});

const Entry = memo(function Entry({ base, view, label, path }: { base: string; view: PageView | undefined; label: string; path: string }) {
  return (
    <li>
      <a href={href(base, path)} aria-current={view ? 'page' : undefined}>
        {label}
      </a>
      {view && view.headers.length > 0 && <HeadingList headers={view.headers} />}
    </li>
  );
});

function holds(item: SidebarItem, path: string): boolean {
  return isGroup(item) ? item.items.some((inner) => holds(inner, path)) : item.path === path;
}

import type { SiteInfo } from '../shared/settings.ts';
import { isGroup, type Sidebar as SidebarData, type SidebarItem } from '../shared/sidebar.ts';
import type { PageView } from '../shared/view.ts';
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
        <SidebarPages base={site.base} view={view} items={sidebar} />
      </nav>
    </div>
  );
}

interface SidebarPagesProps {
  base: string;
  /** The page in view when it is somewhere among these items; none where the browser will mark it (`app/show-sidebar.ts`). */
  view?: Pick<PageView, 'path' | 'headings'> | undefined;
  items: SidebarItem[];
}

/** Only the groups around the page in view are open. */
export function SidebarPages({ base, view, items }: SidebarPagesProps) {
  return (
    <ul>
      {items.map((item) => {
        const viewInside = view && holds(item, view.path) ? view : undefined;
        return isGroup(item) ? (
          <li key={item.label}>
            <details open={viewInside !== undefined}>
              <summary>{item.label}</summary>
              <SidebarPages base={base} view={viewInside} items={item.items} />
            </details>
          </li>
        ) : (
          <li key={item.path}>
            <a href={href(base, item.path)} aria-current={viewInside ? 'page' : undefined}>
              {item.label}
            </a>
            {viewInside?.headings && <ul className="heads" dangerouslySetInnerHTML={{ __html: viewInside.headings }} />}
          </li>
        );
      })}
    </ul>
  );
}

function holds(item: SidebarItem, path: string): boolean {
  return isGroup(item) ? item.items.some((inner) => holds(inner, path)) : item.path === path;
}

import type { ShellInfo } from '../shared/settings.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';
import { href } from './href.ts';
import { TopLinks } from './TopLinks.tsx';

interface SidebarProps {
  site: ShellInfo;
  /** Address of the page in view. */
  path: string;
  /** HTML of `SidebarPages`, with the page in view marked. */
  pages: string;
}

/** The one map of the site: groups, pages, and the headings of the page in view. */
export function Sidebar({ site, path, pages }: SidebarProps) {
  return (
    <div className="side" id="docsSidebar">
      {site.links.length > 0 && (
        <nav className="drawer-links" aria-label="Sections">
          <TopLinks site={site} path={path} />
        </nav>
      )}
      <nav className="pages" aria-label="Pages" dangerouslySetInnerHTML={{ __html: pages }} />
    </div>
  );
}

interface SidebarPagesProps {
  base: string;
  items: SidebarItem[];
}

/** The page in view is marked in it by `build/mark-sidebar.ts`, in a browser by `app/show-sidebar.ts`. */
export function SidebarPages({ base, items }: SidebarPagesProps) {
  return (
    <ul>
      {items.map((item) =>
        isGroup(item) ? (
          <li key={item.label}>
            <details>
              <summary>{item.label}</summary>
              <SidebarPages base={base} items={item.items} />
            </details>
          </li>
        ) : (
          <li key={item.path}>
            <a href={href(base, item.path)}>{item.label}</a>
          </li>
        ),
      )}
    </ul>
  );
}

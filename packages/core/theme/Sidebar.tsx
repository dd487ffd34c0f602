import type { ShellInfo } from '../shared/browser-settings.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';
import { href } from './href.ts';
import { useSay } from './language/language-context.ts';
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
  const say = useSay();
  return (
    <div className="side" id="docsSidebar">
      {site.links.length > 0 && (
        <nav className="drawer-links" aria-label={say('Sections')}>
          <TopLinks site={site} path={path} />
        </nav>
      )}
      {site.slots.SidebarTop !== '' && <div className="slot-side" dangerouslySetInnerHTML={{ __html: site.slots.SidebarTop }} />}
      <nav className="pages" aria-label={say('Pages')} dangerouslySetInnerHTML={{ __html: pages }} />
      {site.slots.SidebarBottom !== '' && <div className="slot-side" dangerouslySetInnerHTML={{ __html: site.slots.SidebarBottom }} />}
    </div>
  );
}

interface SidebarPagesProps {
  base: string;
  items: SidebarItem[];
  /** Label of the group that holds them. */
  group?: string;
}

/** The page in view is marked in it by `render/mark-sidebar.ts`, in a browser by `app/frame/show-sidebar.ts`. */
export function SidebarPages({ base, items, group }: SidebarPagesProps) {
  const say = useSay();
  // Below the name of the group its own name would stand twice.
  const first = items.some(({ label }) => label === say('Overview')) ? group : say('Overview');
  return (
    <ul>
      {items.map((item, at) =>
        isGroup(item) ? (
          <li key={item.label}>
            <details>
              <summary>{item.label}</summary>
              <SidebarPages base={base} items={item.items} group={item.label} />
            </details>
          </li>
        ) : (
          <li key={item.path}>
            <a href={href(base, item.path)}>{at === 0 && item.label === group ? first : item.label}</a>
          </li>
        ),
      )}
    </ul>
  );
}

import { isGroup, type SidebarItem } from '../../shared/sidebar.ts';
import { HeaderLinks } from '../header/HeaderLinks.tsx';
import { useSay } from '../language/language-context.ts';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { SidebarBottom, SidebarTop } from '../parts/slots.tsx';
import { useSite } from '../parts/theme-context.ts';

export interface SidebarProps {
  /** HTML of the list of pages, with the current page marked, for use in `<nav className="pages">`. */
  pages: string;
}

/** The sidebar: groups, pages, and the headings of the current page. */
export const Sidebar = replaceable<SidebarProps>('Sidebar', ({ pages }) => {
  const say = useSay();
  const { links } = useSite();
  return (
    <div className="side" id="docsSidebar">
      {links.length > 0 && (
        <nav className="drawer-links" aria-label={say('Sections')}>
          <HeaderLinks />
        </nav>
      )}
      <SidebarTop />
      <nav className="pages" aria-label={say('Pages')} dangerouslySetInnerHTML={{ __html: pages }} />
      <SidebarBottom />
    </div>
  );
});

interface SidebarPagesProps {
  base: string;
  items: SidebarItem[];
  /** Label of the group that contains them. */
  group?: string;
}

/**
 * The list of pages, without marks. `render/mark-sidebar.ts` marks the current page, and `theme/sidebar/show-sidebar.ts` does so in the
 * browser.
 */
export function SidebarPages({ base, items, group }: SidebarPagesProps) {
  const say = useSay();
  // A first page that shares its name with the group is labeled “Overview”, unless another entry has that label.
  const first = items.some(({ label }) => label === say('Overview')) ? group : say('Overview');
  return (
    <ul>
      {items.map((item, at) =>
        isGroup(item) ? (
          <li key={item.label}>
            <Section name={item.section} />
            <details open={item.open}>
              <summary>
                <SidebarEntry label={item.label} entry={item} />
              </summary>
              <SidebarPages base={base} items={item.items} group={item.label} />
            </details>
          </li>
        ) : (
          <li key={item.path}>
            <Section name={item.section} />
            <a href={href(base, item.path)}>
              <SidebarEntry label={(at === 0 && item.label === group ? first : item.label) ?? item.label} entry={item} />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function Section({ name }: { name: string | undefined }) {
  return name && <p className="section">{name}</p>;
}

export interface SidebarEntryProps {
  /** The visible label, which may differ from the entry's: the first page of a group is its overview. */
  label: string;
  entry: SidebarItem;
}

/** Content of a link to a page, or of a group's head, in the sidebar. */
export const SidebarEntry = replaceable<SidebarEntryProps>('SidebarEntry', ({ label, entry }) =>
  entry.badge === undefined ? (
    label
  ) : (
    <>
      {label} <small>{entry.badge}</small>
    </>
  ),
);

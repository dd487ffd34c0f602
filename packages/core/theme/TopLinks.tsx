import type { ShellInfo, TopLink } from '../shared/browser-settings.ts';
import { href } from './href.ts';
import { Menu } from './Menu.tsx';

/** The links of the header; on narrow screens they are at the top of the drawer. */
export function TopLinks({ site, path }: { site: ShellInfo; path: string }) {
  const current = currentLink(site.links, path);
  return site.links.map((link) =>
    'items' in link ? (
      <Menu key={link.label} label={link.label}>
        {link.items.map((item) => (
          <a key={item.path} href={href(site.base, item.path)} aria-current={item.path === path ? 'page' : undefined}>
            {item.label}
          </a>
        ))}
      </Menu>
    ) : (
      <a key={link.label} href={href(site.base, link.path)} aria-current={link === current ? 'page' : undefined}>
        {link.label}
      </a>
    ),
  );
}

function currentLink(links: TopLink[], path: string): TopLink | undefined {
  return links.find((link) => 'path' in link && link.path === path);
}

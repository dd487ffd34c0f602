import { Menu } from '../menu/Menu.tsx';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';

/** The links of the header; on narrow screens they are at the top of the drawer. `theme/header/show-header.ts` moves their marks. */
export const HeaderLinks = replaceable('HeaderLinks', () => {
  const { base, links } = useSite();
  const { path } = usePageOfDocument();
  const current = links.find((link) => 'path' in link && link.path === path);
  return links.map((link) =>
    'items' in link ? (
      <Menu key={link.label} label={link.label}>
        {link.items.map((item) => (
          <a key={item.path} href={href(base, item.path)} aria-current={item.path === path ? 'page' : undefined}>
            {item.label}
          </a>
        ))}
      </Menu>
    ) : (
      <a key={link.label} href={href(base, link.path)} aria-current={link === current ? 'page' : undefined}>
        {link.label}
      </a>
    ),
  );
});

import { nearestAbove } from '../../shared/address.ts';
import { Menu } from '../menu/Menu.tsx';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';

/**
 * The links of the header, which are at the top of the drawer on narrow screens. `theme/header/show-header.ts` marks those to the
 * current page and its section.
 */
export const HeaderLinks = replaceable('HeaderLinks', () => {
  const { base, links } = useSite();
  const { path } = usePageOfDocument();
  const paths = links.flatMap((link) => ('items' in link ? link.items : link)).map((link) => link.path);
  // What is not there is in no section.
  const section = path === '/404.html' ? undefined : nearestAbove(path, paths);
  const mark = (to: string) => (to === section ? (to === path ? 'page' : 'true') : undefined);
  return links.map((link) =>
    'items' in link ? (
      <Menu key={link.label} label={link.label}>
        {link.items.map((item) => (
          <a key={item.path} href={href(base, item.path)} aria-current={mark(item.path)}>
            {item.label}
          </a>
        ))}
      </Menu>
    ) : (
      <a key={link.label} href={href(base, link.path)} aria-current={mark(link.path)}>
        {link.label}
      </a>
    ),
  );
});

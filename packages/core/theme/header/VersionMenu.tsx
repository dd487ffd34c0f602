import { useSay } from '../language/language-context.ts';
import { Menu } from '../menu/Menu.tsx';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';

/** Links to the same page in the other versions, or to the closest one, with a note that it differs. */
export const VersionMenu = replaceable('VersionMenu', () => {
  const say = useSay();
  const { base, versions } = useSite();
  const { version, versions: links, path } = usePageOfDocument();
  return (
    <Menu label={version} title={say('Docs version')}>
      {versions.map(({ id, label, path: first }) => {
        const link = links.find((other) => other.version === id);
        const here = id === version;
        return (
          <a key={id} href={href(base, link?.path ?? (here ? path : first))} aria-current={here ? 'true' : undefined}>
            {label}
            {link && !link.exact && !here && <small>{say('No matching page: opens the closest one')}</small>}
          </a>
        );
      })}
    </Menu>
  );
});

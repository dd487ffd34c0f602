import type { SiteInfo } from '../shared/browser-settings.ts';
import type { VersionLink } from '../shared/page-view.ts';
import { href } from './href.ts';
import { useSay } from './language/language-context.ts';
import { Menu } from './Menu.tsx';

export interface VersionMenuProps {
  site: Pick<SiteInfo, 'base' | 'versions'>;
  /** Version and address of the page in view. */
  version: string;
  path: string;
  /** The same subject in the other versions. */
  links: VersionLink[];
}

/** Links to the same page in the other versions, or to the closest one, with a note that it is not the same. */
export function VersionMenu({ site, version, path, links }: VersionMenuProps) {
  const say = useSay();
  return (
    <Menu label={version} title={say('Docs version')}>
      {site.versions.map(({ id, label, path: first }) => {
        const link = links.find((other) => other.version === id);
        const here = id === version;
        return (
          <a key={id} href={href(site.base, here ? path : (link?.path ?? first))} aria-current={here ? 'true' : undefined}>
            {label}
            {link && !link.exact && !here && <small>{say('No matching page: opens the closest one')}</small>}
          </a>
        );
      })}
    </Menu>
  );
}

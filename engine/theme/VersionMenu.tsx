import type { SiteInfo } from '../shared/settings.ts';
import type { PageView } from '../shared/view.ts';
import { href } from './href.ts';
import { Menu } from './Menu.tsx';

/** Leads to the same subject in another version, or to the nearest page, and then says so. */
export function VersionMenu({ site, view }: { site: SiteInfo; view: PageView }) {
  if (site.versions.length < 2) return null;
  const current = site.versions.find((version) => version.id === view.version);
  return (
    <div className="versions">
      <Menu label={current?.id ?? view.version} title="Version of the docs">
        {site.versions.map((version) => {
          const link = view.versions.find((other) => other.version === version.id);
          const here = version.id === view.version;
          return (
            <a
              key={version.id}
              href={href(site.base, here ? view.path : (link?.path ?? version.path))}
              aria-current={here ? 'true' : undefined}
            >
              {version.label}
              {link && !link.exact && !here && <small>No page of this subject: leads to the nearest</small>}
            </a>
          );
        })}
      </Menu>
    </div>
  );
}

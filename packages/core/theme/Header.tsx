import type { ShellInfo } from '../shared/browser-settings.ts';
import type { PageView } from '../shared/page-view.ts';
import { useSay } from './language/language-context.ts';
import { ThemePicker } from './ThemePicker.tsx';
import { TopLinks } from './TopLinks.tsx';

/** The bar at the top. Its menus are `<details>`: they open without script. */
export function Header({ site, view }: { site: ShellInfo; view: PageView }) {
  const say = useSay();
  return (
    <header className="top">
      <button
        type="button"
        className="drawer-button"
        data-action="drawer"
        aria-label={say('Menu')}
        aria-expanded="false"
        aria-controls="docsSidebar"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
      </button>
      <a className="brand" href={site.base}>
        {site.logo !== '' && <span className="logo" dangerouslySetInnerHTML={{ __html: site.logo }} />}
        <span>{site.title}</span>
      </a>
      <nav className="links" aria-label={say('Main')}>
        <TopLinks site={site} path={view.path} />
      </nav>
      <a className="search-button" href={`${site.base}search/`} data-action="search" aria-keyshortcuts="/ Control+K Meta+K">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5 17 17" />
        </svg>
        <span>{say('Search...')}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; the link says the key by aria-keyshortcuts */}
        <kbd aria-hidden="true">/</kbd>
      </a>
      {site.versions.length > 1 && <div className="versions" dangerouslySetInnerHTML={{ __html: view.versions }} />}
      <ThemePicker />
      {site.slots.HeaderEnd !== '' && <div className="slot-header" dangerouslySetInnerHTML={{ __html: site.slots.HeaderEnd }} />}
    </header>
  );
}

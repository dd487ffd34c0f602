import { Brand, HeaderEnd, HeaderLinks, LanguageMenu, SearchButton, ThemePicker, VersionMenu } from '@workflow-docs/engine/theme';

/** The engine's parts in a different order, with search first. `data-action="drawer"` opens the sidebar on narrow screens. */
export const Header = () => (
  <header className="top search-first">
    <button
      type="button"
      className="drawer-button"
      data-action="drawer"
      aria-label="Menu"
      aria-expanded="false"
      aria-controls="docsSidebar"
    >
      ☰
    </button>
    <SearchButton />
    <Brand />
    <nav className="links" aria-label="Main">
      <HeaderLinks />
    </nav>
    <VersionMenu />
    <LanguageMenu />
    <ThemePicker />
    <HeaderEnd />
  </header>
);

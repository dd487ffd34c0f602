import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { HeaderEnd } from '../parts/slots.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { ThemePicker } from '../theme-picker/ThemePicker.tsx';
import { Brand } from './Brand.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { PageMenus } from './LanguageMenu.tsx';

/** The bar at the top. Its menus are `<details>`, which work without JavaScript. */
export const Header = replaceable('Header', () => {
  const say = useSay();
  const { versions } = useSite();
  const { languages } = usePageOfDocument();
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
      <Brand />
      <nav className="links" aria-label={say('Main')}>
        <HeaderLinks />
      </nav>
      <SearchButton />
      {(versions.length > 1 || languages.length > 1) && (
        <div className={languages.length > 1 ? 'versions languages' : 'versions'}>
          <PageMenus />
        </div>
      )}
      <ThemePicker />
      <HeaderEnd />
    </header>
  );
});

import { useSay } from '../language/language-context.ts';
import { Menu } from '../menu/Menu.tsx';
import { replaceable } from '../parts/replaceable.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';
import { VersionMenu } from './VersionMenu.tsx';

/** Links to the same page in the other languages, each labeled in that language. */
export const LanguageMenu = replaceable('LanguageMenu', () => {
  const say = useSay();
  const { languages, path } = usePageOfDocument();
  return (
    <Menu label={languages.find(({ current }) => current)?.label ?? ''} title={say('Language')}>
      {languages.map(({ lang, label, href, current, exact, offer }) => (
        <a
          key={href}
          href={href}
          lang={lang}
          hrefLang={lang}
          data-action="language"
          data-offer={path === '/' && !current ? offer : undefined}
          aria-current={current ? 'true' : undefined}
        >
          {label}
          {!exact && <small lang={languages.find((one) => one.current)?.lang}>{say('No matching page: opens the closest one')}</small>}
        </a>
      ))}
    </Menu>
  );
});

/** The menus of the header that change with the page. Versions must come first, because `show-header.ts` counts them. */
export function PageMenus() {
  const { versions } = useSite();
  const { languages } = usePageOfDocument();
  return (
    <>
      {versions.length > 1 && <VersionMenu />}
      {languages.length > 1 && <LanguageMenu />}
    </>
  );
}

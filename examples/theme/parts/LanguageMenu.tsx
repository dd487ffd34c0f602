import { usePage } from '@workflow-docs/engine/theme';

/** Short codes instead of names, with the name for screen readers. `data-action="language"` remembers the choice. */
export function LanguageMenu() {
  const { languages } = usePage();
  return (
    <nav className="language-row" aria-label="Language">
      {languages.map(({ lang, label, href, current }) => (
        <a
          key={lang}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-label={label}
          data-action="language"
          aria-current={current ? 'true' : undefined}
        >
          {lang.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

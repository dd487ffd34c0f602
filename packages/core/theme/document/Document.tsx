import type { ReactNode } from 'react';
import { LANGUAGE_SCRIPT, NOT_FOUND_SCRIPT } from '../../shared/language-scripts.ts';
import { documentTitle } from '../../shared/page-view.ts';
import type { PageLanguage } from '../../shared/parts.ts';
import { useSay } from '../language/language-context.ts';
import { Head } from '../parts/slots.tsx';
import { usePageOfDocument, useSite } from '../parts/theme-context.ts';
import { Shell, type ShellProps } from './Shell.tsx';

export interface DocumentProps extends ShellProps {
  /** Absolute; empty if the settings contain no `site`. */
  canonical: string;
  /** Elements of the head that belong to this page, and the icons. */
  head: ReactNode;
  /** Addresses of the page's Markdown copy and of the list of all pages for programs; missing if there is no copy. */
  copy?: { markdown: string; index: string };
  /** The style sheets, or a placeholder for them: which ones are needed depends on the body. */
  styles: ReactNode;
  /** Scripts that run before anything is painted. */
  early: readonly string[];
  /** Data for the app, as JSON. */
  data: string;
  /** Scripts that the app imports, to be fetched in parallel. */
  preloads: { href: string; integrity: string }[];
  app: ReactNode;
}

/** A complete document. React puts title, metadata and links before the other elements of the head. */
export function Document({ canonical, head, copy, styles, early, data, preloads, app, ...shell }: DocumentProps) {
  const say = useSay();
  const { lang, dir, title: site } = useSite();
  const { title, description, layout, languages, path } = usePageOfDocument();
  return (
    <html lang={lang} {...(dir === 'rtl' ? { dir } : {})} data-theme="system">
      <head>
        <meta charSet="utf-8" />
        {path === '/404.html' && languages.length > 1 && <NotFoundScript languages={languages} />}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* `theme/document/show-head.ts` updates these when the page changes. */}
        <title>{documentTitle(title, site)}</title>
        {description !== '' && <meta name="description" content={description} />}
        {canonical !== '' && <link rel="canonical" href={canonical} />}
        <Head />
        {head}
        {early.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        {styles}
      </head>
      <body {...(layout === 'page' ? {} : { className: `layout-${layout}` })}>
        <a className="skip" href="#docsMain">
          {say('Skip to content')}
        </a>
        {/* Agents that fetch the page do not see its head, and read header and menus before the text, so these addresses come first. */}
        {copy && (
          <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
            {say('Index of all pages for programs:')} {copy.index}. {say('This page as Markdown:')} {copy.markdown}
          </p>
        )}
        <Shell {...shell} />
        {languages.length > 1 && path === '/' && <script dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }} />}
        <script type="application/json" id="docsStart" dangerouslySetInnerHTML={{ __html: data }} />
        {/* The page works without the app, so the app comes after everything that is painted first. */}
        {preloads.map(({ href, integrity }) => (
          <link key={href} rel="modulepreload" fetchPriority="low" href={href} integrity={integrity} onLoad={stays} />
        ))}
        {app}
      </body>
    </html>
  );
}

function NotFoundScript({ languages }: { languages: readonly PageLanguage[] }) {
  const here = languages.find(({ current }) => current)?.href;
  const bases = languages.map(({ href }) => href).join(' ');
  return <script data-here={here} data-bases={bases} dangerouslySetInnerHTML={{ __html: NOT_FOUND_SCRIPT }} />;
}

/** React moves a link into the head unless it has a listener. */
function stays(): void {}

/** Style sheets in the head, as text or linked as a file. */
export function Styles({ sheets }: { sheets: ({ css: string } | { href: string })[] }) {
  return sheets.map((sheet) =>
    'css' in sheet ? (
      <style key={sheet.css} dangerouslySetInnerHTML={{ __html: sheet.css }} />
    ) : (
      <link key={sheet.href} rel="stylesheet" href={sheet.href} />
    ),
  );
}

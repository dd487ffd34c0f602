import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppBundle } from '../bundle/app-bundle.ts';
import { type StyleSheet, stylesFor } from '../bundle/page-styles.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { ShellInfo, SiteInfo } from '../shared/browser-settings.ts';
import type { PageOnScreen, PageView } from '../shared/page-view.ts';
import type { OwnParts, ThemePage } from '../shared/parts.ts';
import { Document, Styles } from '../theme/document/Document.tsx';
import { integrityOf } from '../util/digest.ts';
import { FIND_PLACE_SCRIPT } from './find-base-script.ts';
import { type HeadData, HeadTags, type IconFiles, IconTags } from './head-tags.tsx';
import { renderInTheme } from './render-part.ts';

export interface DocumentOptions {
  site: ShellInfo;
  /** Settings for the app. */
  browser: SiteInfo;
  app: AppBundle;
  /** Number of parts of the page list; see `shared/manifest.ts`. */
  buckets: number;
  /** Digest of everything here except the page: `shell-info.ts`. A different one means that the site was redeployed. */
  frame: string;
  icons: IconFiles;
  /** Base path of the files that all languages share. */
  files: string;
}

export interface DocumentPage {
  view: PageView;
  page: ThemePage;
  /** HTML from `sidebarMarker`. */
  sidebar: string;
  /** Missing for a page without a source. */
  head?: HeadData;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Whether it is shown at any depth of a site that works under any base path; see `find-base-script.ts`. */
  anywhere?: boolean;
}

/** Placeholder for the style sheets until the body has shown which ones it needs. */
const STYLES = '\u001A';

/** Renders the complete HTML of a page. */
export function renderDocument(
  { view, page, sidebar, head, hidden, anywhere }: DocumentPage,
  { site, browser, app, buckets, frame, icons, files }: DocumentOptions,
  own: OwnParts,
): string {
  const { path, title, sidebar: script, moved, islands } = view;
  const onScreen: PageOnScreen = { path, title, sidebar: script, ...(moved ? { moved } : {}), islands };
  const integrity = (file: string) => integrityOf(app.files.get(file) ?? '');
  const html = renderInTheme(
    <Document
      main={view.html}
      sidebar={sidebar}
      canonical={view.canonical}
      head={
        <>
          {hidden && <meta name="robots" content="noindex" />}
          {head && <HeadTags {...head} />}
          <IconTags base={files} icons={icons} />
        </>
      }
      {...(head && { copy: { markdown: head.markdown, index: head.index } })}
      styles={<style>{STYLES}</style>}
      early={view.html.includes('<docs-tabs') ? [app.early, app.earlyTabs] : [app.early]}
      data={JSON.stringify({ site: browser, page: onScreen, buckets, frame, styles: fromBase(site.base, files, app.stylesFile) }).replace(
        /</g,
        '\\u003c',
      )}
      preloads={app.imports.map((file) => ({ href: withBase(files, file), integrity: integrity(file) }))}
      app={
        anywhere ? (
          <script data-app={app.script.slice(1)} dangerouslySetInnerHTML={{ __html: FIND_PLACE_SCRIPT }} />
        ) : (
          <script type="module" src={withBase(files, app.script)} fetchPriority="low" integrity={integrity(app.script)} />
        )
      }
    />,
    { theme: { site, own }, page, ids: 'F', onPageRead: refuseSidebar },
  );
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  const extra = head?.html ?? '';
  const complete = extra === '' ? html : html.replace('</head>', () => `${extra}</head>`);
  const styles = stylesFor(body, app.styles, site.dir);
  const early = complete.replace(`<style>${STYLES}</style>`, () =>
    styleTags(
      styles.filter(({ late }) => !late),
      app,
      files,
    ),
  );
  const end = early.lastIndexOf('</main>') + '</main>'.length;
  return `<!doctype html>${early.slice(0, end)}${styleTags(
    styles.filter(({ late }) => late),
    app,
    files,
  )}${early.slice(end)}`;
}

/** Address of a shared file relative to the base path of a language: `/de/` and `/assets/x.css` → `/../assets/x.css`. */
function fromBase(base: string, files: string, file: string): string {
  const steps = base.slice(files.length).split('/').length - 1;
  return `/${'../'.repeat(steps)}${file.slice(1)}`;
}

/** The policy lists inline styles by hash. Styles whose addresses differ from page to page are therefore linked as a file. */
function styleTags(styles: readonly StyleSheet[], { stylesFile }: AppBundle, base: string): string {
  const file = { href: withBase(base, stylesFile) };
  const sheets = styles.map(({ css }) => (css.includes(ANY_BASE) ? file : { css }));
  return renderToStaticMarkup(createElement(Styles, { sheets: [...new Set(sheets)] }));
}

/** The sidebar cannot depend on the page: many pages share it, and the app moves its marks. */
function refuseSidebar(part: string): void {
  if (part === 'Sidebar')
    throw new AuthorError(
      'The part Sidebar of the theme uses the page in view.',
      'Use the page in SidebarTop or SidebarBottom, which change with it.',
    );
}

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Version } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { offerOf } from '../model/languages.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import { withBase } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';
import type { PageView } from '../shared/page-view.ts';
import type { ThemePage } from '../shared/parts.ts';
import { NotFound } from '../theme/page/NotFound.tsx';
import { SearchPage } from '../theme/page/SearchPage.tsx';
import { frameOf } from './page-frame.ts';
import { PageList } from './page-list.tsx';
import { versionMenu, viewOf } from './page-view.ts';
import { type RenderTheme, renderPart } from './render-part.ts';

/** A page without a source. */
export interface SpecialPage {
  view: PageView;
  page: ThemePage;
}

export const NOT_FOUND = '/404.html';

/** The not-found page. The browser adds links to the addresses with the most similar spelling. */
export function notFoundPage(model: SiteModel, theme: RenderTheme): SpecialPage {
  return special(model, theme, { path: NOT_FOUND, title: sayIn(model.settings.words)('Page not found'), content: createElement(NotFound) });
}

/** The site's own not-found page. `html`: its article. */
export function ownNotFoundPage(own: PageFacts, html: string, model: SiteModel, theme: RenderTheme): SpecialPage {
  const frame = frameOf(own, model, { changed: '', sidebar: '', head: '', foot: '' });
  const nearest = renderToStaticMarkup(<div id="nearest" />);
  const view = viewOf({ ...frame, contents: nearest, main: { ...frame.main, notices: [], bare: true } }, html, theme);
  const { view: shown, page } = special(model, theme, { path: NOT_FOUND, title: view.title, content: <></> });
  return {
    page: { ...frame.page, ...page, layout: frame.page.layout },
    view: { ...view, ...shown, islands: view.islands, html: view.html },
  };
}

/** The search page. Without JavaScript, it says that search needs it and lists all pages. */
export function searchPage(model: SiteModel, theme: RenderTheme): SpecialPage {
  const { settings, pages } = model;
  const links = [...pages.values()]
    .filter((page) => isSearched(page, settings))
    .map(({ record: { path, title } }) => ({ path, label: title }));
  return special(model, theme, {
    path: '/search/',
    title: sayIn(settings.words)('Search'),
    content: createElement(SearchPage, { pages: links }),
  });
}

/** The start page of a version without its own: lists its pages, in the sections of its sidebar. */
export function startPage(model: SiteModel, theme: RenderTheme, version: Version): SpecialPage {
  const { settings, sidebars, records } = model;
  const items = sidebars.filter((sidebar) => sidebar.version === version.id).flatMap((sidebar) => sidebar.items);
  const title = version.id === settings.versions[0]?.id ? settings.title : `${settings.title} ${version.label}`;
  const content = (
    <article>
      <h1>{title}</h1>
      {settings.description !== '' && <p>{settings.description}</p>}
      <PageList items={items} base={settings.base} records={records} />
    </article>
  );
  return special(model, theme, { path: version.path, title, content });
}

function special(
  { settings, languages }: SiteModel,
  theme: RenderTheme,
  { path, title, content }: { path: string; title: string; content: ReactElement },
): SpecialPage {
  const [current] = settings.versions;
  const page: ThemePage = {
    path,
    title,
    description: '',
    file: '',
    version: current?.id ?? '',
    // On the not-found page, selecting the current version leads to its start page.
    versions: path === NOT_FOUND && current ? [{ version: current.id, path: current.path, exact: true }] : [],
    // A special page has no counterpart in other languages, so the menu leads to their start pages.
    languages:
      languages.length < 2
        ? []
        : languages.map((one) => ({
            lang: one.locale.lang,
            label: one.locale.label,
            href: withBase(one.settings.base, path === NOT_FOUND ? '/' : path),
            current: one.locale.key === settings.locale,
            exact: true,
            offer: offerOf(one.locale),
          })),
    changed: '',
    layout: 'page',
    headers: [],
    frontmatter: {},
    data: {},
  };
  return {
    page,
    view: {
      path,
      title,
      description: '',
      canonical: '',
      sidebar: '',
      headings: '',
      versions: versionMenu(page, theme),
      islands: [],
      html: renderPart(content, { theme, page, ids: 'M' }),
    },
  };
}

import { STEPS_UP } from '../hosting/find-place.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import type { PageView } from '../shared/view.ts';
import { versionMenu } from './page-view.ts';
import type { SiteModel } from './site-model.ts';

const NOT_FOUND = '/404.html';

/** What is shown for an address that is no page. The browser adds the nearest addresses by spelling. */
export function notFoundView(model: SiteModel): PageView {
  const { base } = model.settings;
  return special(
    model,
    NOT_FOUND,
    'Page not found',
    `<article data-special="not-found"><h1>Page not found</h1><p>There is no page at this address. It may have moved, or the link may be misspelled.</p><div id="nearest"></div><ul><li><a href="${base}search/" data-action="search">Search the docs</a></li><li><a href="${base}">Go to the home page</a></li>${base === ANY_BASE ? STEPS_UP : ''}</ul></article>`,
  );
}

/** The search as a page. Without script it says so and lists all pages. */
export function searchView(model: SiteModel): PageView {
  const { settings, pages } = model;
  const current = settings.versions[0]?.id;
  const list = [...pages.values()]
    .filter((page) => page.version === current)
    .map(({ record }) => `<li><a href="${withBase(settings.base, record.path)}">${escapeHtml(record.title)}</a></li>`);
  return special(
    model,
    '/search/',
    'Search',
    `<article data-special="search"><h1>Search</h1><div id="docsSearch"></div><noscript><p>Search needs JavaScript. Here is a list of all pages:</p></noscript><h2 id="all-pages">All pages</h2><ul>${list.join('')}</ul></article>`,
  );
}

function special(model: SiteModel, path: string, title: string, html: string): PageView {
  const current = model.settings.versions[0];
  return {
    path,
    title,
    description: '',
    canonical: '',
    sidebar: '',
    headings: '',
    // Who chooses the version that is marked on a page that was not found wants to get out of there.
    versions: versionMenu(model.settings, {
      version: current?.id ?? '',
      path: path === NOT_FOUND ? (current?.path ?? '/') : path,
      links: [],
    }),
    islands: [],
    html,
  };
}

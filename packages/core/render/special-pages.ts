import type { Version } from '../config/settings.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { PageView } from '../shared/page-view.ts';
import { sayIn } from '../shared/say.ts';
import { STEPS_UP } from './find-base-script.ts';
import { pageList } from './page-list.ts';
import { versionMenu } from './page-view.ts';

const NOT_FOUND = '/404.html';

/** What is shown for an address that is no page. The browser adds the nearest addresses by spelling. */
export function notFoundView(model: SiteModel): PageView {
  const { base, words } = model.settings;
  const say = sayIn(words);
  return special(
    model,
    NOT_FOUND,
    say('Page not found'),
    `<article data-special="not-found"><h1>${escapeHtml(say('Page not found'))}</h1><p>${escapeHtml(say('There is no page at this address. It may have moved, or the link may be misspelled.'))}</p><div id="nearest"></div><ul><li><a href="${base}search/" data-action="search">${escapeHtml(say('Search the docs'))}</a></li><li><a href="${base}">${escapeHtml(say('Go to the home page'))}</a></li>${base === ANY_BASE ? STEPS_UP : ''}</ul></article>`,
  );
}

/** The search as a page. Without script it says so and lists all pages. */
export function searchView(model: SiteModel): PageView {
  const { settings, pages } = model;
  const say = sayIn(settings.words);
  const list = [...pages.values()]
    .filter((page) => isSearched(page, settings))
    .map(({ record }) => `<li><a href="${withBase(settings.base, record.path)}">${escapeHtml(record.title)}</a></li>`);
  return special(
    model,
    '/search/',
    say('Search'),
    `<article data-special="search"><h1>${escapeHtml(say('Search'))}</h1><div id="docsSearch" role="search"></div><noscript><p>${escapeHtml(say('Search needs JavaScript. Here is a list of all pages:'))}</p></noscript><h2 id="all-pages">${escapeHtml(say('All pages'))}</h2><ul>${list.join('')}</ul></article>`,
  );
}

/** The beginning of a version that has no page there: its pages, in the sections of its sidebar. */
export function homeView(model: SiteModel, version: Version): PageView {
  const { settings, sidebars } = model;
  const items = sidebars.filter((sidebar) => sidebar.version === version.id).flatMap((sidebar) => sidebar.items);
  const about = settings.description === '' ? '' : `<p>${escapeHtml(settings.description)}</p>`;
  const title = version.id === settings.versions[0]?.id ? settings.title : `${settings.title} ${version.label}`;
  const html = `<article><h1>${escapeHtml(title)}</h1>${about}${pageList(items, model)}</article>`;
  return special(model, version.path, title, html);
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

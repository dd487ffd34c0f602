import { element } from '../../dom/elements.ts';
import { measure } from '../../dom/measure.ts';
import { word } from '../../dom/word.ts';
import type { SiteInfo } from '../../shared/browser-settings.ts';
import type { InterfaceWord } from '../../shared/interface-words.ts';
import { documentTitle } from '../../shared/page-view.ts';
import { showHead } from '../../theme/document/show-head.ts';
import { showHeader } from '../../theme/header/show-header.ts';
import { showSidebar } from '../../theme/sidebar/show-sidebar.ts';
import { hydrateArticle } from '../article/hydrate-article.ts';
import type { LoadErrorKind } from '../loading/load-data.ts';

const TEXTS: Record<LoadErrorKind, [title: InterfaceWord, text: InterfaceWord]> = {
  missing: [
    'This page could not be found',
    'The server does not have a file that this page needs. The page may have been removed, or the site is being updated.',
  ],
  error: ['This page could not be loaded', 'The connection failed, or the page arrived incomplete. Check your connection, then try again.'],
  timeout: [
    'This page took too long to load',
    'The server did not respond in time. Your connection may be slow. Try again, or open it as an ordinary page.',
  ],
};

/** Replaces a page that failed to load with an explanation and ways to continue. The frame stays. */
export function showLoadError(kind: LoadErrorKind, address: string, path: string, site: SiteInfo): void {
  const title = word(TEXTS[kind][0]);
  measure('load-error', { kind });
  showHead(documentTitle(title, site.title), {});
  showSidebar({ path, headings: '' }, undefined, site.base);
  showHeader(path, undefined, site);
  const main = document.getElementById('docsMain');
  if (!main) return;
  const heading = element('h1', { tabindex: '-1' }, title);
  main.replaceChildren(
    element('article', { 'data-load-error': kind }, element('div', { role: 'alert' }, heading, ...explanationOf(kind, address))),
  );
  hydrateArticle(main, { islands: [] });
  heading.focus();
}

/** Shows the same below the first screen of a page, which stays visible. */
export function showRestError(kind: LoadErrorKind, address: string): void {
  const main = document.getElementById('docsMain');
  main?.querySelector(':scope > [data-load-error]')?.remove();
  // Screen readers announce only text that is added to an existing alert.
  const notice = element('section', { 'data-load-error': kind, role: 'alert' });
  main?.append(notice);
  notice.append(element('h2', {}, word('The rest of this page could not be loaded')), ...explanationOf(kind, address));
}

function explanationOf(kind: LoadErrorKind, address: string): Element[] {
  const actions = [
    element('button', { type: 'button', 'data-action': 'retry' }, word('Try again')),
    element('a', { href: address, 'data-action': 'ordinary' }, word('Open as an ordinary page')),
    element('a', { href: '', 'data-action': 'home' }, word('Go to the home page')),
  ];
  return [element('p', {}, word(TEXTS[kind][1])), element('p', { class: 'ways' }, ...actions)];
}

import type { PageView } from '../shared/view.ts';
import type { LoadErrorKind } from './load-error.ts';

const TEXTS: Record<LoadErrorKind, [title: string, text: string]> = {
  missing: [
    'This page could not be found',
    'The server does not have the part of the site that this page needs. The page may have been removed, or the site is being updated.',
  ],
  error: ['This page could not be loaded', 'The connection failed, or the page arrived damaged. Check the network, then try again.'],
  timeout: [
    'This page takes too long',
    'The server did not answer in time. The line may be slow: try again, or open the page in the ordinary way.',
  ],
};

/** What stands in the place of a page that cannot be had: what happened, and the ways on. The shell stays. */
export function loadErrorView(kind: LoadErrorKind, path: string, address: string, last: PageView): PageView {
  const [title, text] = TEXTS[kind];
  const html =
    `<article data-load-error="${kind}" role="alert"><h1 tabindex="-1">${title}</h1><p>${text}</p><p class="ways">` +
    `<button type="button" data-action="retry">Try again</button> <a href="${address.replace(/"/g, '%22')}" data-action="ordinary">Open as an ordinary page</a> ` +
    '<a href="" data-action="home">Go to the first page</a></p></article>';
  return { ...last, path: `${path}#load-error-${Date.now()}`, title, headers: [], islands: [], html };
}

import { element } from '../../core/dom/create-element.ts';
import { measure } from '../../core/dom/measure.ts';
import { word } from '../../core/dom/word.ts';
import { pathBelow } from '../../core/shared/address.ts';
import type { SiteInfo } from '../../core/shared/browser-settings.ts';
import { versionAt } from '../../core/shared/version-at.ts';
import type { ShownAnswer } from './messages.ts';

/** A message that has stood for so long is an answer. */
const SETTLED_MS = 1000;

/** A line for the reader. */
export function resultMessage(...inside: (Node | string)[]): HTMLElement {
  return element('p', { class: 'message' }, ...inside);
}

/** A query that can be asked with a click; `results.ts` listens. */
export function suggestion(query: string): HTMLElement {
  return element('button', { type: 'button', class: 'suggestion', 'data-ask': query }, query);
}

/** Says which words were recognized, what may have been meant, and where else to look. */
export function nothingFound({ query, understood, suggestions }: ShownAnswer, site: SiteInfo): HTMLElement {
  const known =
    understood.length > 0 ? `${word('Recognized:')} ${understood.join(', ')}.` : word('None of these words appears in the docs.');
  const made = element(
    'div',
    { class: 'message' },
    element('p', {}, `${word('No results for')} `, element('strong', {}, query.trim()), `. ${known}`),
  );
  if (suggestions.length > 0) {
    const words = suggestions.flatMap((word, index) => [index > 0 ? ', ' : '', suggestion(word)]);
    made.append(element('p', {}, `${word('Did you mean')} `, ...words, '?'));
  }
  const all = element('a', { href: `${site.base}search/#all-pages` }, word('all pages'));
  made.append(element('p', {}, `${word('Try fewer or different words, or browse')} `, all, '.'));
  // Not of every letter of a word that is being typed.
  setTimeout(() => made.isConnected && measure('search-empty', { query: query.trim() }), SETTLED_MS);
  return made;
}

/** A note on pages of an older version: search covers only the newest. */
export function otherVersion(site: SiteInfo): HTMLElement | undefined {
  const current = site.versions.find(({ id }) => id === site.currentVersion);
  const path = pathBelow(site.base, location.pathname);
  const here = path === undefined ? undefined : versionAt(path, site.versions);
  return current && here && here.id !== current.id ? resultMessage(`Search covers ${current.label} only.`) : undefined;
}

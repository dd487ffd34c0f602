import { element } from '../../core/dom/create-element.ts';
import { word } from '../../core/dom/word.ts';
import { withBase } from '../../core/shared/address.ts';
import { highlightMatches } from './highlight-matches.ts';
import type { ShownAnswer, ShownGroup, ShownResult } from './messages.ts';

/** The results of an answer, grouped by page, as options numbered from 0. `base`: base path of the site. */
export function resultOptions({ groups }: ShownAnswer, base: string): HTMLElement[] {
  let next = 0;
  return groups.map((group) => {
    const first = next;
    next += group.results.length;
    return groupOf(group, first, base);
  });
}

function groupOf({ title, results }: ShownGroup, first: number, base: string): HTMLElement {
  const headed = !results[0]?.top;
  const where = element('span', { class: 'where', 'aria-hidden': 'true' }, placeOf(results[0]?.address ?? ''));
  const made = element('div', { role: 'group', 'aria-label': title });
  if (headed) made.append(element('div', { class: 'of-page', 'aria-hidden': 'true' }, where, title));
  results.forEach((result, index) => {
    const shown = resultOption(result, first + index, { base, inside: index > 0 || headed });
    if (index === 0 && !headed) shown.prepend(where);
    made.append(shown);
  });
  return made;
}

/** `/workflows/steps/triggers/#http` → `workflows / steps`: what is above a page. */
function placeOf(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, -1)
    .join(' / ');
}

function resultOption({ address, top, label, context }: ShownResult, number: number, { base, inside }: { base: string; inside: boolean }) {
  const made = option(number, withBase(base, address));
  if (top || inside) made.className = inside ? 'inside' : 'is-page';
  made.append(
    element('span', { class: 'label' }, ...highlightMatches(label)),
    element('span', { class: 'context' }, ...highlightMatches(context)),
  );
  return made;
}

/** Pages that were read before in this tab, as options. */
export function recentOptions(pages: readonly { path: string; title: string }[], base: string): HTMLElement[] {
  return [
    element('div', { class: 'of-page', 'aria-hidden': 'true' }, word('Recently viewed')),
    ...pages.map(({ path, title }, index) => {
      const made = option(index, withBase(base, path));
      made.append(element('span', { class: 'label' }, title));
      return made;
    }),
  ];
}

function option(number: number, href: string): HTMLAnchorElement {
  return element('a', { id: `docsResult${number}`, role: 'option', 'aria-selected': 'false', tabindex: '-1', href });
}

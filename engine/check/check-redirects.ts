import type { SiteModel } from '../build/site-model.ts';
import { placeOfKey } from '../config/config-place.ts';
import { isBranch } from '../hosting/plan.ts';
import { canonicalPath, isExternal } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';

/** A redirect leads to a page in one hop, and no page stands at its old address. */
export function checkRedirects({ settings, records, pages }: SiteModel): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [from, to] of Object.entries(settings.redirects)) {
    const tell = (id: string, message: string, help: string) =>
      mistakes.push({ id, level: 'error', message, help, ...placeOfKey(from, settings.configSources) });
    if (isBranch(from)) {
      const root = to.slice(0, -1);
      if (!to.endsWith('/*') || isExternal(to))
        tell(
          'redirect-spelling',
          `The redirect ${from} stands for a whole branch, but leads to ${to}.`,
          'Let it lead to a branch: `/new/*`.',
        );
      else if (![...records.keys()].some((path) => path.startsWith(root)))
        tell('redirect-broken', `${from} leads to ${to}, where no page is.`, 'Name a branch that has pages.');
      else if ([...records.keys()].some((path) => path.startsWith(from.slice(0, -1))))
        tell('redirect-hides-page', `The redirect ${from} hides pages below that address.`, 'Remove one of them.');
      continue;
    }
    if (from !== canonicalPath(from))
      tell('redirect-spelling', `The redirect is written ${from}.`, `Write ${canonicalPath(from)}: the other spellings follow from it.`);
    if (records.has(from)) tell('redirect-hides-page', `The redirect ${from} hides the page at that address.`, 'Remove one of them.');
    if (isExternal(to)) continue;
    const [path = '', anchor = ''] = to.split('#');
    const next = settings.redirects[path];
    if (next !== undefined) tell('redirect-chain', `${from} leads to ${path}, which leads on to ${next}.`, `Let ${from} lead to ${next}.`);
    else if (!records.has(path)) {
      const close = nearest(path, records.keys())[0];
      tell('redirect-broken', `${from} leads to ${path}, which is no page.`, close ? `Did you mean ${close}?` : 'Name a page.');
    } else if (anchor !== '' && !pages.get(path)?.ids.includes(anchor)) {
      const close = nearest(anchor, pages.get(path)?.ids ?? [])[0];
      tell(
        'redirect-broken',
        `${from} leads to ${to}, but the page has no heading #${anchor}.`,
        close ? `Did you mean #${close}?` : 'Name a heading of the page.',
      );
    }
  }
  return mistakes;
}

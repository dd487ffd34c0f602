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
          `The redirect ${from} matches every address under it, but points to ${to}.`,
          'End the target with `/*` too, such as `/new/*`.',
        );
      else if (![...records.keys()].some((path) => path.startsWith(root)))
        tell('redirect-broken', `${from} redirects to ${to}, which has no pages.`, 'Redirect to a path that has pages.');
      else if ([...records.keys()].some((path) => path.startsWith(from.slice(0, -1))))
        tell('redirect-hides-page', `The redirect ${from} hides pages under that address.`, 'Remove the redirect, or move the page.');
      continue;
    }
    if (from !== canonicalPath(from))
      tell(
        'redirect-spelling',
        `The redirect ${from} is not in canonical form.`,
        `Write ${canonicalPath(from)}. Its other spellings are redirected automatically.`,
      );
    if (records.has(from))
      tell('redirect-hides-page', `The redirect ${from} hides the page at that address.`, 'Remove the redirect, or move the page.');
    if (isExternal(to)) continue;
    const [path = '', anchor = ''] = to.split('#');
    const next = settings.redirects[path];
    if (next !== undefined)
      tell('redirect-chain', `${from} redirects to ${path}, which redirects to ${next}.`, `Redirect ${from} to ${next}.`);
    else if (!records.has(path)) {
      const close = nearest(path, records.keys())[0];
      tell(
        'redirect-broken',
        `${from} redirects to ${path}, which is not a page.`,
        close ? `Did you mean ${close}?` : 'Redirect to an existing page.',
      );
    } else if (anchor !== '' && !pages.get(path)?.ids.includes(anchor)) {
      const close = nearest(anchor, pages.get(path)?.ids ?? [])[0];
      tell(
        'redirect-broken',
        `${from} redirects to ${to}, but the page has no heading #${anchor}.`,
        close ? `Did you mean #${close}?` : 'Use the anchor of a heading on that page.',
      );
    }
  }
  return mistakes;
}

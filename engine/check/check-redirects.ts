import type { SiteModel } from '../build/site-model.ts';
import { canonicalPath, isExternal } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';

/** A redirect leads to a page in one hop, and no page stands at its old address. */
export function checkRedirects({ settings, records, pages }: SiteModel): Mistake[] {
  const mistakes: Mistake[] = [];
  const tell = (id: string, message: string, help: string) => mistakes.push({ id, level: 'error', message, help, file: settings.configFile, line: 1, column: 1 });
  for (const [from, to] of Object.entries(settings.redirects)) {
    if (from !== canonicalPath(from)) tell('redirect-spelling', `The redirect is written ${from}.`, `Write ${canonicalPath(from)}: the other spellings follow from it.`);
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
      tell('redirect-broken', `${from} leads to ${to}, but the page has no heading #${anchor}.`, close ? `Did you mean #${close}?` : 'Name a heading of the page.');
    }
  }
  return mistakes;
}

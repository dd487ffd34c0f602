import type { SiteModel } from '../build/site-model.ts';
import { type ConfigPlace, placeOfKey } from '../config/config-place.ts';
import { shownPath } from '../config/shown-path.ts';
import { isBranch } from '../hosting/plan.ts';
import { asksForFile, canonicalPath, isExternal, withoutFragment } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { anchorHelp } from './anchor-help.ts';

/** A redirect leads to a page in one hop, and no page stands at its old address. */
export function checkRedirects({ settings, records, pages }: SiteModel): Mistake[] {
  const mistakes: Mistake[] = [];
  const ledgerName = settings.ledgerFile && shownPath(settings.root, settings.ledgerFile);
  /** The replacement of a page in the ledger is a redirect too. */
  const placeOf = (from: string, to: string): ConfigPlace => {
    const entry = settings.ledger.find((other) => other.path === from && other.anchor === '' && other.successor === to);
    return entry && ledgerName ? { file: ledgerName, line: entry.line, column: 1 } : placeOfKey(from, settings.configSources);
  };
  for (const [from, to] of Object.entries(settings.redirects)) {
    const tell = (id: string, message: string, help: string) => mistakes.push({ id, level: 'error', message, help, ...placeOf(from, to) });
    if (isBranch(from)) {
      const root = to.slice(0, -1);
      if (isExternal(to))
        tell(
          'redirect-spelling',
          `The redirect ${from} matches every address under it, but points to another site.`,
          'Redirect each address by itself, or tell your host to redirect all of them.',
        );
      else if (!to.endsWith('/*'))
        tell(
          'redirect-spelling',
          `The redirect ${from} matches every address under it, but points to ${to}.`,
          'End the target with `/*` too, such as `/new/*`.',
        );
      else if (![...records.keys()].some((other) => other.startsWith(root)))
        tell('redirect-broken', `${from} redirects to ${to}, which has no pages.`, 'Redirect to a path that has pages.');
      else if ([...records.keys()].some((other) => other.startsWith(from.slice(0, -1))))
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
    const [address = '', anchor = ''] = to.split('#');
    const ids = pages.get(address)?.ids ?? [];
    const next = settings.redirects[address];
    const end = next === undefined ? undefined : endOf(next, settings.redirects);
    if (next !== undefined && end === undefined)
      tell('redirect-chain', `${from} redirects to ${address}, which leads in a circle.`, 'Redirect to a page, or remove the redirect.');
    else if (next !== undefined)
      tell('redirect-chain', `${from} redirects to ${address}, which redirects to ${next}.`, `Redirect ${from} to ${end}.`);
    else if (!records.has(address)) {
      const close = nearest(address, records.keys())[0];
      tell(
        'redirect-broken',
        `${from} redirects to ${address}, which is not a page.`,
        close
          ? `Did you mean ${close}?`
          : asksForFile(address)
            ? 'A redirect leads to a page. Redirect to one that links to the file, or write the full address of the file.'
            : 'Redirect to an existing page.',
      );
    } else if (anchor !== '' && !ids.includes(anchor)) {
      tell('redirect-broken', `${from} redirects to ${to}, but the page has no heading #${anchor}.`, anchorHelp(anchor, ids));
    }
  }
  return mistakes;
}

/** Where a chain of redirects ends; undefined for a circle. */
function endOf(first: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const seen = new Set<string>();
  for (let at = first; ; ) {
    const address = withoutFragment(at);
    const next = redirects[address];
    if (next === undefined) return at;
    if (seen.has(address)) return undefined;
    seen.add(address);
    at = next;
  }
}

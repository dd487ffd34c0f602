import { placeOfKey } from '../config/setting-place.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import { asksForFile, canonicalPath, isExternal, withoutFragment } from '../shared/address.ts';
import type { DiagnosticPlace } from '../shared/diagnostic.ts';
import { didYouMean } from '../shared/wording.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** A redirect must lead to a page in one hop, and its old address must not be a page. */
export const checkRedirects = defineCheck(
  {
    'redirect-broken': ['error', 'A redirect leads to a page that does not exist.'],
    'redirect-chain': ['error', 'A redirect leads to another redirect.'],
    'redirect-hides-page': ['error', 'A redirect has the address of a page.'],
    'redirect-spelling': ['error', 'A redirect has an invalid form.'],
  },
  ({ settings, records, pages }: SiteModel, reportAt) => {
    const ledgerName = settings.ledgerFile && displayPath(settings.root, settings.ledgerFile);
    /** Replacements of pages in the ledger are redirects, too. */
    const placeOf = (from: string, to: string): DiagnosticPlace => {
      const entry = settings.ledger.find((other) => other.path === from && other.anchor === '' && other.successor === to);
      return entry && ledgerName ? { file: ledgerName, line: entry.line, column: 1 } : placeOfKey(from, settings.configSources);
    };
    for (const [from, to] of Object.entries(settings.redirects)) {
      const report = reportAt(placeOf(from, to));
      if (isWildcard(from)) {
        const root = to.slice(0, -1);
        if (isExternal(to))
          report(
            'redirect-spelling',
            `The redirect ${from} matches every address under it, but points to another site.`,
            'Redirect each address by itself, or tell your host to redirect all of them.',
          );
        else if (!to.endsWith('/*'))
          report(
            'redirect-spelling',
            `The redirect ${from} matches every address under it, but points to ${to}.`,
            'End the target with `/*` too, such as `/new/*`.',
          );
        else if (![...records.keys()].some((other) => other.startsWith(root)))
          report('redirect-broken', `${from} redirects to ${to}, which has no pages.`, 'Redirect to a path that has pages.');
        else if ([...records.keys()].some((other) => other.startsWith(from.slice(0, -1))))
          report('redirect-hides-page', `The redirect ${from} hides pages under that address.`, 'Remove the redirect, or move the page.');
        continue;
      }
      if (from !== canonicalPath(from))
        report(
          'redirect-spelling',
          `The redirect ${from} is not in canonical form.`,
          `Write ${canonicalPath(from)}. Its other spellings are redirected automatically.`,
        );
      if (records.has(from))
        report('redirect-hides-page', `The redirect ${from} hides the page at that address.`, 'Remove the redirect, or move the page.');
      if (isExternal(to)) continue;
      const [address = '', anchor = ''] = to.split('#');
      const ids = pages.get(address)?.ids ?? [];
      const next = settings.redirects[address];
      const end = next === undefined ? undefined : endOf(next, settings.redirects);
      if (next !== undefined && end === undefined)
        report(
          'redirect-chain',
          `${from} redirects to ${address}, which leads in a circle.`,
          'Redirect to a page, or remove the redirect.',
        );
      else if (next !== undefined)
        report('redirect-chain', `${from} redirects to ${address}, which redirects to ${next}.`, `Redirect ${from} to ${end}.`);
      else if (!records.has(address)) {
        const otherwise = asksForFile(address)
          ? 'A redirect leads to a page. Redirect to one that links to the file, or write the full address of the file.'
          : 'Redirect to an existing page.';
        report('redirect-broken', `${from} redirects to ${address}, which is not a page.`, didYouMean(address, records.keys(), otherwise));
      } else if (anchor !== '' && !ids.includes(anchor)) {
        report(
          'redirect-broken',
          `${from} redirects to ${to}, but the page has no heading #${anchor}.`,
          didYouMean(anchor, ids, 'Use the anchor of a heading on that page.', (id) => `#${id}`),
        );
      }
    }
  },
);

/** The end of a chain of redirects; undefined for a cycle. */
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

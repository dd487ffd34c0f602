import type { LedgerEntry } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { onceEach } from '../util/once-each.ts';
import type { SiteModel } from './site-model.ts';

/** Replacements for fragments that a page no longer has; `undefined` if there are none. */
export function movedAnchors(page: PageFacts, { settings }: SiteModel): Record<string, string> | undefined {
  const moved = (successorsOf(settings.ledger).get(page.record.path) ?? []).filter(({ anchor }) => !page.ids.includes(anchor));
  return moved.length === 0 ? undefined : Object.fromEntries(moved.map(({ anchor, successor = '' }) => [anchor, successor]));
}

const successorsOf = onceEach((ledger: LedgerEntry[]): Map<string, LedgerEntry[]> => {
  const entries = ledger.filter(({ anchor, successor }) => anchor !== '' && successor !== undefined);
  const grouped = new Map<string, LedgerEntry[]>();
  for (const entry of entries) grouped.set(entry.path, [...(grouped.get(entry.path) ?? []), entry]);
  return grouped;
});

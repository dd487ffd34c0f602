import type { PageFacts } from '../content/source/compiled-page.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { SiteModel } from './site-model.ts';

const byPath = new WeakMap<LedgerEntry[], Map<string, LedgerEntry[]>>();

/** Old fragment → what took its place, for the fragments that a page no longer has; `undefined` for none. */
export function movedAnchors(page: PageFacts, { settings }: SiteModel): Record<string, string> | undefined {
  const moved = (successorsOf(settings.ledger).get(page.record.path) ?? []).filter(({ anchor }) => !page.ids.includes(anchor));
  return moved.length === 0 ? undefined : Object.fromEntries(moved.map(({ anchor, successor = '' }) => [anchor, successor]));
}

function successorsOf(ledger: LedgerEntry[]): Map<string, LedgerEntry[]> {
  const known = byPath.get(ledger);
  if (known) return known;
  const entries = ledger.filter(({ anchor, successor }) => anchor !== '' && successor !== undefined);
  const grouped = new Map<string, LedgerEntry[]>();
  for (const entry of entries) grouped.set(entry.path, [...(grouped.get(entry.path) ?? []), entry]);
  byPath.set(ledger, grouped);
  return grouped;
}

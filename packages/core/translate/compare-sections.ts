import type { Section } from './sections.ts';
import type { RecordedSection } from './translation-record.ts';

/** A section of the original that has changed since the page was translated. */
export interface SectionChange {
  kind: 'changed' | 'added' | 'removed';
  /** Hash of the text it was translated from; for an added section, of the current text. */
  hash: string;
  /** Heading of the original: the current one, or the last one of a removed section. */
  title: string;
  /** Index among the recorded sections; missing for an added one. */
  recorded?: number;
  /** Index among the current sections; missing for a removed one. */
  now?: number;
}

/**
 * Compares the recorded sections of a page with the current sections of the original. Returns the differences in the order of the
 * current sections.
 */
export function compareSections(recorded: readonly RecordedSection[], now: readonly Pick<Section, 'hash' | 'title'>[]): SectionChange[] {
  /** Recorded section → current section. */
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (at: number, found: number) => {
    if (found < 0) return;
    pairs.set(at, found);
    taken.add(found);
  };
  const match = (isSame: (before: RecordedSection, after: Pick<Section, 'hash' | 'title'>) => boolean) => {
    for (const [at, before] of recorded.entries())
      if (!pairs.has(at))
        pair(
          at,
          now.findIndex((after, index) => !taken.has(index) && isSame(before, after)),
        );
  };
  match((before, after) => before.hash === after.hash && before.title === after.title);
  match((before, after) => before.hash === after.hash);
  const same = new Set(pairs.keys());
  match((before, after) => before.title === after.title);
  // A section whose heading and text both changed is still the same section if its neighbors are.
  for (const at of recorded.keys()) {
    if (pairs.has(at)) continue;
    const begin = at === 0 ? -1 : (pairs.get(at - 1) ?? now.length);
    const end = pairs.get(at + 1) ?? (at === recorded.length - 1 ? now.length : -1);
    if (end === begin + 2 && !taken.has(begin + 1)) pair(at, begin + 1);
  }
  const changes: SectionChange[] = [];
  for (const [at, { hash, title }] of recorded.entries()) {
    const found = pairs.get(at);
    if (same.has(at)) continue;
    if (found === undefined) changes.push({ kind: 'removed', hash, title, recorded: at });
    else changes.push({ kind: 'changed', hash, title: now[found]?.title ?? title, recorded: at, now: found });
  }
  for (const [index, { hash, title }] of now.entries()) if (!taken.has(index)) changes.push({ kind: 'added', hash, title, now: index });
  return changes.sort((a, b) => (a.now ?? a.recorded ?? 0) - (b.now ?? b.recorded ?? 0));
}

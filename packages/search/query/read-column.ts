import type { IndexReader } from '../format/index-reader.ts';
import type { Slot } from './plan-query.ts';
import type { Column } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** What the index has of a slot, with how rare it is among all sections, of which there are `total`. */
export async function readColumn(slot: Slot, index: IndexReader, total: number): Promise<Column> {
  const worth = slot.faint ? WEIGHTS.faint : 1;
  const entries: Column['entries'] = [];
  for (const { word, kind, weight } of slot.readings) {
    const entry = await index.entry(word);
    if (entry) entries.push({ word, kind, weight: weight * slot.share, entry, idf: idf(entry.count, total) * worth });
  }
  // How common a word is depends on all its forms together, not on the rarest one.
  const sure = entries.filter(({ kind }) => kind !== 'beginning');
  const common = idf(Math.max(0, ...(sure.length > 0 ? sure : entries).map(({ entry }) => entry.count)), total) * worth;
  for (const entry of entries) entry.idf = Math.min(entry.idf, common * WEIGHTS.rareForm);
  return {
    slot,
    entries,
    importance: (entries.length > 0 ? common : idf(0, total) * WEIGHTS.unknownWord * worth) * slot.share,
  };
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5)) + WEIGHTS.idfFloor;
}

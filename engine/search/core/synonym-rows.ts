import type { Synonyms } from './index-files.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

/** Something that may be said, and what may be meant by it. */
export interface SynonymRow {
  /** Of its words. */
  stems: string[];
  meant: string[];
  weight: number;
}

const SYNONYM = 0.85;
/** Words that are often used for one another, and often not. */
const LOOSE_SYNONYM = 0.45;

const known = new WeakMap<Synonyms, Map<string, SynonymRow[]>>();

/** The rows of an index, by the stem of the first word that is said. They are made once. */
export function synonymRows(synonyms: Synonyms): ReadonlyMap<string, SynonymRow[]> {
  const made = known.get(synonyms);
  if (made) return made;
  const rows = new Map<string, SynonymRow[]>();
  const add = (said: string, meant: string[], weight: number) => {
    const stems = tokenize(said)
      .filter(({ kind }) => kind !== 'compound')
      .map(({ term }) => stem(term));
    const first = stems[0];
    if (first !== undefined && meant.length > 0) rows.set(first, [...(rows.get(first) ?? []), { stems, meant, weight }]);
  };
  for (const [said = '', ...meant] of synonyms.said) add(said, meant, SYNONYM);
  for (const group of synonyms.loose) {
    const [own = [], both = [], asked = []] = group.split('|').map((part) => (part === '' ? [] : part.split(',')));
    for (const said of [...both, ...asked])
      add(
        said,
        [...own, ...both].filter((other) => other !== said),
        LOOSE_SYNONYM,
      );
  }
  known.set(synonyms, rows);
  return rows;
}

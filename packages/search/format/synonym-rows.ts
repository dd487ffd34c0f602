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

interface UnsplitSynonym {
  said: string;
  /** What may be meant by it, perhaps with itself among them. */
  group: string[];
  weight: number;
}

const SYNONYM = 0.85;
/** Words that are often used for one another, and often not. */
const LOOSE_SYNONYM = 0.45;
const INITIAL = /^[a-z0-9]/;

/**
 * The synonyms of an index, by the stem of the first word that is said. They are split into words when a
 * query first has a word with the same initial, which stems keep: to split all of them takes a browser
 * 20 to 30 ms, and the first result would wait for that.
 */
export class SynonymRows {
  /** By initial; an empty one where the first word may begin with another sign than the text. */
  readonly #unsplit = new Map<string, UnsplitSynonym[]>();
  readonly #rows = new Map<string, SynonymRow[]>();

  constructor({ said, loose }: Synonyms) {
    for (const [typed = '', ...meant] of said) this.#keep({ said: typed, group: meant, weight: SYNONYM });
    for (const parts of loose) {
      const [own = [], both = [], typed = []] = parts.split('|').map((part) => (part === '' ? [] : part.split(',')));
      const group = [...own, ...both];
      for (const phrase of both) this.#keep({ said: phrase, group, weight: LOOSE_SYNONYM });
      for (const phrase of typed) this.#keep({ said: phrase, group, weight: LOOSE_SYNONYM });
    }
  }

  /** The rows whose first word has this stem. */
  beginningWith(stemmed: string): readonly SynonymRow[] {
    this.#split('');
    this.#split(stemmed.charAt(0));
    return this.#rows.get(stemmed) ?? [];
  }

  #keep(said: UnsplitSynonym): void {
    const initial = INITIAL.exec(said.said)?.[0] ?? '';
    const others = this.#unsplit.get(initial);
    if (others) others.push(said);
    else this.#unsplit.set(initial, [said]);
  }

  #split(initial: string): void {
    const unsplit = this.#unsplit.get(initial);
    if (!unsplit) return;
    this.#unsplit.delete(initial);
    for (const { said, group, weight } of unsplit) {
      const meant = group.filter((other) => other !== said);
      const stems = tokenize(said).flatMap(({ kind, term }) => (kind === 'compound' ? [] : [stem(term)]));
      const first = stems[0];
      if (first === undefined || meant.length === 0) continue;
      const row = { stems, meant, weight };
      const others = this.#rows.get(first);
      if (others) others.push(row);
      else this.#rows.set(first, [row]);
    }
  }
}

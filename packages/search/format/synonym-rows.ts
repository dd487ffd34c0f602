import type { Synonyms } from './index-files.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

/** A term and its synonyms. */
export interface SynonymRow {
  /** Stems of the term's words. */
  stems: string[];
  meant: string[];
  weight: number;
}

interface UnsplitSynonym {
  said: string;
  /** The synonyms, possibly including the term itself. */
  group: string[];
  weight: number;
}

const SYNONYM = 0.85;
/** Words that are only sometimes interchangeable. */
const LOOSE_SYNONYM = 0.45;
const INITIAL = /^[a-z0-9]/;

/**
 * The synonyms of an index, keyed by the stem of a term's first word. They're split into words lazily,
 * when a query first has a word with the same initial (stemming keeps it): splitting them all takes a
 * browser 20 to 30 ms, which would delay the first result.
 */
export class SynonymRows {
  /** Keyed by initial. The empty key is for rows whose first word may start with a different character than the text. */
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

  /** Rows whose first word has this stem. */
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

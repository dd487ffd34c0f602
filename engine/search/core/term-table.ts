import type { IndexedPage } from './index-page.ts';
import { joinPages } from './postings.ts';

/** A word, and what all pages together have to say about it. */
export interface Term {
  word: string;
  pages: number;
  sections: number;
  inHeading: boolean;
  /** Its first and last row in the table. */
  first: number;
  last: number;
}

/** A row is four numbers: page, start in the page's text, length and strength, and the word's next row. */
const ROW = 4;
const NONE = -1;
const ZERO = 48;
const ONE = 49;

/** Which word stands on which page, in numbers alone: a large site has millions of such places. */
export class TermTable {
  readonly #pages: IndexedPage[] = [];
  readonly #terms = new Map<string, Term>();
  #rows = new Int32Array(ROW * 4096);
  #count = 0;

  /** Pages come in the order of their numbers. */
  add(page: IndexedPage): void {
    const { terms } = page;
    const number = this.#pages.push(page) - 1;
    for (let at = 0; at < terms.length; ) {
      const packed = terms.indexOf('\t', at) + 1;
      const about = terms.indexOf('\t', packed) + 1;
      const end = terms.indexOf('\n', about);
      const line = end < 0 ? terms.length : end;
      const count = terms.indexOf('\t', about) + 1;
      const term = this.#term(terms.slice(at, packed - 1));
      this.#append(term, number, packed, (about - 1 - packed) * 256 + numberAt(terms, about));
      term.pages++;
      term.sections += numberAt(terms, count);
      term.inHeading ||= terms.charCodeAt(line - 1) === ONE;
      at = line + 1;
    }
  }

  /** In the order of their letters. */
  terms(): Term[] {
    return [...this.#terms.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  /** The places of a word as `packPostings` writes them; of more than `most` pages those that are most about it. */
  packed(term: Term, most: number): string {
    const rows: number[] = [];
    for (let row = term.first; row !== NONE; row = this.#cell(row, 3)) rows.push(row);
    const strength = (row: number) => this.#cell(row, 2) & 255;
    const kept =
      rows.length > most
        ? rows
            .sort((a, b) => strength(b) - strength(a) || a - b)
            .slice(0, most)
            .sort((a, b) => a - b)
        : rows;
    return joinPages(
      kept.map((row) => this.#cell(row, 0)),
      kept.map((row) => {
        const start = this.#cell(row, 1);
        return this.#pages[this.#cell(row, 0)]?.terms.slice(start, start + (this.#cell(row, 2) >> 8)) ?? '';
      }),
    );
  }

  #term(word: string): Term {
    const known = this.#terms.get(word);
    if (known) return known;
    const made: Term = { word, pages: 0, sections: 0, inHeading: false, first: NONE, last: NONE };
    this.#terms.set(word, made);
    return made;
  }

  #append(term: Term, page: number, start: number, lengthAndStrength: number): void {
    const row = this.#count++;
    if (this.#count * ROW > this.#rows.length) {
      const grown = new Int32Array(this.#rows.length * 2);
      grown.set(this.#rows);
      this.#rows = grown;
    }
    this.#rows[row * ROW] = page;
    this.#rows[row * ROW + 1] = start;
    this.#rows[row * ROW + 2] = lengthAndStrength;
    this.#rows[row * ROW + 3] = NONE;
    if (term.last === NONE) term.first = row;
    else this.#rows[term.last * ROW + 3] = row;
    term.last = row;
  }

  #cell(row: number, column: number): number {
    return this.#rows[row * ROW + column] ?? NONE;
  }
}

/** The digits that stand at a place of a text. */
function numberAt(text: string, at: number): number {
  let value = 0;
  for (let digit = text.charCodeAt(at++) - ZERO; digit >= 0 && digit <= 9; digit = text.charCodeAt(at++) - ZERO) value = value * 10 + digit;
  return value;
}

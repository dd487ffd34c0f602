import { writeNumber } from '../format/postings.ts';
import type { IndexedPage } from './index-page.ts';

/** A word and its statistics over all pages. */
export interface Term {
  word: string;
  pages: number;
  sections: number;
  inHeading: boolean;
  hash: number;
  /** Its first and last row in the table. */
  first: number;
  last: number;
}

/** A row consists of three numbers: page, start of its postings, and the word's next row. */
const ROW = 3;
const NONE = -1;
const TAB = 9;
const NEWLINE = 10;
const ZERO = 48;
const ONE = 49;
/** Each list of postings is preceded by its length in two bytes (a page has at most a hundred sections) and its strength in one. */
const HEAD = 3;
/** Maximum number of bytes for a page number. */
const NUMBER = 4;

/** Maps words to pages. Stores only numbers, because a large site has millions of pairs. */
export class TermTable {
  readonly #terms: Term[] = [];
  /** Hash table: word hash → term number plus one. */
  #slots = new Int32Array(1 << 14);
  #rows = new Int32Array(ROW * (1 << 14));
  #places = new Uint8Array(1 << 18);
  #rowCount = 0;
  #filled = 0;

  /** Pages must be added in order of their numbers. */
  add({ terms }: Pick<IndexedPage, 'terms'>, page: number): void {
    for (let at = 0; at < terms.length; ) {
      let hash = 0x811c9dc5;
      let tab = at;
      for (let code = terms.charCodeAt(tab); code !== TAB; code = terms.charCodeAt(++tab)) hash = Math.imul(hash ^ code, 0x01000193);
      const term = this.#term(terms, at, tab, (hash ^ (hash >>> 15)) >>> 0);
      const places = tab + 1;
      const strength = endOf(terms, places) + 1;
      const count = endOf(terms, strength) + 1;
      this.#append(term, page, terms, places, strength - 1);
      term.pages++;
      term.sections += numberAt(terms, count);
      const heading = endOf(terms, count) + 1;
      term.inHeading ||= terms.charCodeAt(heading) === ONE;
      at = heading + 2;
    }
  }

  /** Sorted. */
  terms(): Term[] {
    return [...this.#terms].sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  /** Upper bound for the bytes that `write` writes for all words. */
  get most(): number {
    return this.#filled + NUMBER * this.#rowCount;
  }

  /** Writes a word's postings in the format of `packPostings`, limited to its `most` strongest pages. Returns their end. */
  write(term: Term, most: number, out: Uint8Array, at: number): number {
    const chosen = term.pages > most ? this.#strongest(term, most) : undefined;
    const rows = this.#rows;
    const places = this.#places;
    let last = 0;
    let next = 0;
    for (let row = chosen?.[next++] ?? term.first; row !== NONE; ) {
      const page = rows[row * ROW] ?? 0;
      const start = rows[row * ROW + 1] ?? 0;
      const end = start + (places[start - 3] ?? 0) * 256 + (places[start - 2] ?? 0);
      at = writeNumber(out, at, page - last);
      last = page;
      for (let from = start; from < end; from++) out[at++] = places[from] ?? 0;
      row = (chosen ? chosen[next++] : rows[row * ROW + 2]) ?? NONE;
    }
    return at;
  }

  /** The rows of a word's strongest pages, in page order. */
  #strongest({ first }: Term, most: number): number[] {
    const rows: number[] = [];
    for (let row = first; row !== NONE; row = this.#rows[row * ROW + 2] ?? NONE) rows.push(row);
    const strength = (row: number) => this.#places[(this.#rows[row * ROW + 1] ?? 0) - 1] ?? 0;
    return rows
      .sort((a, b) => strength(b) - strength(a) || a - b)
      .slice(0, most)
      .sort((a, b) => a - b);
  }

  #term(text: string, start: number, end: number, hash: number): Term {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? 0;
      const term = this.#terms[number - 1];
      if (!term) return this.#make(slot, text.slice(start, end), hash);
      if (term.hash === hash && term.word.length === end - start && text.startsWith(term.word, start)) return term;
    }
  }

  #make(slot: number, word: string, hash: number): Term {
    // A slice would keep the whole string in memory, so each word is copied.
    const term: Term = { word: JSON.parse(JSON.stringify(word)), pages: 0, sections: 0, inHeading: false, hash, first: NONE, last: NONE };
    this.#slots[slot] = this.#terms.push(term);
    if (this.#terms.length * 2 > this.#slots.length) this.#widen();
    return term;
  }

  #widen(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (const [number, { hash }] of this.#terms.entries()) {
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }

  #append(term: Term, page: number, text: string, start: number, end: number): void {
    const length = end - start;
    if ((this.#rowCount + 1) * ROW > this.#rows.length) {
      const grown = new Int32Array(this.#rows.length * 2);
      grown.set(this.#rows);
      this.#rows = grown;
    }
    if (this.#filled + length + HEAD > this.#places.length) {
      const grown = new Uint8Array((this.#places.length + length) * 2);
      grown.set(this.#places);
      this.#places = grown;
    }
    this.#places[this.#filled++] = length >> 8;
    this.#places[this.#filled++] = length & 255;
    this.#places[this.#filled++] = numberAt(text, end + 1);
    const row = this.#rowCount++;
    this.#rows[row * ROW] = page;
    this.#rows[row * ROW + 1] = this.#filled;
    this.#rows[row * ROW + 2] = NONE;
    const places = this.#places;
    let filled = this.#filled;
    for (let at = start; at < end; at++) places[filled++] = text.charCodeAt(at);
    this.#filled = filled;
    if (term.last === NONE) term.first = row;
    else this.#rows[term.last * ROW + 2] = row;
    term.last = row;
  }
}

/** End of a field in a line. */
function endOf(text: string, at: number): number {
  for (let code = text.charCodeAt(at); code !== TAB && code !== NEWLINE && at < text.length; code = text.charCodeAt(++at));
  return at;
}

/** Parses the number at a position of a text. */
function numberAt(text: string, at: number): number {
  let value = 0;
  for (let digit = text.charCodeAt(at++) - ZERO; digit >= 0 && digit <= 9; digit = text.charCodeAt(at++) - ZERO) value = value * 10 + digit;
  return value;
}

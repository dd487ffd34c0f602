import { type AssembledIndex, assembleIndex, type BuildOptions, MOST_PAGES, shardText, type Word } from './assemble-index.ts';
import { type IndexedPage, indexPage, type TextFile } from './index-page.ts';
import { type IndexState, indexState } from './index-state.ts';
import type { SearchPage } from './page-terms.ts';
import { type Term, TermTable } from './term-table.ts';

export interface SearchFiles {
  root: string;
  /** Name → content. */
  files: Map<string, string>;
}

/** Available in Node and in browsers, but not part of the language. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** Makes all files of the index. Equal pages give equal files. */
export function buildIndex(sources: readonly SearchPage[], options: BuildOptions): SearchFiles {
  const join = new IndexJoin();
  const texts: TextFile[] = [];
  for (const source of sources) {
    const parts = indexPage(source, options.hash);
    for (const page of parts.pages) join.add(page);
    texts.push(...parts.texts);
  }
  return withTexts(join.files(options), texts);
}

/** The files of an index with the texts of its pages. */
export function withTexts({ root, files }: SearchFiles, texts: readonly TextFile[]): SearchFiles {
  return { root, files: new Map([...files, ...texts.map(({ name, content }) => [name, content] as const)]) };
}

/** Puts the index together from pages that were indexed one by one. */
export class IndexJoin {
  readonly #table = new TermTable();
  readonly #rows: { number: number; path: string; size: number; row: string }[] = [];
  #sections = 0;

  add(page: IndexedPage): void {
    const number = this.#rows.length;
    this.#table.add(page, number);
    this.#rows.push({ number, path: page.path, size: page.row.length, row: page.row });
    this.#sections += page.sections;
  }

  /** All files but the texts. */
  files(options: BuildOptions): SearchFiles {
    const { root, files } = this.#assemble(options).index;
    return { root, files: new Map([...files].map(([name, content]) => [name, content ?? ''])) };
  }

  /** The same, and what `patchIndex` makes the next index of. */
  filesAndState(options: BuildOptions): { index: AssembledIndex; state: IndexState } {
    const { index, words } = this.#assemble(options);
    const common = words.filter(({ pages }) => pages > MOST_PAGES).map(({ word, term }) => [word, this.#allOf(term)] as const);
    return { index, state: indexState(index, words, this.#rows, this.#sections, new Map(common)) };
  }

  #allOf(term: Term): string {
    const bytes = new Uint8Array(this.#table.mostOf(term));
    return new TextDecoder().decode(bytes.subarray(0, this.#table.write(term, Number.POSITIVE_INFINITY, bytes, 0)));
  }

  #assemble(options: BuildOptions): { index: AssembledIndex; words: PackedWord[] } {
    const { words, bytes } = packTerms(this.#table);
    const postings = (start = 0, end = 0) => new TextDecoder().decode(bytes.subarray(start, end));
    const index = assembleIndex(words, this.#rows, {
      ...options,
      sections: this.#sections,
      shard: (piece) => ({ content: shardText(piece, postings(piece[0]?.start, (piece.at(-1)?.end ?? 1) - 1)) }),
      outline: (piece) => ({ content: `[${piece.map(({ number }) => this.#rows[number]?.row).join(',')}]` }),
    });
    return { index, words };
  }
}

/** Where the postings of a word are in the text of all postings: as JSON, followed by a comma. */
interface PackedWord extends Word {
  term: Term;
  start: number;
  end: number;
}

/** Two quotation marks and a comma. */
const QUOTES = 3;
const QUOTE = 34;
const COMMA = 44;

/** The postings of all words in one text: a text for each word would take more memory than everything else. */
function packTerms(table: TermTable): { words: PackedWord[]; bytes: Uint8Array } {
  const terms = table.terms();
  const bytes = new Uint8Array(table.most + terms.length * QUOTES);
  let at = 0;
  const words = terms.map((term): PackedWord => {
    const start = at;
    bytes[at++] = QUOTE;
    at = table.write(term, MOST_PAGES, bytes, at);
    bytes[at++] = QUOTE;
    bytes[at++] = COMMA;
    const { word, pages, sections, inHeading } = term;
    return { word, pages, sections, inHeading, size: at - start - QUOTES, term, start, end: at };
  });
  return { words, bytes };
}

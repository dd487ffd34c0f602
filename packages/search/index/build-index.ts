import type { SearchRoot } from '../format/index-files.ts';
import { assembleIndex, type IndexOptions, MOST_PAGES, type OutlineRow, type SearchFiles, type Word } from './assemble-index.ts';
import { type IndexedPage, indexPage, type TextFile } from './index-page.ts';
import type { SearchPage } from './page-terms.ts';
import { TermTable } from './term-table.ts';

/** Available in Node and in browsers, but not part of the language. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** Makes all files of the index. Equal pages give equal files. */
export function buildIndex(sources: readonly SearchPage[], options: IndexOptions): SearchFiles {
  const index = new IndexBuilder();
  const texts: TextFile[] = [];
  for (const source of sources) {
    const parts = indexPage(source, options.hash);
    for (const page of parts.pages) index.add(page);
    texts.push(...parts.texts);
  }
  return withTexts(index.files(options), texts);
}

/** The files of an index with the texts of its pages. */
export function withTexts({ root, files }: SearchFiles, texts: readonly TextFile[]): SearchFiles {
  return { root, files: new Map([...files, ...texts.map(({ name, content }) => [name, content] as const)]) };
}

/** Puts the index together from pages that were indexed one by one. */
export class IndexBuilder {
  readonly #table = new TermTable();
  readonly #rows: OutlineRow[] = [];
  #sections = 0;
  #foreign: SearchRoot['foreign'];

  add(page: IndexedPage): void {
    this.#table.add(page, this.#rows.length);
    this.#rows.push({ path: page.path, row: page.row });
    this.#sections += page.sections;
  }

  /** The pages that are added from now on are in this language, and rank below the others. */
  beginForeign(lang: string): void {
    this.#foreign ??= { first: this.#rows.length, lang };
  }

  /** All files but the texts. */
  files(options: IndexOptions): SearchFiles {
    const { words, bytes } = packTerms(this.#table);
    const postings = (piece: readonly PackedWord[]) =>
      new TextDecoder().decode(bytes.subarray(piece[0]?.start ?? 0, (piece.at(-1)?.end ?? 1) - 1));
    return assembleIndex(words, this.#rows, { ...options, sections: this.#sections, foreign: this.#foreign, postings });
  }
}

/** Where the postings of a word are in the text of all postings: as JSON, followed by a comma. */
interface PackedWord extends Word {
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
    return { word, pages, sections, inHeading, size: at - start - QUOTES, start, end: at };
  });
  return { words, bytes };
}

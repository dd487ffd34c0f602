import type { SearchRoot } from '../format/index-files.ts';
import { assembleIndex, type IndexOptions, MOST_PAGES, type OutlineRow, type SearchFiles, type Word } from './assemble-index.ts';
import { type IndexedPage, indexPage, type TextFile } from './index-page.ts';
import type { SearchPage } from './page-terms.ts';
import { TermTable } from './term-table.ts';

/** Available in Node and browsers, but not part of the language. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** Builds all index files. Deterministic: the same pages give the same files. */
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

/** The files of an index, including page texts. */
export function withTexts({ root, files }: SearchFiles, texts: readonly TextFile[]): SearchFiles {
  return { root, files: new Map([...files, ...texts.map(({ name, content }) => [name, content] as const)]) };
}

/** Merges separately indexed pages into one index. */
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

  /** Pages added from now on are in this language, and rank below the others. */
  beginForeign(lang: string): void {
    this.#foreign ??= { first: this.#rows.length, lang };
  }

  /** All files except the texts. */
  files(options: IndexOptions): SearchFiles {
    const { words, bytes } = packTerms(this.#table);
    const postings = (piece: readonly PackedWord[]) =>
      new TextDecoder().decode(bytes.subarray(piece[0]?.start ?? 0, (piece.at(-1)?.end ?? 1) - 1));
    return assembleIndex(words, this.#rows, { ...options, sections: this.#sections, foreign: this.#foreign, postings });
  }
}

/** Range of a word's postings within the text of all postings: JSON followed by a comma. */
interface PackedWord extends Word {
  start: number;
  end: number;
}

/** Two quotation marks and a comma. */
const QUOTES = 3;
const QUOTE = 34;
const COMMA = 44;

/** The postings of all words as one string: a string per word would take more memory than everything else. */
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

import { packWords } from './front-coding.ts';
import { FORM, type OutlinePage, type Piece, type SearchRoot, type Synonyms } from './index-files.ts';
import { type IndexedPage, indexPage } from './index-page.ts';
import { isCompound } from './is-compound.ts';
import type { SearchPage } from './page-terms.ts';
import { outlineRow } from './parse-index.ts';
import { stableCuts } from './stable-cuts.ts';
import { type Term, TermTable } from './term-table.ts';
import { usefulSynonyms } from './useful-synonyms.ts';

export interface SearchFiles {
  root: string;
  /** Name → content. */
  files: Map<string, string>;
}

export interface BuildOptions {
  /** See `SearchRoot.synonyms`. */
  synonyms: Synonyms;
  /** Short name for a content. */
  hash: (content: string) => string;
}

/** About 3 kB each when compressed: a query reads one for each of its words. */
const SHARD_SIZE = 7500;
const OUTLINE_SIZE = 5000;
/** A site whose titles are all read at once has them in few files: each costs a request. */
const SMALL_OUTLINES = 100_000;
const LARGER_OUTLINE_SIZE = 20_000;
/** Words that are known from the beginning. Rare ones of a large site are found by spelling alone. */
const VOCABULARY_SIZE = 10_000;
/** How many of them a larger site sends. */
const PART_OF_VOCABULARY = 6000;
/** A word on more pages than this keeps the pages that are most about it. */
const MOST_PAGES = 2000;

/** Makes all files of the index. Equal pages give equal files. */
export function buildIndex(sources: readonly SearchPage[], options: BuildOptions): SearchFiles {
  return joinIndex(sources.flatMap(indexPage), options);
}

/** The same from pages that were made ready one by one. */
export function joinIndex(pages: readonly IndexedPage[], { synonyms, hash }: BuildOptions): SearchFiles {
  const files = new Map<string, string>();
  const keep = (kind: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const name = `${kind}.${hash(text)}.json`;
    files.set(name, text);
    return name;
  };

  const table = new TermTable();
  for (const page of pages) table.add(page);
  const terms = table.terms();
  const rows = terms.map((term) => ({ term, packed: table.packed(term, MOST_PAGES) }));
  const shards = stableCuts(rows, {
    key: ({ term }) => term.word,
    size: ({ term, packed }) => packed.length + term.word.length / 2 + 4,
    target: SHARD_SIZE,
  });
  const titled = pages.map((page, number) => {
    const outline = outlinePage(page, keep);
    return { number, page: outline, size: JSON.stringify(outlineRow(outline)).length };
  });
  const small = titled.reduce((sum, { size }) => sum + size, 0) <= SMALL_OUTLINES;
  const outlines = stableCuts(titled, {
    key: ({ page }) => page.path,
    size: ({ size }) => size,
    target: small ? LARGER_OUTLINE_SIZE : OUTLINE_SIZE,
  });
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const root: SearchRoot = {
    form: FORM,
    sections,
    vocabulary: keep('words', vocabulary(terms)),
    synonyms: usefulSynonyms(synonyms, terms, sections),
    shards: shards.map((shard): Piece<string> => {
      const counts = shard.filter(({ term }) => term.pages >= MOST_PAGES).map(({ term }) => [term.word, term.sections]);
      const content = {
        words: packWords(shard.map(({ term }) => term.word)),
        postings: shard.map(({ packed }) => packed),
        counts: Object.fromEntries(counts),
      };
      return [shard[0]?.term.word ?? '', keep('terms', content)];
    }),
    outlines: outlines.map(
      (outline): Piece<number> => [
        outline[0]?.number ?? 0,
        keep(
          'pages',
          outline.map(({ page }) => outlineRow(page)),
        ),
      ],
    ),
  };
  return { root: JSON.stringify(root), files };
}

function vocabulary(terms: readonly Term[]): object {
  const plain = terms.filter((term) => !isCompound(term.word));
  const rank = (term: Term) => Math.min(17, Math.floor(Math.log2(term.sections))) + (term.inHeading ? 18 : 0);
  const complete = plain.length <= VOCABULARY_SIZE;
  const kept = complete
    ? plain
    : [...plain]
        .sort((a, b) => rank(b) - rank(a) || byWord(a, b))
        .slice(0, PART_OF_VOCABULARY)
        .sort(byWord);
  const words = packWords(kept.map((term) => term.word));
  return { words, ranks: kept.map((term) => rank(term).toString(36)).join(''), complete };
}

function byWord(a: Term, b: Term): number {
  return a.word < b.word ? -1 : 1;
}

function outlinePage({ path, title, text, sections }: IndexedPage, keep: (kind: string, content: unknown) => string): OutlinePage {
  return { path, title, text: keep('text', text), sections };
}

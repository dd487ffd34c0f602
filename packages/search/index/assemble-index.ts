import { FORM, type SearchRoot, type Synonyms } from '../format/index-files.ts';
import { packPieces, packWords, pieceHash, wordHash } from '../format/packed-pieces.ts';
import { isCompound } from '../format/tokenize.ts';
import { usefulSynonyms } from './useful-synonyms.ts';

export interface IndexOptions {
  /** See `SearchRoot.synonyms`. */
  synonyms: Synonyms;
  /** Short content hash. */
  hash: (content: string) => string;
}

/** Site-wide statistics of a word. */
export interface Word {
  word: string;
  pages: number;
  sections: number;
  inHeading: boolean;
  /** Length of its postings in characters. */
  size: number;
}

/** A page, or a part of a large one. */
export interface OutlineRow {
  path: string;
  /** Its row in an outline, as JSON. */
  row: string;
}

export interface SearchFiles {
  root: string;
  /** Name → content. */
  files: Map<string, string>;
}

export interface AssembleOptions<OneWord extends Word> extends IndexOptions {
  /** The postings of adjacent words as comma-separated JSON. */
  postings: (words: readonly OneWord[]) => string;
  sections: number;
  /** See `SearchRoot.foreign`. */
  foreign: SearchRoot['foreign'];
}

/** A query reads one shard per word. Compressed, each has about 2 kB on a small site and more on a large one, because the root lists all files. */
const SMALL_SHARDS = 1_000_000;
const SHARD_SIZE = 2800;
const LARGER_SHARD_SIZE = 7500;
const OUTLINE_SIZE = 2000;
/** A site small enough to read all titles has one or two outlines, because each costs a request, and HTTP/1.1 allows six at a time. */
const SMALL_OUTLINES = 100_000;
const LARGER_OUTLINE_SIZE = 100_000;
/** A site with at most this many words includes all of them in its vocabulary. */
const VOCABULARY_SIZE = 10_000;
/** A larger site includes this many. Its other words are rare, and found only if spelled correctly. */
const PART_OF_VOCABULARY = 6000;
/** A word that occurs on more pages keeps only this many, the most relevant ones. */
export const MOST_PAGES = 2000;

/** Divides sorted words and pages into files, and writes the root that lists them. */
export function assembleIndex<OneWord extends Word>(
  words: readonly OneWord[],
  rows: readonly OutlineRow[],
  { synonyms, hash, postings, sections, foreign }: AssembleOptions<OneWord>,
): SearchFiles {
  const files = new Map<string, string>();
  const keep = (kind: string, content: string, nameOf = hash): string => {
    const name = `${kind}.${nameOf(content)}.json`;
    files.set(name, content);
    return name;
  };
  const unitsOf = ({ word, size }: Word) => size + word.length / 2 + 4;
  const few = words.reduce((sum, word) => sum + unitsOf(word), 0) <= SMALL_SHARDS;
  const target = few ? SHARD_SIZE : LARGER_SHARD_SIZE;
  const shards = stableCuts(words, { key: ({ word }) => word, size: unitsOf, target }).map((piece) => {
    const first = piece[0]?.word ?? '';
    return {
      first,
      file: keep('terms', shardText(piece, postings(piece)), (content) => pieceHash(first, hash(content))),
      units: piece.reduce((sum, word) => sum + unitsOf(word), 0),
    };
  });
  const small = rows.reduce((sum, { row }) => sum + row.length, 0) <= SMALL_OUTLINES;
  const outlines = stableCuts(rows, {
    key: ({ path }) => path,
    size: ({ row }) => row.length,
    target: small ? LARGER_OUTLINE_SIZE : OUTLINE_SIZE,
  }).map((piece) => ({
    count: piece.length,
    file: keep('pages', `[${piece.map(({ row }) => row).join(',')}]`),
    units: piece.reduce((sum, { row }) => sum + row.length, 0),
  }));
  const root = {
    form: FORM,
    sections,
    ...(foreign && { foreign: [foreign.first, foreign.lang] }),
    vocabulary: keep('words', JSON.stringify(vocabulary(words))),
    synonyms: usefulSynonyms(synonyms, words, sections),
    shards: [packWords(shards.map(({ first }) => first)), ...packPieces('terms', shards, true)],
    outlines: [outlines.map(({ count }) => count), ...packPieces('pages', outlines)],
  };
  return { root: JSON.stringify(root), files };
}

/** A `Shard` as JSON. The postings are already JSON. */
function shardText(words: readonly Word[], postings: string): string {
  const counts = words.filter(({ pages }) => pages >= MOST_PAGES).map(({ word, sections }) => [word, sections]);
  const packed = packWords(words.map(({ word }) => word));
  return `{"words":${JSON.stringify(packed)},"postings":[${postings}],"counts":${JSON.stringify(Object.fromEntries(counts))}}`;
}

/** Words excluded from spelling correction: one or two characters, plain numbers, and long words with digits, which are usually IDs and hashes. */
const NEVER_MEANT = /^(.{1,2}|\d+|(?=.*\d).{9,})$/u;

function vocabulary(terms: readonly Word[]): object {
  const plain = terms.filter(({ word }) => !isCompound(word) && !NEVER_MEANT.test(word));
  const rank = (term: Word) => Math.min(17, Math.floor(Math.log2(term.sections))) + (term.inHeading ? 18 : 0);
  const kept =
    plain.length <= VOCABULARY_SIZE
      ? plain
      : [...plain]
          .sort((a, b) => rank(b) - rank(a) || byWord(a, b))
          .slice(0, PART_OF_VOCABULARY)
          .sort(byWord);
  const words = packWords(kept.map((term) => term.word));
  return { words, ranks: kept.map((term) => rank(term).toString(36)).join('') };
}

function byWord(a: Word, b: Word): number {
  return a.word < b.word ? -1 : 1;
}

/**
 * Cuts a list into pieces of about `target` units. Whether to cut depends on the item after the cut, not
 * on the number of items before it, so an edit changes only adjacent pieces.
 */
export function stableCuts<Item>(
  items: readonly Item[],
  { key, size, target }: { key: (item: Item) => string; size: (item: Item) => number; target: number },
): Item[][] {
  const pieces: Item[][] = [];
  let piece: Item[] = [];
  let filled = 0;
  for (const item of items) {
    const units = size(item);
    const wanted = wordHash(key(item)) / 2 ** 32 < (2 * units) / target;
    if (piece.length > 0 && (filled + units > 2 * target || (wanted && filled > target / 2))) {
      pieces.push(piece);
      piece = [];
      filled = 0;
    }
    piece.push(item);
    filled += units;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

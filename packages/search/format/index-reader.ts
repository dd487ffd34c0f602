import type { OutlinePage, PageTexts, Piece, SearchRoot, Shard, Vocabulary } from './index-files.ts';
import { parseOutline, parseShard, parseTexts, parseVocabulary } from './parse-index.ts';
import { type Posting, unpackPostings } from './postings.ts';
import { SynonymRows } from './synonym-rows.ts';

/** Reads an index file by name as parsed JSON. `ahead`: a prefetch that nobody waits for. */
export type LoadFile = (file: string, ahead: boolean) => Promise<unknown>;

export interface WordEntry {
  postings: Posting[];
  /** Number of sections that contain the word. */
  count: number;
}

/** Number of parallel prefetches, enough to fill a slow connection. With HTTP/1.1, a browser requests six at a time, after what a query needs. */
const SIDE_BY_SIDE = 16;
/** Number of files prefetched at once, before it's known which ones are needed. */
const FEW_OUTLINES = 24;
/** Many words may start with the same letter. */
const MOST_OF_BEGINNING = 4;
/** An index of this many files has about 400 kB, small enough to read completely while idle. */
const FEW_SHARDS = 250;

/** Lazy access to the index. Each file is read once, when it's first needed. */
export class IndexReader {
  readonly root: SearchRoot;
  readonly synonyms: SynonymRows;
  readonly #load: LoadFile;
  readonly #files = new Map<string, Promise<unknown>>();
  readonly #read = new Set<string>();
  readonly #entries = new Map<string, WordEntry>();

  constructor(root: SearchRoot, load: LoadFile) {
    this.root = root;
    this.synonyms = new SynonymRows(root.synonyms);
    this.#load = load;
  }

  /** Whether the index is too large to read completely, so each query reads as little as possible. */
  get isLarge(): boolean {
    return this.root.shards.length > FEW_SHARDS;
  }

  vocabulary(): Promise<Vocabulary> {
    return this.#once(this.root.vocabulary, parseVocabulary);
  }

  /** The shard whose range contains the word, or `undefined` if the index is empty. */
  async shard(word: string): Promise<Shard | undefined> {
    const file = this.root.shards[pieceOf(this.root.shards, word)]?.[1];
    return file === undefined ? undefined : this.#once(file, parseShard);
  }

  /**
   * The shards with words that start with this text: one, or two if the words are split between two
   * shards. On a large site always one, so a word never costs more than one file.
   */
  async beginning(start: string): Promise<Shard[]> {
    return Promise.all(this.piecesOf(start).map(([, file]) => this.#once(file, parseShard)));
  }

  /** The shards that `beginning` reads. */
  piecesOf(start: string): Piece<string>[] {
    return this.#pieces(start, this.isLarge ? 1 : MOST_OF_BEGINNING);
  }

  #pieces(start: string, most: number): Piece<string>[] {
    const { shards } = this.root;
    const at = pieceOf(shards, start);
    let end = at + 1;
    while (end - at < most && shards[end]?.[0].startsWith(start)) end++;
    return shards.slice(at, end);
  }

  /** All shards with words that start with this text, among those already read. */
  atHand(start: string): Promise<Shard[]> {
    const read = this.#pieces(start, Number.POSITIVE_INFINITY).filter(([, file]) => this.#read.has(file));
    return Promise.all(read.map(([, file]) => this.#once(file, parseShard)));
  }

  /** Whether all shards for words with these prefixes are already read. */
  isAtHand(starts: readonly string[]): boolean {
    return starts.every((start) => this.piecesOf(start).every(([, file]) => this.#read.has(file)));
  }

  /** Prefetches the shards for words with these prefixes. */
  ahead(starts: readonly string[]): void {
    for (const start of starts) this.beginning(start).catch(() => {}); // reported by the query that needs it
  }

  /** Whether a word occurs on the site. */
  async has(word: string): Promise<boolean> {
    return find((await this.shard(word))?.words ?? [], word) >= 0;
  }

  /** The postings of a word, or `undefined` if it doesn't occur. */
  async entry(word: string): Promise<WordEntry | undefined> {
    const known = this.#entries.get(word);
    if (known) return known;
    const shard = await this.shard(word);
    const at = shard ? find(shard.words, word) : -1;
    const packed = shard?.postings[at];
    if (!shard || packed === undefined) return undefined;
    const postings = unpackPostings(packed);
    const entry = { postings, count: Object.hasOwn(shard.counts, word) ? (shard.counts[word] ?? 0) : postings.length };
    if (this.#entries.size > 300) this.#entries.clear();
    this.#entries.set(word, entry);
    return entry;
  }

  async page(number: number): Promise<OutlinePage | undefined> {
    const piece = this.root.outlines[pieceOf(this.root.outlines, number)];
    if (!piece) return undefined;
    const pages = await this.#once(piece[1], parseOutline);
    return pages[number - piece[0]];
  }

  texts(page: OutlinePage): Promise<PageTexts> {
    return this.#once(page.text, parseTexts);
  }

  /** Whether a page's texts are already read. */
  hasTexts({ text }: OutlinePage): boolean {
    return this.#read.has(text);
  }

  /** Page titles. None on a large site, because that would mean reading every outline. */
  async titles(paths: readonly string[]): Promise<{ path: string; title: string }[]> {
    if (this.root.outlines.length > FEW_OUTLINES) return [];
    const pages = (await Promise.all(this.root.outlines.map(([, file]) => this.#once(file, parseOutline)))).flat();
    return paths.flatMap((path) => pages.find((page) => page.path === path) ?? []).map(({ path, title }) => ({ path, title }));
  }

  /** Prefetches the files that every query needs. */
  warm(): void {
    if (this.root.outlines.length > FEW_OUTLINES) return;
    for (const [, file] of this.root.outlines) this.#once(file, parseOutline).catch(() => {}); // reported by the query that needs it
  }

  /**
   * Prefetches files that later queries may need, a few at a time, until `isStale` says the connection is
   * needed for something else. On a large site, only the vocabulary.
   */
  async warmRest(isStale: () => boolean): Promise<void> {
    if (this.isLarge) return void (await this.vocabulary());
    const left = this.root.shards.values();
    const reader = async () => {
      for (const [, file] of left) {
        if (isStale()) return;
        await this.#once(file, parseShard, true);
      }
    };
    await Promise.all([this.vocabulary(), ...Array.from({ length: SIDE_BY_SIDE }, reader)]);
  }

  async #once<Value>(file: string, parse: (data: unknown) => Value, ahead = false): Promise<Value> {
    let reading = this.#files.get(file);
    if (!reading) {
      reading = this.#load(file, ahead).then(parse);
      this.#files.set(file, reading);
      reading.then(
        () => this.#read.add(file),
        () => this.#files.delete(file),
      );
    }
    // A file has one kind and therefore one parser, so the cached value is what `parse` returns.
    return reading as Promise<Value>;
  }
}

/** Index of the last piece that starts at or before the key. */
function pieceOf<Key extends string | number>(pieces: readonly Piece<Key>[], key: Key): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const first = pieces[middle]?.[0];
    if (first !== undefined && first <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of a word in a sorted list, or -1. */
export function find(words: readonly string[], word: string): number {
  const at = lowerBound(words, word);
  return words[at] === word ? at : -1;
}

/** Index of the first word not before `word`. */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

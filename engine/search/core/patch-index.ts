import { type AssembledIndex, assembleIndex, type BuildOptions, MOST_PAGES, type Row, shardText, type Word } from './assemble-index.ts';
import { unpackWords } from './front-coding.ts';
import { type IndexedPage, strength } from './index-page.ts';
import { find } from './index-reader.ts';
import { type IndexState, indexState } from './index-state.ts';
import { FIELD, type PageEntry, packPages, unpackPages } from './postings.ts';

/** A page that was edited, by its number. */
export interface PageEdit {
  number: number;
  before: IndexedPage;
  after: IndexedPage;
}

export interface PatchOptions extends BuildOptions {
  /** The postings in a shard of the last index. */
  shard: (file: string) => string[];
  /** The row of a page in its outline. */
  row: (number: number) => string;
}

/** A word of the last index with its number there, or a word whose postings have changed. */
interface PatchedWord extends Word {
  at: number;
  postings: string | undefined;
}

const ONE = 49;

/** Makes the index after a few pages were edited. The files are the same as those of a complete build, but only what has changed costs time. */
export function patchIndex(
  state: IndexState,
  edits: readonly PageEdit[],
  options: PatchOptions,
): { index: AssembledIndex; state: IndexState } {
  const old = unpackWords(state.words);
  const common = new Map(state.common);
  const shards = new OldShards(state, options.shard);
  const changed = new Map<string, PatchedWord | undefined>();
  for (const [word, pages] of changedWords(edits)) {
    const at = find(old, word);
    const all = replacePages(unpackPages(common.get(word) ?? (at < 0 ? '' : shards.postings(at))), pages);
    common.delete(word);
    const made = patchedWord(word, all);
    changed.set(word, made);
    if (made && made.pages > MOST_PAGES) common.set(word, packPages(all));
  }

  const kept: PatchedWord[] = [];
  for (let at = 0; at < old.length; at++) {
    const word = old[at] ?? '';
    if (changed.has(word)) continue;
    const inHeading = state.headings.charCodeAt(at) === ONE;
    kept.push({
      word,
      pages: state.pages[at] ?? 0,
      sections: state.sections[at] ?? 0,
      size: state.sizes[at] ?? 0,
      inHeading,
      at,
      postings: undefined,
    });
  }
  const words = merge(kept, [...changed.values()].filter((word) => word !== undefined).sort(byWord));
  const rows = state.rows.map(([path, size], number): Row => ({ number, path, size }));
  let sectionsInAll = state.sectionsInAll;
  for (const { number, before, after } of edits) {
    rows[number] = { number, path: after.path, size: after.row.length };
    sectionsInAll += after.sections - before.sections;
  }
  const edited = new Set(edits.map(({ number }) => number));
  const outlines = startsOf(state.outlines);
  const index = assembleIndex(words, rows, {
    ...options,
    sections: sectionsInAll,
    shard: (piece) => {
      const name = shards.sameAs(piece);
      if (name !== undefined) return { name };
      return { content: shardText(piece, piece.map(({ at, postings }) => JSON.stringify(postings ?? shards.postings(at))).join(',')) };
    },
    outline: (piece) => {
      const [count, file] = outlines.get(piece[0]?.number ?? 0) ?? [];
      if (file !== undefined && count === piece.length && !piece.some(({ number }) => edited.has(number))) return { name: file };
      return { content: `[${piece.map(({ number }) => options.row(number)).join(',')}]` };
    },
  });
  return { index, state: indexState(index, words, rows, sectionsInAll, common) };
}

/** Words whose places on an edited page have changed, with their new entries; no entries if the word is gone. */
function changedWords(edits: readonly PageEdit[]): Map<string, Map<number, PageEntry[]>> {
  const changed = new Map<string, Map<number, PageEntry[]>>();
  for (const { number, before, after } of edits) {
    const [one, other] = [linesOf(before), linesOf(after)];
    for (const word of new Set([...one.keys(), ...other.keys()])) {
      const places = other.get(word) ?? [];
      if (one.get(word)?.join(' ') === places.join(' ')) continue;
      const pages = changed.get(word) ?? new Map<number, PageEntry[]>();
      changed.set(word, pages);
      pages.set(
        number,
        unpackPages(packPages(places.map((entry) => ({ page: 0, places: entry })))).map((entry) => ({ ...entry, page: number })),
      );
    }
  }
  return changed;
}

/** Word → its places on a page: of its text, and of what readers ask. */
function linesOf({ terms }: IndexedPage): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const line of terms === '' ? [] : terms.split('\n')) {
    const [word = '', places = ''] = line.split('\t', 2);
    const known = lines.get(word);
    if (known) known.push(places);
    else lines.set(word, [places]);
  }
  return lines;
}

function replacePages(entries: readonly PageEntry[], pages: ReadonlyMap<number, PageEntry[]>): PageEntry[] {
  return [...entries.filter(({ page }) => !pages.has(page)), ...[...pages.values()].flat()].sort((a, b) => a.page - b.page);
}

/** What a complete build would say about a word with these entries; undefined if there are none. */
function patchedWord(word: string, all: readonly PageEntry[]): PatchedWord | undefined {
  if (all.length === 0) return undefined;
  const kept = all.length > MOST_PAGES ? best(all) : all;
  const postings = packPages(kept);
  return {
    word,
    pages: all.length,
    sections: all.reduce((sum, entry) => sum + entry.postings.length, 0),
    inHeading: all.some((entry) => entry.postings.some(({ flags }) => flags & FIELD.heading)),
    size: postings.length,
    at: -1,
    postings,
  };
}

/** The most relevant entries, in their original order. */
function best(all: readonly PageEntry[]): PageEntry[] {
  return all
    .map((entry, order) => ({ entry, order, strength: strength(entry.postings) }))
    .sort((a, b) => b.strength - a.strength || a.order - b.order)
    .slice(0, MOST_PAGES)
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}

/** Two sorted lists as one. */
function merge(one: readonly PatchedWord[], other: readonly PatchedWord[]): PatchedWord[] {
  const merged: PatchedWord[] = [];
  let next = 0;
  for (const word of one) {
    for (let first = other[next]; first && byWord(first, word) < 0; first = other[++next]) merged.push(first);
    merged.push(word);
  }
  return [...merged, ...other.slice(next)];
}

function byWord(a: Word, b: Word): number {
  return a.word < b.word ? -1 : 1;
}

/** Number of the first item → how many there are in a piece, and its file. */
function startsOf(pieces: readonly [count: number, file: string][]): Map<number, [count: number, file: string]> {
  const starts = new Map<number, [count: number, file: string]>();
  let at = 0;
  for (const piece of pieces) {
    starts.set(at, piece);
    at += piece[0];
  }
  return starts;
}

/** The shards of the last index, each read when it is first needed. */
class OldShards {
  readonly #starts: Map<number, [count: number, file: string]>;
  readonly #sorted: number[];
  readonly #read: (file: string) => string[];
  readonly #known = new Map<string, string[]>();

  constructor({ shards }: IndexState, read: (file: string) => string[]) {
    this.#starts = startsOf(shards);
    this.#sorted = [...this.#starts.keys()];
    this.#read = read;
  }

  /** The postings of a word by its number. */
  postings(at: number): string {
    let low = 0;
    let high = this.#sorted.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#sorted[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const start = this.#sorted[low] ?? 0;
    const file = this.#starts.get(start)?.[1] ?? '';
    const postings = this.#known.get(file) ?? this.#read(file);
    this.#known.set(file, postings);
    return postings[at - start] ?? '';
  }

  /** The file that has exactly these words with the same postings. */
  sameAs(words: readonly PatchedWord[]): string | undefined {
    const start = words[0]?.at ?? -1;
    const [count, file] = this.#starts.get(start) ?? [];
    return count === words.length && words.every(({ at }, index) => at === start + index) ? file : undefined;
  }
}

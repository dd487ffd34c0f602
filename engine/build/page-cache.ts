import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../bin/is-running.js';
import type { CompiledPage, PageBody, PageFacts, PageSearch } from '../page/compiled-page.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';
import { type BodyPlace, PageSegment, readBody, type StoredPage } from './page-segment.ts';

/** When this many segments contain few pages that are still in use, they are merged. */
const MANY_WEAK = 24;
const FEW_PAGES = 4;
/** Pages are usually requested in the order in which they were stored, except for changed ones. */
const REGIONS = 4;
const WASTE = 3;

/**
 * Compiled pages by a hash of all their inputs. Many pages share a file, because reading and writing
 * thousands of files would take longer than handling their contents. Each thread and each build writes
 * its own files, and a page that another build has removed is compiled again.
 */
export class PageCache {
  readonly folder: string;
  readonly #segments = new Map<string, PageSegment>();
  readonly #pages = new Map<string, PageSegment>();
  readonly #used = new Set<string>();
  readonly #regions = new Map<PageSegment, Map<string, Buffer>>();

  /** Reads what is there. */
  static open(folder: string): PageCache {
    const cache = new PageCache(folder);
    for (const name of namesIn(folder)) {
      const [, writer] = /^\w+\.(\d+)\.\d+$/.exec(name) ?? [];
      if (writer !== undefined && isRunning(Number(writer))) continue;
      const segment = PageSegment.read(folder, name);
      if (segment) cache.#add(segment);
      else rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    return cache;
  }

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Stores compiled pages in one file. Those that cannot be stored are compiled again where they are needed. */
  put(pages: readonly StoredPage[]): void {
    const segment = PageSegment.write(this.folder, pages);
    if (segment) this.#add(segment);
  }

  /** Adds a file that a thread has written. */
  read(name: string): void {
    const segment = PageSegment.read(this.folder, name);
    if (segment) this.#add(segment);
  }

  #add(segment: PageSegment): void {
    this.#segments.set(segment.name, segment);
    for (const key of segment.keys) this.#pages.set(key, segment);
  }

  /** What the other pages need to know of a page; the rest stays on the disk. */
  facts(key: string): PageFacts | undefined {
    this.#used.add(key);
    const bytes = this.#pages.get(key)?.facts(key);
    if (!bytes) return undefined;
    const facts: PageFacts = JSON.parse(bytes.toString());
    return facts;
  }

  search(key: string): PageSearch | undefined {
    const segment = this.#pages.get(key);
    const bytes = segment && this.#region(segment).get(key);
    return bytes && unpackSearch(bytes);
  }

  /** Where the body of a page is, for `readPageBody`. */
  place(key: string): BodyPlace | undefined {
    return this.#pages.get(key)?.body(key);
  }

  /** Prunes only if most of the cache is unused: a build compares its pages with those of the last one. */
  pruneWaste(): void {
    if (this.#pages.size > WASTE * this.#used.size) this.prune();
  }

  /** Removes pages that this build did not request. */
  prune(): void {
    const weak: string[] = [];
    let count = 0;
    for (const [name, segment] of this.#segments) {
      const wanted = segment.keys.filter((key) => this.#used.has(key) && this.#pages.get(key) === segment);
      if (wanted.length === 0) this.#remove(name);
      else if (wanted.length < FEW_PAGES || wanted.length * 2 < segment.keys.length) {
        weak.push(...wanted);
        count++;
      }
    }
    if (count > MANY_WEAK) this.#gather(weak);
  }

  /** Called when no more facts will be requested. */
  release(): void {
    for (const segment of this.#segments.values()) segment.release();
  }

  /** Pages of several segments become one. */
  #gather(keys: string[]): void {
    const old = new Set(keys.flatMap((key) => this.#pages.get(key) ?? []));
    const again = new Map([...old].map((segment) => [segment, PageSegment.read(this.folder, segment.name)]));
    const stored = keys.flatMap((key): StoredPage[] => {
      const known = this.#pages.get(key);
      const segment = known && again.get(known);
      const place = segment?.body(key);
      const [facts, search, body] = [segment?.facts(key), segment && this.#region(segment).get(key), place && readBody(this.folder, place)];
      return facts && search && body ? [{ key, facts, search, body }] : [];
    });
    const gathered = PageSegment.write(this.folder, stored);
    if (!gathered) return;
    this.#add(gathered);
    for (const { name } of old) if (name !== gathered.name) this.#remove(name);
  }

  #remove(name: string): void {
    rmSync(path.join(this.folder, name), { force: true });
    this.#segments.delete(name);
  }

  #region(segment: PageSegment): Map<string, Buffer> {
    const known = this.#regions.get(segment);
    if (known) return known;
    const region = segment.search();
    const [oldest] = this.#regions.keys();
    if (oldest && this.#regions.size >= REGIONS) this.#regions.delete(oldest);
    this.#regions.set(segment, region);
    return region;
  }
}

/** A compiled page as the cache keeps it. */
export function storedPage(key: string, { html, markdown, texts, search, ...facts }: CompiledPage): StoredPage {
  return {
    key,
    facts: Buffer.from(JSON.stringify(facts)),
    search: packTexts(search.flatMap(({ path: address, sections, row, terms }) => [address, String(sections), row, terms])),
    body: packTexts([html, markdown, ...texts.flatMap(({ name, content }) => [name, content])]),
  };
}

function unpackSearch(bytes: Buffer): PageSearch {
  const texts = unpackTexts(bytes);
  const search: PageSearch = [];
  for (let at = 0; at < texts.length; at += 4) {
    const [address = '', sections, row = '', terms = ''] = texts.slice(at, at + 4);
    search.push({ path: address, sections: Number(sections), row, terms });
  }
  return search;
}

/** Reads the bytes at a place; undefined if another build has removed them or they are damaged. */
export function readPageBody(folder: string, place: BodyPlace): PageBody | undefined {
  const bytes = readBody(folder, place);
  if (!bytes) return undefined;
  const [html = '', markdown = '', ...rest] = unpackTexts(bytes);
  const texts: PageBody['texts'] = [];
  for (let at = 0; at < rest.length; at += 2) texts.push({ name: rest[at] ?? '', content: rest[at + 1] ?? '' });
  return { html, markdown, texts };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder does not exist yet
  }
}

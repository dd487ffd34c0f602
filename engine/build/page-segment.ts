import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { digest } from './digest.ts';

/** A stored page: three byte ranges that are needed at different times. */
export interface StoredPage {
  key: string;
  facts: Buffer;
  search: Buffer;
  body: Buffer;
}

/** Where the parts of a page are in the file of its segment. */
interface Row {
  key: string;
  facts: number;
  search: number;
  body: number;
  bodyDigest: string;
}

/** The location of a body, as plain data that can be sent to a thread. */
export interface BodyPlace {
  segment: string;
  start: number;
  bytes: number;
  digest: string;
}

/** Bytes of the head: the digest of list and facts, then the length of each in decimal, padded with blanks. */
const HEAD = 48;
/** Most lists and facts are shorter than this, so one read gets them. */
const FIRST_READ = 128 * 1024;

/**
 * Pages that were compiled together, in one file: a list of them, all facts, all that the search
 * needs, all bodies. List and facts have one digest, the rest of the search another, each body its
 * own, so damaged parts are detected.
 */
export class PageSegment {
  readonly name: string;
  readonly keys: readonly string[];
  readonly #file: string;
  readonly #facts: Map<string, Buffer>;
  readonly #search: { start: number; bytes: number; digest: string };
  readonly #rows: Map<string, Row & { searchStart: number; bodyStart: number }>;

  private constructor(folder: string, name: string, { rows, searchDigest }: SegmentList, start: number, facts: Buffer) {
    this.name = name;
    this.keys = rows.map(({ key }) => key);
    this.#file = path.join(folder, name);
    this.#facts = new Map();
    this.#rows = new Map();
    let factsAt = 0;
    let searchStart = 0;
    let bodyStart = start + rows.reduce((sum, row) => sum + row.facts + row.search, 0);
    for (const row of rows) {
      this.#facts.set(row.key, facts.subarray(factsAt, factsAt + row.facts));
      this.#rows.set(row.key, { ...row, searchStart, bodyStart });
      factsAt += row.facts;
      searchStart += row.search;
      bodyStart += row.body;
    }
    this.#search = { start: start + factsAt, bytes: searchStart, digest: searchDigest };
  }

  /** Undefined if the segment no longer exists or is damaged. */
  static read(folder: string, name: string): PageSegment | undefined {
    const first = readBytes(path.join(folder, name), 0, FIRST_READ);
    const [expected, length, factsLength] = first?.toString('latin1', 0, HEAD).trim().split(' ') ?? [];
    const end = HEAD + Number(length) + Number(factsLength);
    const bytes = first && end > first.length ? readBytes(path.join(folder, name), 0, end) : first;
    if (!bytes || bytes.length < end || digest(bytes.subarray(HEAD, end)) !== expected) return undefined;
    const start = HEAD + Number(length);
    try {
      const list: SegmentList = JSON.parse(bytes.toString('utf8', HEAD, start));
      return new PageSegment(folder, name, list, start, bytes.subarray(start, end));
    } catch {
      return undefined; // written by an older engine
    }
  }

  /** Writes pages; undefined if the folder is not writable, which only costs time. */
  static write(folder: string, pages: readonly StoredPage[]): PageSegment | undefined {
    const search = Buffer.concat(pages.map((page) => page.search));
    const facts = Buffer.concat(pages.map((page) => page.facts));
    const list: SegmentList = {
      searchDigest: digest(search),
      rows: pages.map((page) => ({
        key: page.key,
        facts: page.facts.length,
        search: page.search.length,
        body: page.body.length,
        bodyDigest: digest(page.body),
      })),
    };
    const text = Buffer.from(JSON.stringify(list));
    const head = Buffer.from(`${digest(Buffer.concat([text, facts]))} ${text.length} ${facts.length}`.padEnd(HEAD));
    const name = digest(...list.rows.map((row) => row.key));
    const temporary = path.join(folder, `${name}.${process.pid}.${threadId}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(temporary, Buffer.concat([head, text, facts, search, ...pages.map((page) => page.body)]));
      renameSync(temporary, path.join(folder, name));
    } catch {
      rmSync(temporary, { force: true });
      return undefined;
    }
    return new PageSegment(folder, name, list, HEAD + text.length, facts);
  }

  facts(key: string): Buffer | undefined {
    return this.#facts.get(key);
  }

  /** Facts are read only once, so their bytes can be released. */
  release(): void {
    this.#facts.clear();
  }

  /** Of all pages at once. */
  search(): Map<string, Buffer> {
    const { start, bytes, digest: expected } = this.#search;
    const region = readBytes(this.#file, start, bytes);
    if (region?.length !== bytes || digest(region) !== expected) return new Map();
    return new Map([...this.#rows.values()].map((row) => [row.key, region.subarray(row.searchStart, row.searchStart + row.search)]));
  }

  body(key: string): BodyPlace | undefined {
    const row = this.#rows.get(key);
    return row && { segment: this.name, start: row.bodyStart, bytes: row.body, digest: row.bodyDigest };
  }
}

interface SegmentList {
  searchDigest: string;
  rows: Row[];
}

/** Reads a body; undefined if it is missing or damaged. */
export function readBody(folder: string, place: BodyPlace): Buffer | undefined {
  const bytes = readBytes(path.join(folder, place.segment), place.start, place.bytes);
  return bytes?.length === place.bytes && digest(bytes) === place.digest ? bytes : undefined;
}

/** Reads up to the given number of bytes. */
function readBytes(file: string, start: number, length: number): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, start));
  } catch {
    return undefined; // does not exist, or was removed by another build
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

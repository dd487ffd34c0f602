import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledPage, PageBody, PageFacts, PageSearch } from '../content/source/compiled-page.ts';
import { digest } from '../util/digest.ts';
import { isProcessRunning } from '../util/is-process-running.js';

/** The parts of a file, in order. The file starts with the digest and length of each part. */
const PARTS = ['facts', 'search', 'body'] as const;
const DIGEST = 32;
const LENGTH = 8;
const HEAD = PARTS.length * (DIGEST + LENGTH);
/** `pruneWaste` allows this many times the pages of the site. */
const WASTE = 3;

/**
 * Compiled pages, one file each, named by a hash of all inputs. The parts of a file are read separately: the facts by every
 * build, the search data after an edit, the body when the page is rendered. Threads share the folder. A page that's missing or
 * damaged is compiled again. The files use V8's own serialization, which takes a tenth of the time of JSON for long texts.
 */
export class PageCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #isMade = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores a page and returns its facts. */
  put(key: string, { html, markdown, texts, search, ...facts }: CompiledPage): PageFacts {
    const body: PageBody = { html, markdown, texts };
    try {
      if (!this.#isMade) mkdirSync(this.#folder, { recursive: true });
      this.#isMade = true;
      const parts = [facts, search, body].map(serialize);
      const head = parts.map((part) => digest(part) + String(part.length).padStart(LENGTH)).join('');
      writeFileSync(this.#file(key), Buffer.concat([Buffer.from(head), ...parts]));
    } catch {
      // A cache that cannot be written only costs time.
    }
    return facts;
  }

  /** The facts of a page. */
  facts(key: string): PageFacts | undefined {
    this.#used.add(key);
    return this.#read(key, 'facts');
  }

  search(key: string): PageSearch | undefined {
    return this.#read(key, 'search');
  }

  body(key: string): PageBody | undefined {
    return this.#read(key, 'body');
  }

  /** Removes pages whose facts this build did not request. */
  prune(): void {
    const wanted = new Set([...this.#used].map((key) => path.basename(this.#file(key))));
    for (const name of this.#names()) if (!wanted.has(name)) rmSync(path.join(this.#folder, name), { recursive: true, force: true });
  }

  /** Prunes only if most of the cache is unused. Otherwise old pages stay, so that a build can be compared with the last one. */
  pruneWaste(): void {
    if (this.#names().length > WASTE * this.#used.size) this.prune();
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return []; // the folder does not exist yet
    }
  }

  #file(key: string): string {
    return path.join(this.#folder, `${key}.page`);
  }

  /** A part of a file; undefined if it is missing or damaged. */
  #read<Part>(key: string, part: (typeof PARTS)[number]): Part | undefined {
    let opened: number | undefined;
    try {
      opened = openSync(this.#file(key), 'r');
      const head = bytesAt(opened, 0, HEAD).toString('latin1');
      const lengths = PARTS.map((_, at) => Number(head.slice(at * (DIGEST + LENGTH) + DIGEST, (at + 1) * (DIGEST + LENGTH))));
      const nth = PARTS.indexOf(part);
      const before = lengths.slice(0, nth).reduce((sum, length) => sum + length, HEAD);
      const content = bytesAt(opened, before, lengths[nth] ?? 0);
      return digest(content) === head.slice(nth * (DIGEST + LENGTH)).slice(0, DIGEST) ? deserialize(content) : undefined;
    } catch {
      return undefined;
    } finally {
      if (opened !== undefined) closeSync(opened);
    }
  }
}

function bytesAt(opened: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(opened, bytes, 0, length, position));
}

/** Milliseconds after which an unused bundle is considered obsolete. */
const KEEP = 30 * 24 * 3600 * 1000;
/** Names made by `writeChecksummed` and `temporaryFolder`. */
const WRITING = /^(?:.*\.json|making)\.(?<pid>\d+)\./;

/**
 * Removes leftovers of killed builds, and bundles that haven't been used for a month. Every change of the engine, settings or
 * components leaves an old bundle behind. Using a bundle updates its time.
 */
export async function sweepCache(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const writer = WRITING.exec(name)?.groups?.pid;
    if (writer !== undefined && !isProcessRunning(Number(writer))) await rm(path.join(folder, name), { recursive: true, force: true });
    if (!/-[0-9a-f]{16}$/.test(name)) continue;
    const bundle = path.join(folder, name);
    const info = await stat(bundle).catch(() => undefined); // another build may sweep as well
    if (info?.isDirectory() && now - info.mtimeMs > KEEP) await rm(bundle, { recursive: true, force: true });
  }
}

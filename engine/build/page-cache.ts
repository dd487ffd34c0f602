import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage, PageBody, PageFacts } from '../page/compiled-page.ts';

/** Most facts of a page are shorter and come with one read. */
const FIRST_READ = 32 * 1024;
/** `FACTS-DIGEST BODY-DIGEST FACTS-BYTES HTML-BYTES`, padded. */
const HEAD = 96;

/**
 * Compiled pages by everything that shaped them, a file each: facts, then body, each with its digest,
 * so a damaged one, or one that another build is writing at this moment, is made anew. Reading and
 * writing wait for the disk: threads share the work, and waiting costs less than taking turns.
 */
export class PageCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  readonly #made = new Set<string>();
  #buffer = Buffer.allocUnsafe(FIRST_READ);

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is known of the page; its body stays on the disk. */
  facts(key: string): PageFacts | undefined {
    this.#used.add(key);
    let file: number | undefined;
    try {
      file = openSync(this.#file(key), 'r');
      let length = readSync(file, this.#buffer, 0, this.#buffer.length, 0);
      const head = parseHead(this.#buffer.toString('latin1', 0, HEAD));
      const end = HEAD + head.factsBytes;
      if (end > this.#buffer.length) this.#buffer = Buffer.concat([this.#buffer], end * 2);
      if (end > length) length += readSync(file, this.#buffer, length, end - length, length);
      const facts = this.#buffer.subarray(HEAD, end);
      if (length < end || digest(facts) !== head.factsDigest) return undefined;
      const page: PageFacts = JSON.parse(facts.toString());
      return page;
    } catch {
      return undefined; // never made, or damaged: made anew either way
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  body(key: string): PageBody | undefined {
    try {
      const content = readFileSync(this.#file(key));
      const { bodyDigest, factsBytes, htmlBytes } = parseHead(content.toString('latin1', 0, HEAD));
      const body = content.subarray(HEAD + factsBytes);
      if (digest(body) !== bodyDigest) return undefined;
      return { html: body.toString('utf8', 0, htmlBytes), markdown: body.toString('utf8', htmlBytes) };
    } catch {
      return undefined;
    }
  }

  put(key: string, { html, markdown, ...facts }: CompiledPage): void {
    const file = this.#file(key);
    const factsBytes = Buffer.from(JSON.stringify(facts));
    const htmlBytes = Buffer.from(html);
    const body = Buffer.concat([htmlBytes, Buffer.from(markdown)]);
    const head = `${digest(factsBytes)} ${digest(body)} ${factsBytes.length} ${htmlBytes.length}`.padEnd(HEAD);
    try {
      const folder = path.dirname(file);
      if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
      writeFileSync(file, Buffer.concat([Buffer.from(head), factsBytes, body]));
    } catch {
      // A cache that cannot be written costs time, nothing else.
    }
  }

  /** Forgets what this build did not ask for. */
  prune(): void {
    for (const folder of namesIn(this.#folder)) {
      for (const name of namesIn(path.join(this.#folder, folder)))
        if (!this.#used.has(folder + name)) rmSync(path.join(this.#folder, folder, name), { force: true });
    }
  }

  #file(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), key.slice(2));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not made yet, or removed by another build
  }
}

function parseHead(head: string): { factsDigest: string; bodyDigest: string; factsBytes: number; htmlBytes: number } {
  const [factsDigest = '', bodyDigest = '', factsBytes, htmlBytes] = head.trim().split(' ');
  return { factsDigest, bodyDigest, factsBytes: Number(factsBytes), htmlBytes: Number(htmlBytes) };
}

/** 128 bits of a hash, in hexadecimal: as good as never the same for other parts. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage, PageBody, PageFacts, PageSearch } from '../content/source/compiled-page.ts';
import { digest } from '../util/digest.ts';

/** Length of a digest in characters. Each file starts with the digest of the rest. */
const DIGEST = 32;
const PARTS = ['facts', 'search', 'body'];
/** `pruneWaste` lets the cache have so many times the pages of the site. */
const WASTE = 3;

/**
 * Compiled pages by a hash of all their inputs. Each is three files, since its facts are needed by every build, its
 * part of the search index after an edit, and its body where the page is rendered. Threads write and read them too.
 * A page that cannot be kept, or was damaged, is compiled again where it is needed.
 */
export class PageCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #isMade = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Hands back the facts of the page. */
  put(key: string, { html, markdown, texts, search, ...facts }: CompiledPage): PageFacts {
    const body: PageBody = { html, markdown, texts };
    try {
      if (!this.#isMade) mkdirSync(this.#folder, { recursive: true });
      this.#isMade = true;
      for (const [part, value] of Object.entries({ body, search, facts })) {
        const text = JSON.stringify(value);
        writeFileSync(this.#file(key, part), digest(text) + text);
      }
    } catch {
      // A cache that cannot be written only costs time.
    }
    return facts;
  }

  /** What the other pages need to know of a page. */
  facts(key: string): PageFacts | undefined {
    this.#used.add(key);
    const text = this.#read(key, 'facts');
    return text === undefined ? undefined : JSON.parse(text);
  }

  search(key: string): PageSearch | undefined {
    const text = this.#read(key, 'search');
    return text === undefined ? undefined : JSON.parse(text);
  }

  body(key: string): PageBody | undefined {
    const text = this.#read(key, 'body');
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Removes pages whose facts this build did not request. */
  prune(): void {
    const wanted = new Set([...this.#used].flatMap((key) => PARTS.map((part) => path.basename(this.#file(key, part)))));
    for (const name of this.#names()) if (!wanted.has(name)) rmSync(path.join(this.#folder, name), { recursive: true, force: true });
  }

  /** Prunes only if most of the cache is unused: a build compares its pages with those of the last one. */
  pruneWaste(): void {
    if (this.#names().length > WASTE * PARTS.length * this.#used.size) this.prune();
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return []; // the folder does not exist yet
    }
  }

  #file(key: string, part: string): string {
    return path.join(this.#folder, `${key}.${part}.json`);
  }

  /** The text that was written; undefined where there is none, or it is damaged. */
  #read(key: string, part: string): string | undefined {
    try {
      const text = readFileSync(this.#file(key, part), 'utf8');
      const content = text.slice(DIGEST);
      return digest(content) === text.slice(0, DIGEST) ? content : undefined;
    } catch {
      return undefined;
    }
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPage } from '../page/compiled-page.ts';

/**
 * Compiled pages by everything that shaped them. A file begins with the hash of what follows, so a
 * damaged one is made anew; files appear by renaming, so two builds may run at once.
 */
export class PageCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(key: string): Promise<CompiledPage | undefined> {
    this.#used.add(key);
    try {
      const text = await readFile(this.#file(key), 'utf8');
      const body = text.slice(33);
      if (text.slice(0, 32) !== digest(body)) return undefined;
      const page: CompiledPage = JSON.parse(body);
      return page;
    } catch {
      return undefined;
    }
  }

  async put(key: string, page: CompiledPage): Promise<void> {
    const file = this.#file(key);
    const body = JSON.stringify(page);
    const temporary = `${file}.${process.pid}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(temporary, `${digest(body)}\n${body}`);
      await rename(temporary, file);
    } catch {
      await rm(temporary, { force: true }); // a cache that cannot be written costs time, nothing else
    }
  }

  /** Forgets what this build did not ask for. */
  async prune(): Promise<void> {
    const folders = await readdir(this.#folder).catch(() => []);
    for (const folder of folders) {
      for (const name of await readdir(path.join(this.#folder, folder)).catch(() => [])) {
        if (!this.#used.has(folder + name)) await rm(path.join(this.#folder, folder, name), { force: true });
      }
    }
  }

  #file(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), key.slice(2));
  }
}

export function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What was proven, by everything that shaped the proof: one file for a site, renewed with each check. */
export class CheckedCache {
  readonly #file: string;
  readonly #engine: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  /** `engine` is the hash of the code that proves. A cache that cannot be read is empty. */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
    this.#known = readCache(file);
  }

  /** The result for a key, made where it is not known. It has to be plain data. */
  async remember<Result>(key: readonly string[], make: () => Result | Promise<Result>): Promise<Result> {
    const hash = createHash('sha256')
      .update(JSON.stringify([this.#engine, ...key]))
      .digest('hex');
    const known = this.#used.get(hash) ?? this.#known.get(hash);
    const text = known ?? JSON.stringify(await make());
    this.#used.set(hash, text);
    const result: Result = JSON.parse(text);
    return result;
  }

  /** Keeps what was asked for since the cache was opened, and forgets the rest. If the cache is not writable, that only costs time. */
  async save(): Promise<void> {
    const temporary = `${this.#file}.${process.pid}`;
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(temporary, JSON.stringify([...this.#used]));
      await rename(temporary, this.#file);
    } catch {
      await rm(temporary, { force: true }).catch(() => {});
    }
  }
}

function readCache(file: string): Map<string, string> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Map(); // never made, or damaged: proven anew either way
  }
}

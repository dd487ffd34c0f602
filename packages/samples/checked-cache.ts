import { keepChecksummed, readChecksummed } from '../core/util/checksummed-file.ts';
import { digest } from '../core/util/digest.ts';

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
    // What `save` wrote.
    this.#known = new Map((readChecksummed(file, engine) ?? []) as [key: string, result: string][]);
  }

  /** The result for a key, made where it is not known. It has to be plain data. */
  async remember<Result>(key: readonly string[], make: () => Result | Promise<Result>): Promise<Result> {
    const name = digest(JSON.stringify(key));
    const text = this.#used.get(name) ?? this.#known.get(name) ?? JSON.stringify(await make());
    this.#used.set(name, text);
    const result: Result = JSON.parse(text);
    return result;
  }

  /** Keeps what was asked for since the cache was opened, and forgets the rest. */
  async save(): Promise<void> {
    await keepChecksummed(this.#file, this.#engine, [...this.#used]);
  }
}

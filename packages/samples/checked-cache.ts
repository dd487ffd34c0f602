import { digest, keepChecksummed, readChecksummed } from '../core/plugin/node-helpers.ts';

/** Cache of check results, keyed by all their inputs. One file per site, rewritten by each check. */
export class CheckedCache {
  readonly #file: string;
  readonly #engine: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  /** `engine`: hash of the checking code. An unreadable cache counts as empty. */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
    // Written by `save`.
    this.#known = new Map((readChecksummed(file, engine) ?? []) as [key: string, result: string][]);
  }

  /** Returns the result for a key, computing it if necessary. It must be plain data. */
  async remember<Result>(key: readonly string[], make: () => Result | Promise<Result>): Promise<Result> {
    const name = digest(JSON.stringify(key));
    const text = this.#used.get(name) ?? this.#known.get(name) ?? JSON.stringify(await make());
    this.#used.set(name, text);
    const result: Result = JSON.parse(text);
    return result;
  }

  /** Saves the entries used since the cache was opened, and drops the rest. */
  async save(): Promise<void> {
    await keepChecksummed(this.#file, this.#engine, [...this.#used]);
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Increment when the format or meaning of cached runs changes. */
const FORMAT = 'runs 1';

/** Cached results in one file. `save` rewrites it and drops unused entries. */
export class FileRunCache<Result> {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, Result>;
  readonly #used = new Map<string, Result>();

  constructor(file: string) {
    this.#file = file;
    this.#known = readRuns(file);
  }

  get(key: readonly string[]): Result | undefined {
    const run = this.#known.get(nameOf(key));
    if (run) this.#used.set(nameOf(key), run);
    return run;
  }

  set(key: readonly string[], run: Result): void {
    this.#used.set(nameOf(key), run);
  }

  /** If the cache can't be written, it only costs time. */
  save(): void {
    const temporary = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(temporary, JSON.stringify([FORMAT, ...this.#used]));
      renameSync(temporary, this.#file);
    } catch {
      rmSync(temporary, { force: true });
    }
  }
}

function nameOf(key: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
}

/** A missing, damaged or incompatible file counts as empty. */
function readRuns<Result>(file: string): ReadonlyMap<string, Result> {
  try {
    const [format, ...runs]: [string, ...(readonly [string, Result])[]] = JSON.parse(readFileSync(file, 'utf8'));
    return format === FORMAT ? new Map(runs) : new Map();
  } catch {
    return new Map();
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes when runs are kept in another form, or mean something else. */
const FORMAT = 'runs 1';

/** Results of earlier calls in one file, which `save` renews: what was not asked for is forgotten. */
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

  /** A cache that cannot be written only costs time. */
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

/** A file that is missing, damaged or of another version has no runs. */
function readRuns<Result>(file: string): ReadonlyMap<string, Result> {
  try {
    const [format, ...runs]: [string, ...(readonly [string, Result])[]] = JSON.parse(readFileSync(file, 'utf8'));
    return format === FORMAT ? new Map(runs) : new Map();
  } catch {
    return new Map();
  }
}

import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

const schema = v.record(v.string(), v.object({ key: v.string(), hash: v.string(), files: v.array(v.tuple([v.string(), v.string()])) }));

interface PageOutput {
  hash: string;
  files: [address: string, stamp: string][];
}

/** Which files of the last build belong to which page, and what they were made from. */
export class OutputRecord {
  /** Hash of the engine that made the files. */
  readonly engine: string;
  readonly #file: string;
  readonly #before: ReadonlyMap<string, PageOutput & { key: string }>;
  readonly #now = new Map<string, PageOutput & { key: string }>();

  constructor(file: string, engine: string) {
    this.engine = engine;
    this.#file = file;
    this.#before = new Map(Object.entries(read(file)));
  }

  /** The files of a page when nothing changed that they were made from; it is noted that they are still used. */
  take(path: string, key: string): PageOutput | undefined {
    const known = this.#before.get(path);
    if (known?.key !== key) return undefined;
    this.#now.set(path, known);
    return known;
  }

  /** The files as they were, whatever they were made from. */
  before(path: string): PageOutput | undefined {
    return this.#before.get(path);
  }

  put(path: string, key: string, output: PageOutput): void {
    this.#now.set(path, { key, ...output });
  }

  /** Kept for the next build. It is only ever believed as far as the files agree with it. */
  async save(): Promise<void> {
    const temporary = `${this.#file}.${process.pid}`;
    try {
      await writeFile(temporary, JSON.stringify(Object.fromEntries(this.#now)));
      await rename(temporary, this.#file);
    } catch {
      await rm(temporary, { force: true }); // the next build makes all pages again
    }
  }
}

function read(file: string): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {}; // never made, or damaged
  }
}

import { rmSync } from 'node:fs';
import type { Mistake } from '../shared/mistake.ts';
import { keepSealed, readSealed } from './sealed-file.ts';
import { statIfThere } from './stat-if-there.ts';

/** The result of something that depends only on its key. */
export interface Made {
  key: string;
  hash: string;
  /** Addresses of its files. */
  files: string[];
}

/** The summary that a build prints, and the key of its inputs. */
export interface SiteSummary {
  key: string;
  pages: number;
  mistakes: Mistake[];
}

export interface OutputData {
  site: SiteSummary | undefined;
  /** Address → stamp of the file. */
  files: ReadonlyMap<string, string>;
  /** Folder → stamp, which changes if anyone adds or removes a file. */
  folders: ReadonlyMap<string, string>;
  /** Name, such as the path of a page → what its files were made of. */
  made: ReadonlyMap<string, Made>;
}

/** The same in a compact form: a large site has tens of thousands of files. */
interface StoredData {
  site?: SiteSummary;
  addresses: string[];
  stamps: string[];
  folders: [folder: string, stamp: string][];
  /** Files by their numbers in `addresses`. */
  made: [name: string, key: string, hash: string, files: number[]][];
}

/** What the last build of a folder wrote, stored with the caches. An entry is trusted only if it matches the file on disk. */
export class OutputRecord {
  readonly file: string;
  readonly before: OutputData | undefined;
  readonly #engine: string;
  readonly #identity: string;

  constructor(file: string, engine: string) {
    this.file = file;
    this.#engine = engine;
    this.#identity = identityOf(file);
    // What `save` wrote.
    const stored = readSealed(file, engine) as StoredData | undefined;
    this.before = stored && unpack(stored);
  }

  /** False where another build has finished since. */
  get isCurrent(): boolean {
    return identityOf(this.file) === this.#identity;
  }

  /** Removes the record while the folder is being changed, so that an interrupted build leaves none. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  async save({ site, files, folders, made }: OutputData): Promise<void> {
    const addresses = [...files.keys()];
    const numbers = new Map(addresses.map((address, number) => [address, number]));
    const stored: StoredData = {
      ...(site ? { site } : {}),
      addresses,
      stamps: [...files.values()],
      folders: [...folders],
      made: [...made].map(([name, { key, hash, files: own }]) => [name, key, hash, own.map((address) => numbers.get(address) ?? -1)]),
    };
    await keepSealed(this.file, this.#engine, stored);
  }
}

function unpack({ site, addresses, stamps, folders, made }: StoredData): OutputData {
  return {
    site,
    files: new Map(addresses.map((address, number) => [address, stamps[number] ?? ''])),
    folders: new Map(folders),
    made: new Map(made.map(([name, key, hash, files]) => [name, { key, hash, files: files.map((number) => addresses[number] ?? '') }])),
  };
}

function identityOf(file: string): string {
  const info = statIfThere(file);
  return info ? `${info.ino}-${info.size}-${info.mtimeMs}` : '';
}

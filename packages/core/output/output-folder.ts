import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { withoutAnyBase } from '../shared/any-base.ts';
import { statIfExists } from '../util/files.ts';
import { processName } from '../util/is-process-running.js';
import { FolderWriter, stampOf, type WrittenFile } from './folder-writer.ts';
import {
  type Made,
  type OutputChanges,
  type OutputRecord,
  outputChanges,
  readOutputRecord,
  type SiteSummary,
  writeOutputRecord,
} from './output-record.ts';
import { moveIn, recoverFolder, stampsIn, swapFolders } from './publish-folder.ts';

/**
 * The output of a build: a new folder beside the served one, with hard links to unchanged files, which is swapped in when it is
 * complete. A build that fails or is interrupted leaves the last good folder. Requires the lock (`lockOutput`).
 */
export class OutputFolder {
  /** Where the result goes. */
  readonly final: string;
  /** Folder of the new files. Call `note` for every file written there directly. */
  readonly folder: string;
  readonly #recordFile: string;
  readonly #engine: string;
  readonly #writer: FolderWriter;
  readonly #record: OutputRecord | undefined;
  /** Files of the served folder: path → stamp. */
  readonly #found: ReadonlyMap<string, string>;
  readonly #made = new Map<string, Made>();
  readonly #files = new Map<string, WrittenFile['kind']>();
  /** Every address of the result so far. */
  readonly written = new Set<string>();

  /** `recordFile` stores what the last build wrote; it is valid only for the engine with that hash. */
  constructor(final: string, recordFile: string, engine: string) {
    recoverFolder(final);
    this.final = final;
    // A unique name, because threads of a failed build may still be writing.
    this.folder = `${final}.${processName(process.pid)}-${randomUUID().slice(0, 8)}.new`;
    this.#recordFile = recordFile;
    this.#engine = engine;
    this.#writer = new FolderWriter(this.folder, final);
    this.#record = readOutputRecord(recordFile, engine);
    this.#found = stampsIn(final);
  }

  /** Whether there is a record of the last build. */
  get isKnown(): boolean {
    return this.#record !== undefined;
  }

  /** Whether the last build wrote a file with this suffix that still exists. */
  hasStill(end: string): boolean {
    const addresses = [...(this.#record?.files.keys() ?? [])];
    return addresses.some((address) => address.endsWith(end) && this.#found.has(withoutAnyBase(address)));
  }

  /** The summary of the last build, if its inputs were the same and the folder is unchanged since. */
  unchanged(key: string): SiteSummary | undefined {
    const { site, files } = this.#record ?? {};
    if (site?.key !== key || files?.size !== this.#found.size) return undefined;
    return [...files].every(([address, stamp]) => this.#found.get(withoutAnyBase(address)) === stamp) ? site : undefined;
  }

  /** `address` begins with a slash and is counted from the root of the output. */
  async write(address: string, content: string | Uint8Array): Promise<void> {
    this.note([this.#writer.write(address, content)]);
  }

  /** Registers files that were written elsewhere, for example by a thread. */
  note(files: readonly WrittenFile[]): void {
    for (const { address, kind } of files) {
      this.#files.set(address, kind);
      this.written.add(address);
    }
  }

  /** Keeps a file of the last build; false if it is missing or has changed. */
  keep(address: string): boolean {
    const stamp = this.#record?.files.get(address);
    if (stamp === undefined || this.#found.get(withoutAnyBase(address)) !== stamp) return false;
    this.note([this.#writer.keep(address)]);
    return true;
  }

  /** Whether a file was kept unchanged from the last build. */
  isAsBefore(address: string): boolean {
    const kind = this.#files.get(address);
    const stamp = this.#record?.files.get(address);
    return kind !== undefined && kind !== 'new' && stamp !== undefined && this.#found.get(withoutAnyBase(address)) === stamp;
  }

  /** Keeps all files of `name` from the last build if its key is the same; returns the value that was passed to `made` then. */
  take(name: string, key: string): string | undefined {
    const known = this.#record?.made.get(name);
    if (known?.key !== key || !known.files.every((address) => this.keep(address))) return undefined;
    this.#made.set(name, known);
    return known.hash;
  }

  /** Records that the written files belong to `name` and depend only on the inputs hashed in `key`. */
  made(name: string, key: string, hash: string, files: string[]): void {
    this.#made.set(name, { key, hash, files });
  }

  /** The content at an address of the result. */
  read(address: string): Promise<Uint8Array> {
    return readFile((this.#files.get(address) === 'new' ? this.folder : this.final) + withoutAnyBase(address));
  }

  /** Completes the build. */
  async commit(site?: SiteSummary): Promise<OutputChanges> {
    const kinds = [...this.#files].map(([address, kind]) => ({ address, place: withoutAnyBase(address), kind }));
    const changes = outputChanges(new Set(this.#found.keys()), new Map(kinds.map(({ place, kind }) => [place, kind === 'new'])));
    const { added, changed, removed } = changes;
    if (added.length + changed.length + removed.length > 0) {
      const isComplete = kinds.every(({ kind }) => kind !== 'there');
      if (!isComplete || !(await swapFolders(this.folder, this.final, this.#found.keys()))) moveIn(this.folder, this.final, changes);
    }
    const files = new Map(
      kinds.map(({ address, place, kind }) => [address, (kind === 'new' ? this.#stamp(place) : this.#found.get(place)) ?? '']),
    );
    await writeOutputRecord(this.#recordFile, this.#engine, { site, files, made: this.#made });
    await this.discard();
    return changes;
  }

  /** Threads may still be writing there. The next build removes leftovers. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true }).catch(() => {});
  }

  #stamp(place: string): string | undefined {
    const info = statIfExists(this.final + place);
    return info && stampOf(info);
  }
}

import { mkdirSync, rmdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { withoutAnyBase } from '../shared/any-base.ts';
import { takeLock } from './file-lock.ts';
import { FolderWriter, stampOf, type WrittenFile } from './folder-writer.ts';
import { isCrossed } from './is-crossed.ts';
import { filesIn, foldersOf, linkOrCopy, moveIn, removeLeftovers, swapFolders } from './move-files.ts';
import { type OutputChanges, outputChanges } from './output-changes.ts';
import { type Made, OutputRecord, type SiteSummary } from './output-record.ts';
import { statIfThere } from './stat-if-there.ts';

/** If less than this share of a folder is new, its files are moved in one by one. */
const FEW = 1 / 4;

/**
 * The output of a build. New files are written to a temporary folder beside the served one; files that
 * are unchanged since the last build are not touched. At the end the new files are moved in, or, if
 * most are new, the whole folder is swapped. A build that fails or is interrupted leaves the last good one.
 */
export class OutputFolder {
  /** Where the result goes. */
  readonly final: string;
  readonly #temporary: string;
  readonly #writer: FolderWriter;
  readonly #record: OutputRecord;
  readonly #made = new Map<string, Made>();
  readonly #files = new Map<string, WrittenFile>();
  /** Files written by two threads; which content is final is known only at the end. */
  readonly #twice = new Set<string>();
  /** Every address of the result so far. */
  readonly written = new Set<string>();

  /** `recordFile` stores what the last build wrote; it is valid only for the engine with that hash. */
  constructor(final: string, recordFile: string, engine: string) {
    this.final = final;
    this.#temporary = `${final}.${process.pid}.new`;
    this.#writer = new FolderWriter(this.#temporary, this.before);
    this.#record = new OutputRecord(recordFile, engine);
  }

  /** Temporary folder of the new files. Call `note` for every file written there directly. */
  get folder(): string {
    return this.#temporary;
  }

  /** The folder of the last build, where there is one. */
  get before(): string | undefined {
    return statIfThere(this.final)?.isDirectory() ? this.final : undefined;
  }

  /** Whether there is a record of the last build. */
  get isKnown(): boolean {
    return this.#record.before !== undefined;
  }

  /** Whether the last build wrote a file whose address ends in this, and there still is one. */
  hasStill(end: string): boolean {
    const files = [...(this.#record.before?.files.keys() ?? [])];
    return files.some((address) => address.endsWith(end) && this.#stamp(address) !== '');
  }

  /** The summary of the last build, if its inputs were the same and the folder is unchanged since. */
  unchanged(key: string): SiteSummary | undefined {
    const { site, files, folders } = this.#record.before ?? {};
    if (site?.key !== key || !files || !folders) return undefined;
    return this.#foldersAreSame() && [...files].every(([address, stamp]) => this.#stamp(address) === stamp) ? site : undefined;
  }

  /** `address` begins with a slash and is counted from the root of the output. */
  async write(address: string, content: string | Uint8Array): Promise<void> {
    this.note([this.#writer.write(address, content)]);
  }

  /** Registers files that were written elsewhere, for example by a thread. */
  note(files: readonly WrittenFile[]): void {
    for (const file of files) {
      const other = this.#files.get(file.address);
      if (other && other.stamp !== file.stamp) this.#twice.add(file.address);
      this.#files.set(file.address, file);
      this.written.add(file.address);
    }
  }

  /** Keeps a file of the last build; false if it is missing or has changed. */
  keep(address: string): boolean {
    const stamp = this.#record.before?.files.get(address);
    if (stamp === undefined || this.#stamp(address) !== stamp) return false;
    this.note([{ address, stamp, kept: true }]);
    return true;
  }

  /** Whether a file was kept unchanged from the last build. */
  isAsBefore(address: string): boolean {
    const file = this.#files.get(address);
    return file?.kept === true && file.stamp === this.#record.before?.files.get(address);
  }

  /** Keeps all files of `name` from the last build if its key is the same; returns the value that was passed to `made` then. */
  take(name: string, key: string): string | undefined {
    const known = this.#record.before?.made.get(name);
    if (known?.key !== key || !known.files.every((address) => this.keep(address))) return undefined;
    this.#made.set(name, known);
    return known.hash;
  }

  /** Records that the written files belong to `name` and depend only on the inputs hashed in `key`. */
  made(name: string, key: string, hash: string, files: string[]): void {
    this.#made.set(name, { key, hash, files });
  }

  /** What is at an address of the result. */
  read(address: string): Promise<Uint8Array> {
    return readFile((this.#files.get(address)?.kept ? this.final : this.#temporary) + withoutAnyBase(address));
  }

  /** Completes the build; undefined if another build has finished since this one started, because its result would be overwritten. */
  async commit(site?: SiteSummary): Promise<OutputChanges | undefined> {
    const unlock = await takeLock(`${this.#record.file}.lock`);
    try {
      if (!this.#record.isCurrent) return undefined;
      const changes = outputChanges(this.#filesBefore(), [...this.#files.values()]);
      const folders = foldersOf([...this.#files.keys()].map(withoutAnyBase));
      const stamps = await this.#end(changes, folders);
      if (!stamps) return undefined;
      const files = new Map(
        [...this.#files].map(([address, { stamp }]) => [address, this.#twice.has(address) ? this.#stamp(address) : stamp]),
      );
      await this.#record.save({ site, files, folders: stamps, made: this.#made });
      await removeLeftovers(this.final);
      const { added, changed, removed } = changes;
      return { added: added.map(withoutAnyBase), changed: changed.map(withoutAnyBase), removed: removed.map(withoutAnyBase) };
    } finally {
      unlock();
    }
  }

  /** Moves in or swaps what is new; hands back the stamps of all folders, undefined where a file that was to be taken over is another one now. */
  async #end(changes: OutputChanges, folders: ReadonlySet<string>): Promise<ReadonlyMap<string, string> | undefined> {
    const { added, changed, removed } = changes;
    const before = this.#foldersAreSame() ? this.#record.before?.folders : undefined;
    if (before && added.length + changed.length + removed.length === 0) return before;
    this.#record.remove();
    const few = added.length + changed.length < FEW * this.#files.size;
    if (!before || !few || isCrossed(added, folders, { files: this.#filesBefore(), folders: before })) {
      if (!(await this.#swap(folders))) return undefined;
      return new Map([...folders].map((folder) => [folder, this.#folderStamp(folder)]));
    }
    const made = [...folders].filter((folder) => !before.has(folder));
    const gone = [...before.keys()].filter((folder) => !folders.has(folder));
    for (const folder of made) mkdirSync(this.final + folder, { recursive: true });
    moveIn(this.#temporary, this.final, changes);
    for (const folder of gone.sort((a, b) => b.length - a.length)) rmdirSync(this.final + folder);
    const places = [...added, ...changed, ...removed].map(withoutAnyBase);
    const touched = new Set([...made, ...[...places, ...made, ...gone].map((place) => place.slice(0, place.lastIndexOf('/')))]);
    return new Map([...folders].map((folder) => [folder, touched.has(folder) ? this.#folderStamp(folder) : (before.get(folder) ?? '')]));
  }

  /** Threads may still be writing there; what remains is removed by the next build. */
  async discard(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true }).catch(() => {});
  }

  /** False where a file that was to be taken over is another one now. */
  async #swap(folders: ReadonlySet<string>): Promise<boolean> {
    for (const folder of folders) mkdirSync(this.#temporary + folder, { recursive: true });
    for (const { address, stamp, kept } of this.#files.values()) {
      if (!kept) continue;
      if (this.#stamp(address) !== stamp) return false;
      const place = withoutAnyBase(address);
      linkOrCopy(this.final + place, this.#temporary + place);
    }
    await swapFolders(this.#temporary, this.final);
    return true;
  }

  #foldersAreSame(): boolean {
    const folders = [...(this.#record.before?.folders ?? [])];
    return folders.length > 0 && folders.every(([folder, stamp]) => this.#folderStamp(folder) === stamp);
  }

  /** Addresses of what is in the folder now: as it was recorded, else as it is found. */
  #filesBefore(): string[] {
    const known = this.#record.before?.files;
    if (known) return [...known.keys()];
    const found = filesIn(this.final);
    const any = new Map([...this.#files.keys()].map((address) => [withoutAnyBase(address), address]));
    return found.map((place) => any.get(place) ?? place);
  }

  #stamp(address: string): string {
    const info = statIfThere(this.final + withoutAnyBase(address));
    return info ? stampOf(info) : '';
  }

  #folderStamp(folder: string): string {
    const info = statIfThere(this.final + folder);
    return info?.isDirectory() ? Math.round(info.mtimeMs * 1000).toString(36) : '';
  }
}

import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, type Stats, writeSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isBelowAnyBase, relativeFrom, withoutAnyBase } from '../shared/any-base.ts';
import { errorCode } from '../shared/narrow.ts';
import { statIfExists } from '../util/files.ts';

export interface WrittenFile {
  address: string;
  /**
   * `new`: written. `linked`: identical to the last build's file, as a hard link to it. `there`: identical, but the file system
   * has no hard links, so the new folder lacks it.
   */
  kind: 'new' | 'linked' | 'there';
}

/** Error codes of file systems without hard links, or if this file cannot be linked. */
const CANNOT_LINK = new Set(['EACCES', 'EINVAL', 'EISDIR', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV', 'UNKNOWN']);

/** Writes files into a new folder by their addresses, which start with a slash. Files that are identical in the last build are links to those. */
export class FolderWriter {
  readonly folder: string;
  readonly #before: string;
  readonly #made = new Set<string>();

  constructor(folder: string, before: string) {
    this.folder = folder;
    this.#before = before;
  }

  /** If an address is written twice, the last content counts. */
  write(address: string, content: string | Uint8Array): WrittenFile {
    const place = withoutAnyBase(address);
    const bytes = typeof content === 'string' ? Buffer.from(isBelowAnyBase(address) ? relativeFrom(place, content) : content) : content;
    if (hasContent(this.#before + place, bytes)) return this.keep(address);
    this.#put(place, (file) => {
      const opened = openSync(file, 'wx');
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(opened, bytes, at);
      } finally {
        closeSync(opened);
      }
    });
    return { address, kind: 'new' };
  }

  /** Takes over the file of the last build. */
  keep(address: string): WrittenFile {
    const place = withoutAnyBase(address);
    try {
      this.#put(place, (file) => linkSync(this.#before + place, file));
      return { address, kind: 'linked' };
    } catch (error) {
      if (!CANNOT_LINK.has(errorCode(error) ?? '')) throw error;
      return { address, kind: 'there' };
    }
  }

  /** `make` throws `EEXIST` if the file exists, even if another thread is still writing it. */
  #put(place: string, make: (file: string) => void): void {
    const file = this.folder + place;
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    try {
      make(file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const aside = `${file}.${threadId}`;
      make(aside);
      renameSync(aside, file);
      rmSync(aside, { force: true }); // renaming one link to another of the same file does nothing
    }
  }
}

function hasContent(file: string, bytes: Uint8Array): boolean {
  const info = statIfExists(file);
  return info?.isFile() === true && info.size === bytes.length && readFileSync(file).equals(bytes);
}

/** Size and time of the last change, in microseconds: changes if anyone else writes to the file. */
export function stampOf({ size, mtimeMs }: Stats): string {
  return `${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}`;
}

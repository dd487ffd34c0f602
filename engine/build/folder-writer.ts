import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, type Stats, writeSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isBelowAnyBase, relativeFrom, withoutAnyBase } from '../shared/any-base.ts';
import { errorCode } from '../shared/error-code.ts';
import { statIfThere } from './stat-if-there.ts';

export interface WrittenFile {
  address: string;
  /** Changes if anyone else writes to the file. */
  stamp: string;
  /** The file is identical to that of the last build, so nothing was written. */
  kept: boolean;
}

/** Writes files into a folder by their addresses, which start with a slash. Files that are identical in the last build are skipped. */
export class FolderWriter {
  readonly folder: string;
  readonly #before: string | undefined;
  readonly #made = new Set<string>();

  constructor(folder: string, before?: string) {
    this.folder = folder;
    this.#before = before;
  }

  write(address: string, content: string | Uint8Array): WrittenFile {
    const place = withoutAnyBase(address);
    const bytes = typeof content === 'string' ? Buffer.from(isBelowAnyBase(address) ? relativeFrom(place, content) : content) : content;
    const known = this.#before === undefined ? undefined : sameFile(this.#before + place, bytes);
    if (known !== undefined) return { address, stamp: known, kept: true };
    const file = this.#ready(place);
    const stamp = writeNew(file, bytes);
    if (stamp !== undefined) return { address, stamp, kept: false };
    // Two pages may share a file, such as an empty text, and another thread may be writing it at this moment.
    const aside = `${file}.${threadId}`;
    const own = writeNew(aside, bytes);
    renameSync(aside, file);
    return { address, stamp: own ?? '', kept: false };
  }

  #ready(place: string): string {
    const file = this.folder + place;
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    return file;
  }
}

/** The stamp of a file that holds these bytes; undefined for any other. */
function sameFile(file: string, bytes: Uint8Array): string | undefined {
  const info = statIfThere(file);
  return info?.isFile() && info.size === bytes.length && readFileSync(file).equals(bytes) ? stampOf(info) : undefined;
}

/** Writes the file and returns its stamp; undefined if the file already exists. */
function writeNew(name: string, bytes: Uint8Array): string | undefined {
  let file: number;
  try {
    file = openSync(name, 'wx');
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    return stampOf(fstatSync(file));
  } finally {
    closeSync(file);
  }
}

/** Size and time of the last change, in microseconds. */
export function stampOf({ size, mtimeMs }: Stats): string {
  return `${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}`;
}

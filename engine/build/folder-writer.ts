import { closeSync, fstatSync, linkSync, mkdirSync, openSync, type Stats, statSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { relativeFrom, withoutAnyBase } from '../shared/any-base.ts';

/** Writes files below a folder by their addresses, which begin with a slash. */
export class FolderWriter {
  readonly folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Hands back the stamp of the file: another one where anybody else has written to it since. */
  write(address: string, content: string | Uint8Array): string {
    const file = openNew(this.#ready(address));
    try {
      const bytes = typeof content === 'string' ? Buffer.from(relativeFrom(withoutAnyBase(address), content)) : content;
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      return stampOf(fstatSync(file));
    } finally {
      closeSync(file);
    }
  }

  /** Takes a file of another folder over without copying it; false where it is not there as it was stamped. */
  link(address: string, from: string, stamp: string): boolean {
    const file = from + withoutAnyBase(address);
    try {
      if (stampOf(statSync(file)) !== stamp) return false;
      linkSync(file, this.#ready(address));
      return true;
    } catch {
      return false; // gone, or on a file system without links: made anew
    }
  }

  #ready(address: string): string {
    const file = this.folder + withoutAnyBase(address);
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    return file;
  }
}

/** A file that is there already may be shared with the last build, which must not change. */
function openNew(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    unlinkSync(file);
    return openSync(file, 'wx');
  }
}

function stampOf({ size, mtimeMs }: Stats): string {
  return `${size.toString(36)}-${mtimeMs.toString(36)}`;
}

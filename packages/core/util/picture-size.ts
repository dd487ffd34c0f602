// The only file that touches image-size (https://github.com/image-size/image-size).
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

export interface PictureSize {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Sizes stand at the beginning of a file; photographs may have so much before them that all of it is read. */
const BEGINNING = 64 * 1024;

const known = new Map<string, { stamp: string; size: PictureSize | undefined }>();

/** The size of a picture as it is shown without styles; undefined where the file has none, or is no picture. */
export function pictureSize(file: string): PictureSize | undefined {
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info) return undefined;
  const stamp = `${info.size} ${info.mtimeMs}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.size;
  const size = measured(() => beginningOf(file)) ?? (info.size > BEGINNING ? measured(() => readFileSync(file)) : undefined);
  known.set(file, { stamp, size });
  return size;
}

function measured(read: () => Uint8Array): PictureSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(read());
    if (!(width > 0 && height > 0)) return undefined;
    // Browsers turn photographs as their camera was held.
    return orientation > 4 ? { width: height, height: width } : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined; // no picture, or cut off before its size
  }
}

function beginningOf(file: string): Uint8Array {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    return bytes.subarray(0, readSync(handle, bytes, 0, BEGINNING, 0));
  } finally {
    closeSync(handle);
  }
}

// The only file that touches image-size (https://github.com/image-size/image-size).
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

export interface PictureSize {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Sizes are at the beginning of a file, but photographs may have so much metadata before them that the whole file is read. */
const BEGINNING = 64 * 1024;

const known = new Map<string, { stamp: string; size: PictureSize | undefined }>();

/** Size of a picture as shown without styles; undefined if unknown or not a picture. */
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
    // Browsers rotate photographs by their orientation.
    return orientation > 4 ? { width: height, height: width } : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined; // not a picture, or truncated before its size
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

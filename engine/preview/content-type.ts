import path from 'node:path';
import { MEDIA_TYPES } from '../hosts/media-types.ts';

/** Media type of a file by the extension of its name. */
export function contentType(file: string): string {
  return MEDIA_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
}

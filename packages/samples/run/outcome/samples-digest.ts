import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFence } from '../fences/scan-fences.ts';

/** Digest for which a page's report is valid: the code and words of all fences in its file. */
export function samplesDigest(fences: readonly SourceFence[]): string {
  const texts = fences.map(({ language, meta, code }) => [language, meta, code]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** Path relative to the root → file digest, empty for a missing file. `files`: absolute, or relative to the root. */
export function fileDigests(root: string, files: readonly string[]): Record<string, string> {
  const digest = (file: string) => {
    try {
      return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    } catch {
      return '';
    }
  };
  const absolute = [...new Set(files.map((file) => path.resolve(root, file)))].sort();
  return Object.fromEntries(absolute.map((file) => [path.relative(root, file).split(path.sep).join('/'), digest(file)]));
}

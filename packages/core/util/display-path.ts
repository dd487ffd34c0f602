import path from 'node:path';

/** A file or folder as messages name it: from the root of the site, with forward slashes. */
export function displayPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/') || '.';
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hash over names and contents of all files below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

function key(entry: { parentPath: string; name: string }): string {
  return path.join(entry.parentPath, entry.name);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the engine that the app is bundled from. */
const FOLDERS = ['core/app', 'core/dom', 'core/theme', 'core/shared', 'search'];

/** Hash over names and contents of all code that runs in the browser; the engine's own hash covers what runs in Node. */
export function browserCodeHash(engine: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const entries = readdirSync(path.join(engine, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(path.relative(engine, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

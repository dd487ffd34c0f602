import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isExternal } from '../shared/address.ts';

/** A style sheet and every file that it names, itself or through another: all that shapes what becomes of it. Absolute → content. */
export async function styleFiles(file: string, found = new Map<string, Buffer>()): Promise<Map<string, Buffer>> {
  const content = await readFile(file).catch(() => undefined); // the bundler tells of what is missing
  if (!content || found.has(file)) return found;
  found.set(file, content);
  if (!file.endsWith('.css')) return found;
  for (const [, name = ''] of content.toString().matchAll(/(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?([^"')\s;]+)/g))
    if (!isExternal(name) && !/^[/#]/.test(name)) await styleFiles(path.resolve(path.dirname(file), name), found);
  return found;
}

import { readFile } from 'node:fs/promises';
import { HEADERS, hostingFolder } from '../output/hosting-folder.ts';

/** The headers that the build wrote for hosts. Read for every request, because the folder may have been built again. */
export async function hostHeaders(published: string): Promise<[name: string, value: string][]> {
  try {
    const read: unknown = JSON.parse(await readFile(hostingFolder(published) + HEADERS, 'utf8'));
    return Object.entries(read ?? {}).map(([name, value]) => [name, String(value)]);
  } catch {
    return []; // not a folder that this engine built, or one that was moved without its host files
  }
}

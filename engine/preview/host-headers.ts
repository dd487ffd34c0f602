import { readFile } from 'node:fs/promises';
import { hostingFolder } from '../hosting/write-hosting.ts';

/** The headers that the build wrote for hosts, read anew each time: the folder may have been built again. */
export async function hostHeaders(published: string): Promise<[name: string, value: string][]> {
  try {
    const headers: unknown = JSON.parse(await readFile(`${hostingFolder(published)}/headers.json`, 'utf8'));
    return Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  } catch {
    return []; // a folder that is no build of ours, or one that was moved away from them
  }
}

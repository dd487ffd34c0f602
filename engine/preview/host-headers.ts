import { readFile } from 'node:fs/promises';
import { hostingFolder } from '../hosting/write-hosting.ts';

/** The headers that the build wrote for hosts. Read on every request, because the folder may have been built again. */
export async function hostHeaders(published: string): Promise<[name: string, value: string][]> {
  try {
    const headers: unknown = JSON.parse(await readFile(`${hostingFolder(published)}/headers.json`, 'utf8'));
    return Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  } catch {
    return []; // not a folder that this engine built, or one that was moved without its host files
  }
}

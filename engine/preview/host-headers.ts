import { readFile, stat } from 'node:fs/promises';
import { HEADERS, hostingFolder } from '../output/hosting-folder.ts';

type Headers = [name: string, value: string][];

/** What was read last, by file. */
const known = new Map<string, { changed: number; headers: Headers }>();

/** The headers that the build wrote for hosts. Looked at on every request, because the folder may have been built again. */
export async function hostHeaders(published: string): Promise<Headers> {
  const file = hostingFolder(published) + HEADERS;
  try {
    const { mtimeMs: changed } = await stat(file);
    const last = known.get(file);
    if (last?.changed === changed) return last.headers;
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    const headers = Object.entries(read ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    known.set(file, { changed, headers });
    return headers;
  } catch {
    return []; // not a folder that this engine built, or one that was moved without its host files
  }
}

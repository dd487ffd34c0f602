import { existsSync } from 'node:fs';
import { readBuilds } from '../hosting/read-builds.ts';
import { HEADERS, hostingFolder } from '../hosting/write-hosting.ts';

/** Whether a build has written a folder, below any base path, or is writing it: nothing in it is a source. */
export async function wasBuilt(folder: string): Promise<boolean> {
  const published = folder.replace(/\.\d+\.(new|old)$/, '').replace(/\.hosting$/, '');
  if (existsSync(hostingFolder(published) + HEADERS)) return true;
  return (await readBuilds(folder, '/')).length > 0;
}

import { existsSync } from 'node:fs';
import { HEADERS, hostingFolder } from './hosting-folder.ts';
import { readPublishedBuilds } from './published-builds.ts';

/** Whether a build has written a folder, below any base path, or is writing it: nothing in it is a source. */
export async function isBuildOutput(folder: string): Promise<boolean> {
  const published = folder.replace(/\.\d+-\w+-\w{8}\.(new|old)$/, '').replace(/\.hosting$/, '');
  if (existsSync(hostingFolder(published) + HEADERS)) return true;
  return (await readPublishedBuilds(folder, '/')).length > 0;
}

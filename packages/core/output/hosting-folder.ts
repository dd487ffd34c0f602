import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';

/** Where the files for servers are written: beside the published folder, which holds only what is served. */
export function hostingFolder(published: string): string {
  return `${published}.hosting`;
}

/** In the folder that a build writes beside the site: what each kind of address is served with, as JSON. */
export const HEADERS = '/headers.json';

/** Beside it: where old addresses lead, as JSON, for programs that read a built folder. */
export const REDIRECTS = '/redirects.json';

/** Address of the list, from the root of the docs. */
export const BUILDS = '/assets/builds.json';

const schema = v.array(v.array(v.string()));

/** The hashed files of each build in a published folder, newest first: see `keep-builds.ts`. */
export async function readPublishedBuilds(published: string, base: string): Promise<string[][]> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(published, withoutAnyBase(withBase(base, BUILDS))), 'utf8')));
  } catch {
    return []; // nothing was published yet, or not by this engine
  }
}

/** Whether a build has written a folder, below any base path, or is writing it: nothing in it is a source. */
export async function isBuildOutput(folder: string): Promise<boolean> {
  const published = folder.replace(/\.\d+-\w+-\w{8}\.(new|old)$/, '').replace(/\.hosting$/, '');
  if (existsSync(hostingFolder(published) + HEADERS)) return true;
  return (await readPublishedBuilds(folder, '/')).length > 0;
}

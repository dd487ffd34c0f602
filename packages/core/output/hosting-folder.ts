import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';

/** Folder for files of servers, beside the published folder, which contains only what is served. */
export function hostingFolder(published: string): string {
  return `${published}.hosting`;
}

/** File in that folder: headers for each kind of address, as JSON. */
export const HEADERS = '/headers.json';

/** File beside it: redirects as JSON, for programs that read a built folder. */
export const REDIRECTS = '/redirects.json';

/** Address of the list, from the root of the docs. */
export const BUILDS = '/assets/builds.json';

const schema = v.array(v.array(v.string()));

/** The hashed files of each build in a published folder, newest first: see `keep-builds.ts`. */
export async function readPublishedBuilds(published: string, base: string): Promise<string[][]> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(published, withoutAnyBase(withBase(base, BUILDS))), 'utf8')));
  } catch {
    return []; // nothing published yet, or not by this engine
  }
}

/** Whether a folder was, or is being, written by a build, with any base path. It contains no sources. */
export async function isBuildOutput(folder: string): Promise<boolean> {
  const published = folder.replace(/\.\d+-\w+-\w{8}\.(new|old)$/, '').replace(/\.hosting$/, '');
  if (existsSync(hostingFolder(published) + HEADERS)) return true;
  return (await readPublishedBuilds(folder, '/')).length > 0;
}

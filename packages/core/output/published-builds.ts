import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';

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

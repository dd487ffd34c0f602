// The browser code and styles of a site, bundled once for all pages.
import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readChecksummed, writeChecksummed } from '../util/checksummed-file.ts';
import { digest } from '../util/digest.ts';
import type { StyleSheet } from './page-styles.ts';

export interface AppBundle {
  /** Address → content, from the root of the docs: `/assets/app.HASH.js`. */
  files: Map<string, Uint8Array>;
  /** Address of the script that starts the app. */
  script: string;
  /** Scripts that `script` imports directly, to be fetched in parallel. */
  imports: string[];
  /** Runs in the head before anything is painted. */
  early: string;
  /** The same, in documents that have tabs. */
  earlyTabs: string;
  /** The first sheet applies to every page. */
  styles: StyleSheet[];
  /** Address of all other sheets in one file. */
  stylesFile: string;
  /** Address of a script → its sources (files of the engine, and packages), with uncompressed bytes. */
  modules: Record<string, Record<string, number>>;
}

const RECORD = 'bundle.json';

interface BundleRecord extends Omit<AppBundle, 'files'> {
  /** Name of a file → digest of its content. */
  digests: Record<string, string>;
}

/** `engine`: hash of the engine that made it. Undefined if it does not exist or is damaged; either way it is made again. */
export async function readBundle(folder: string, engine: string): Promise<AppBundle | undefined> {
  // The data written by `writeBundle`.
  const stored = readChecksummed(path.join(folder, RECORD), engine) as BundleRecord | undefined;
  if (!stored) return undefined;
  const { digests, ...record } = stored;
  try {
    const files = new Map<string, Uint8Array>();
    for (const [name, expected] of Object.entries(digests)) {
      const content = await readFile(path.join(folder, 'assets', name));
      if (digest(content) !== expected) return undefined;
      files.set(`/assets/${name}`, content);
    }
    // Records the last use (see `page-cache.ts`), unless the cache belongs to another user.
    await utimes(folder, new Date(), new Date()).catch(() => {});
    return { files, ...record };
  } catch {
    return undefined;
  }
}

/** Writes the record of the bundle. The files themselves are already there. */
export async function writeBundle(folder: string, engine: string, { files, ...bundle }: AppBundle): Promise<void> {
  const digests = Object.fromEntries([...files].map(([file, content]) => [path.posix.basename(file), digest(content)]));
  await writeChecksummed(path.join(folder, RECORD), engine, { digests, ...bundle } satisfies BundleRecord);
}

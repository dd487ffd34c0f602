import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { hostingFolder } from '../output/hosting-folder.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { cacheName } from '../util/cache-name.ts';
import type { Engine } from '../util/engine.ts';
import { takeLock } from '../util/file-lock.ts';
import { resolveSymlinks } from '../util/files.ts';
import { refuseOutput } from './refuse-output.ts';

interface OutputPlace {
  /** The folder of the site. */
  folder: string;
  out?: string;
}

/** Waits until no other build writes there; returns a function that ends this one. */
export function lockOutput(place: OutputPlace): Promise<() => void> {
  if (place.out !== undefined) mkdirSync(path.dirname(path.resolve(place.out)), { recursive: true });
  return takeLock(`${publishedFolder(place)}.lock`);
}

/** The output folder of the site, and the folder beside it for servers. Throws an `AuthorError` if a build must not replace one of them. */
export function openOutput(place: OutputPlace, settings: Settings, engine: Engine): { published: OutputFolder; beside: OutputFolder } {
  const open = (folder: string) =>
    new OutputFolder(folder, path.join(engine.cacheFolder, `output-${cacheName(folder, engine.cacheFolder)}.json`), engine.hash);
  const published = open(publishedFolder(place));
  const beside = open(resolveSymlinks(hostingFolder(namedFolder(place))));
  refuseOutput(published, beside, settings, engine);
  return { published, beside };
}

function namedFolder({ folder, out }: OutputPlace): string {
  return path.resolve(out ?? path.join(folder, 'dist'));
}

/** A symbolic link is kept; its target is replaced. */
function publishedFolder(place: OutputPlace): string {
  return resolveSymlinks(namedFolder(place));
}

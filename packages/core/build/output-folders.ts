import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { BUILDS, HEADERS, hostingFolder } from '../output/hosting-folder.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';
import { AuthorError } from '../shared/author-error.ts';
import { cacheName } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { takeLock } from '../util/file-lock.ts';
import { resolveSymlinks, statIfExists } from '../util/files.ts';

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

const HELP = 'Choose another folder with --out. If nothing in this one is needed, delete it and build again.';

/**
 * Ends a build that would replace a folder of the author, because a build deletes everything in its output folder that it did not
 * write. Both folders are given without symbolic links. Every build writes `BUILDS` and `HEADERS`, which identify a folder of the
 * engine even after it was copied.
 */
function refuseOutput(published: OutputFolder, beside: OutputFolder, settings: Settings, engine: Engine): void {
  const { root, versions, componentsFolder, stylesFiles, ledgerFile, phrasingsFile, base } = settings;
  const named = [componentsFolder, ...stylesFiles, ledgerFile, phrasingsFile].filter((file) => file !== undefined);
  const needed = [root, ...versions.map(({ content }) => content), ...named, engine.folder, engine.cacheFolder].map(resolveSymlinks);
  const sign = withoutAnyBase(withBase(base, BUILDS));
  const isBuilt =
    isFile(published.final + sign) && foldersIn(published.final).every((name) => sign.startsWith(`/${name}/`) || sign === BUILDS);
  refuse(published.final, needed, isBuilt || published.hasStill(BUILDS));
  refuse(beside.final, needed, isFile(beside.final + HEADERS) || beside.hasStill(HEADERS));
}

function refuse(folder: string, needed: readonly string[], isOurs: boolean): void {
  const info = statIfExists(folder);
  if (!info) return;
  const fault = (reason: string) => new AuthorError(`The site cannot be built into ${folder}: ${reason}.`, HELP);
  if (!info.isDirectory()) throw fault('it is a file');
  const kept = needed.find((file) => isWithin(file, folder));
  if (kept !== undefined)
    throw new AuthorError(
      `The site cannot be built into ${folder}: a build replaces the folder, and ${kept === folder ? 'the site needs it' : `${kept} is in it`}.`,
      'Choose another folder with --out, such as one that does not exist yet.',
    );
  if (existsSync(path.join(folder, '.git'))) throw fault('a build replaces the folder, and it is a Git checkout');
  if (!isOurs && readdirSync(folder).length > 0) throw fault('a build replaces the folder, and it contains files that no build wrote');
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

/** Names of its folders, without those in which upload tools keep their state. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

function isFile(file: string): boolean {
  return statIfExists(file)?.isFile() === true;
}

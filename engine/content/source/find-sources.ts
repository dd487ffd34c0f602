import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Version } from '../config/settings.ts';
import { shownPath } from '../config/shown-path.ts';
import { errorCode } from '../shared/error-code.ts';
import type { Mistake } from '../shared/mistake.ts';
import { ASSET_EXTENSIONS } from './asset-extensions.ts';
import { isOutput } from './is-output.ts';
import { sourcePath } from './source-path.ts';
import { wasBuilt } from './was-built.ts';

/** A file that is a page, and the address it has by its place. */
export interface Source {
  file: string;
  /** From the root of the site, with forward slashes. */
  relativePath: string;
  path: string;
  version: string;
  /** The content folder, from the root of the site, with a slash at its end; empty for the root itself. */
  folder: string;
  /** Where the addresses of that folder begin: `/` or `/v1/`. */
  prefix: string;
}

export interface FoundSources {
  sources: Source[];
  /** Pictures and other files that are served as they are. */
  assets: Source[];
  mistakes: Mistake[];
}

const ASSETS = new Set(ASSET_EXTENSIONS);

/**
 * All pages of a version, sorted by address. Links to folders are followed, but never in a circle.
 * `out` is the folder that the site is built to, which may lie among the pages, as others may that were built before.
 */
export async function findSources(version: Version, root: string, out?: string): Promise<FoundSources> {
  const sources: Source[] = [];
  const assets: Source[] = [];
  const mistakes: Mistake[] = [];
  const shownRoot = shownPath(root, version.content);
  // An earlier build may have gone to the usual place.
  const outputs = [path.join(root, 'dist'), ...(out === undefined ? [] : [out])];
  const contentFolder = shownRoot === '.' ? '' : `${shownRoot}/`;

  async function walk(folder: string, inside: string, above: ReadonlySet<string>): Promise<void> {
    const shown = shownPath(root, folder);
    let entries: Dirent[];
    let real: string;
    try {
      real = await realpath(folder);
      entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      mistakes.push(
        mistake('folder-unreadable', `The folder cannot be read: ${reason(error)}.`, 'Grant read permission, or remove the folder.', shown),
      );
      return;
    }
    if (above.has(real)) {
      mistakes.push(
        mistake(
          'link-loop',
          'The symbolic link points to a folder that contains it.',
          'Remove the link, or point it to a folder that does not contain it.',
          shown,
        ),
      );
      return;
    }
    const nextAbove = new Set([...above, real]);
    for (const found of entries) {
      const { name } = found;
      if (name.startsWith('.') || name === 'node_modules') continue;
      const full = path.join(folder, name);
      if (outputs.some((output) => isOutput(full, output))) continue;
      const kind = await kindOf(full, found);
      const entry = { file: full, relativePath: shownPath(root, full), version: version.id, folder: contentFolder, prefix: version.path };
      if (kind === 'folder') {
        if (!(await wasBuilt(full))) await walk(full, `${inside}${name}/`, nextAbove);
      } else if (kind === 'file') {
        if (/\.mdx?$/i.test(name)) sources.push({ ...entry, path: version.path + sourcePath(inside + name) });
        else if (ASSETS.has(path.extname(name).slice(1).toLowerCase())) assets.push({ ...entry, path: version.path + inside + name });
      } else {
        mistakes.push(mistake('file-unreadable', `The file cannot be read: ${kind}.`, 'Fix or remove it.', shownPath(root, full)));
      }
    }
  }

  await walk(version.content, '', new Set());
  // A README.md beside an index.md is meant for readers of the repository, not of the site.
  const named = new Set(sources.filter((source) => !isReadme(source)).map((source) => source.path));
  const kept = sources.filter((source) => !isReadme(source) || !named.has(source.path));
  return { sources: kept.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)), assets, mistakes };
}

function isReadme({ relativePath }: Source): boolean {
  return /(^|\/)readme\.mdx?$/i.test(relativePath);
}

/** `folder`, `file`, or the reason why it is neither. Symbolic links are resolved. */
async function kindOf(file: string, entry: Dirent): Promise<string> {
  const target = entry.isSymbolicLink() ? await stat(file).catch(reason) : entry;
  if (typeof target === 'string') return target;
  return target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'it is not a regular file';
}

function reason(error: unknown): string {
  return errorCode(error) ?? String(error);
}

function mistake(id: string, message: string, help: string, file: string): Mistake {
  return { id, level: 'error', message, help, file, line: 1, column: 1 };
}

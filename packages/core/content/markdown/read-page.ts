import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Source } from '../source/find-sources.ts';
import { readSource } from '../source/read-source.ts';
import { expandIncludes, type IncludedFile } from './expand-includes.ts';

/** In bytes. Larger files, such as a whole book, are not meant to be one page. */
const LARGEST = 1_000_000;

/**
 * Reads the text of a page and of the files it includes (see `expandIncludes`); returns a diagnostic if the page cannot be read. Only
 * files in the folder of the site can be included. Calls `onInclude` for each of them.
 */
export function readPage(source: Source, onInclude: (file: string) => void = () => {}): string | Diagnostic {
  const text = readSource(source.file, source.relativePath);
  const root = rootOf(source);
  if (typeof text !== 'string' || root === undefined) return text;
  const content = path.join(root, source.folder);
  const read = (name: string, from: string): IncludedFile | undefined => {
    for (const file of placesOf(name, path.dirname(from), content, root)) {
      const real = realFile(file);
      if (real === undefined || !isInside(real, realpathSync(root))) continue;
      const found = readSource(file, name);
      if (typeof found !== 'string') continue;
      onInclude(file);
      return { file, text: found };
    }
    return undefined;
  };
  return expandIncludes({ file: source.file, text }, read);
}

/** The folder of the site; `undefined` for a page that is generated or outside of it. */
function rootOf({ file, relativePath, origin }: Source): string | undefined {
  const end = path.sep + path.normalize(relativePath);
  return origin === undefined && file.endsWith(end) ? file.slice(0, -end.length) || path.sep : undefined;
}

/** Possible locations of a file with this written name. */
function placesOf(name: string, folder: string, content: string, root: string): string[] {
  const site = /^@site\/(.*)/.exec(name)?.[1];
  if (site !== undefined) return [path.join(root, site)];
  const absolute = /^@?\/(.*)/.exec(name)?.[1];
  if (absolute !== undefined) return [path.join(content, absolute), path.join(root, absolute)];
  return [...new Set([path.join(folder, name), ...(name.startsWith('.') ? [] : [path.join(content, name), path.join(root, name)])])];
}

function realFile(file: string): string | undefined {
  try {
    const info = statSync(file);
    return info.isFile() && info.size <= LARGEST ? realpathSync(file) : undefined;
  } catch {
    return undefined; // does not exist
  }
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

import { type FSWatcher, watch } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Editors save in several steps; events within this time count as one change. */
const QUIET_MS = 20;

export interface WatchOptions {
  /** True for folders and files whose changes are ignored. */
  ignore: (file: string) => boolean;
  /** Absolute paths of everything changed, added or removed. A new folder represents all its contents. */
  onChange: (files: Set<string>) => void;
  /** Called if a folder cannot be watched, for example because of a system limit. */
  onFault: (error: unknown) => void;
}

interface Watched {
  identity: string;
  watcher: FSWatcher;
}

/**
 * Watches folders recursively, with one watcher per folder, because the recursive mode of Node 20 opens every file on Linux.
 * Resolves once everything is watched; the result stops watching.
 */
export async function watchFolders(folders: string[], { ignore, onChange, onFault }: WatchOptions): Promise<() => void> {
  const watchers = new Map<string, Watched>();
  let changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function note(file: string): void {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = new Set();
      onChange(files);
    }, QUIET_MS);
  }

  function forget(folder: string): void {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  }

  /** Watches a folder, unless it is watched already. `gone`: the real path of a folder that no longer exists. */
  async function add(folder: string, gone = folder): Promise<void> {
    // Uses its real path, so that circular links terminate.
    const real = await realpath(folder).catch(() => gone);
    const identity = await identityOf(real);
    if (identity === undefined) return forget(real);
    const isWatched = () => watchers.get(real)?.identity === identity;
    if (ended || isWatched()) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (ended || !entries || isWatched()) return; // or gone again
    forget(real); // a different folder that was there before
    const watcher = watch(real, (_, name) => {
      const file = path.join(folder, name ?? '');
      if (ignore(file)) return;
      note(file);
      add(file, path.join(real, name ?? '')).catch(onFault); // does nothing unless it is a new folder
    });
    watcher.on('error', () => forget(real)); // the folder was removed; its parent reports that
    watchers.set(real, { identity, watcher });
    for (const entry of entries) {
      const inside = path.join(folder, entry.name);
      if ((entry.isDirectory() || entry.isSymbolicLink()) && !ignore(inside)) await add(inside);
    }
  }

  for (const folder of folders) await add(folder).catch(onFault);
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const folder of watchers.keys()) forget(folder);
  };
}

/**
 * Identifies a folder, to tell it from one that was deleted and created again under the same name, which the first watcher does not
 * see. Includes the creation time, because file systems reuse inode numbers. `undefined` if it is not a folder.
 */
async function identityOf(real: string): Promise<string | undefined> {
  const info = await stat(real, { bigint: true }).catch(() => undefined);
  return info?.isDirectory() ? `${info.dev} ${info.ino} ${info.birthtimeNs}` : undefined;
}

import { type FSWatcher, watch } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Editors save in several steps; events within this time count as one change. */
const QUIET_MS = 20;

export interface WatchOptions {
  /** True for folders and files whose changes are ignored. */
  ignore: (file: string) => boolean;
  /** Absolute paths of what was changed, added or removed. A new folder stands for everything in it. */
  onChange: (files: Set<string>) => void;
  /** Called if a folder cannot be watched, for example because of a system limit. */
  onFault: (error: unknown) => void;
}

/**
 * Watches folders with all below them: one watcher a folder, because the recursive one of Node 20
 * opens every file on Linux. Once everything is watched, returns a function that stops watching.
 */
export async function watchFolders(folders: string[], { ignore, onChange, onFault }: WatchOptions): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
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
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  async function add(folder: string): Promise<void> {
    // By its real path, so that circular links end.
    const real = await realpath(folder).catch(() => undefined);
    if (ended || real === undefined || watchers.has(real)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (ended || !entries || watchers.has(real)) return; // no folder, or gone again
    const watcher = watch(real, (_, name) => {
      const file = path.join(folder, name ?? '');
      if (ignore(file)) return;
      note(file);
      add(file).catch(onFault); // does nothing unless it is a new folder
    });
    watcher.on('error', () => forget(real)); // the folder was removed; its parent reports that
    watchers.set(real, watcher);
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

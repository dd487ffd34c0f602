import { type FSWatcher, watch } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Editors save in several steps; what comes within this time is one change. */
const QUIET_MS = 20;

export interface WatchOptions {
  /** True for folders and files whose changes mean nothing. */
  ignore: (file: string) => boolean;
  /** Absolute paths of what changed, came or went. A new folder stands for all that is in it. */
  onChange: (files: Set<string>) => void;
  /** Told why a folder cannot be watched, such as too many of them for the system. */
  onFault: (error: unknown) => void;
}

/**
 * Watches folders with all below them: one watcher a folder, because the recursive one of Node 20
 * opens every file on Linux. Returns how to end it, once everything is watched.
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
    // By its real place, so that links that lead in a circle end.
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
    watcher.on('error', () => forget(real)); // the folder went away, which its parent tells
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

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isProcessRunning } from '../util/is-process-running.js';

/** Milliseconds after which an unused bundle is considered obsolete. */
const KEEP = 30 * 24 * 3600 * 1000;
/** What `writeChecksummed` and `temporaryFolder` make. */
const WRITING = /^(?:.*\.json|making)\.(?<pid>\d+)\./;

/** Removes what killed builds were writing, and old bundles: each change of engine, settings or components leaves one. Using a bundle updates its time. */
export async function sweepCache(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const writer = WRITING.exec(name)?.groups?.pid;
    if (writer !== undefined && !isProcessRunning(Number(writer))) await rm(path.join(folder, name), { recursive: true, force: true });
    if (!/-[0-9a-f]{16}$/.test(name)) continue;
    const bundle = path.join(folder, name);
    const info = await stat(bundle).catch(() => undefined); // another build may sweep as well
    if (info?.isDirectory() && now - info.mtimeMs > KEEP) await rm(bundle, { recursive: true, force: true });
  }
}

import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Listening, listen } from '../../engine/preview/listen.ts';
import { staticHandler } from '../../engine/preview/static-handler.ts';

/** Serves a built folder with brotli. `mounted` where the folder is that of the base path and not of the host. */
export async function serveSite(folder: string, base: string, mounted: boolean): Promise<Listening> {
  let root = folder;
  if (mounted) {
    root = await mkdtemp(path.join(tmpdir(), 'docs-root-'));
    await symlink(folder, path.join(root, base.slice(1, -1)));
  }
  return listen(staticHandler({ folder: root, base, redirects: {} }), 4700);
}

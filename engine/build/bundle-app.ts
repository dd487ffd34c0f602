import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { swapIn, temporaryFolder } from '../bin/swap-in.js';
import { type AppBundle, readBundle } from './app-bundle.ts';
import { browserCodeHash } from './browser-code-hash.ts';
import type { MakeBundleOptions } from './make-bundle.ts';
import { styleFiles } from './style-files.ts';

/** Runs `makeBundle` in this process or in another one. */
export type MakeBundle = (folder: string, options: MakeBundleOptions) => Promise<void>;

export interface BundleAppOptions extends MakeBundleOptions {
  /** Hash of everything that the components depend on. */
  componentsHash: string;
}

/** Bundles the app, or takes it from the cache when engine, settings, components and styles are the same. */
export async function bundleApp(options: BundleAppOptions, make: MakeBundle): Promise<AppBundle> {
  const folder = await bundleFolder(options);
  const { engine, site, componentsFolder, stylesFile } = options;
  const known = await readBundle(folder, engine.hash);
  if (known) return known;
  const temporary = temporaryFolder(engine.cacheFolder);
  try {
    await make(temporary, { engine, site, componentsFolder, stylesFile });
    const bundle = await readBundle(temporary, engine.hash);
    if (!bundle) throw new Error(`The bundle was written to ${temporary}, and cannot be read there.`);
    // A file saved in the meantime may or may not be in the bundle, so the bundle is used but not cached.
    if ((await bundleFolder(options)) === folder) await swapIn(temporary, folder);
    return bundle;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The cache folder of the bundle, named by a hash of all its inputs. */
async function bundleFolder({ engine, site, componentsHash, stylesFile }: BundleAppOptions): Promise<string> {
  const hash = createHash('sha256')
    .update(engine.hash)
    .update(await browserCodeHash(engine.folder))
    .update(JSON.stringify(site))
    .update(componentsHash);
  for (const [file, content] of stylesFile === undefined ? [] : styleFiles(stylesFile).files)
    hash.update(path.basename(file)).update(content);
  return path.join(engine.cacheFolder, `app-${hash.digest('hex').slice(0, 16)}`);
}

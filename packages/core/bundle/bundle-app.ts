import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { styleFiles } from '../config/style-files.ts';
import { replaceFolder, temporaryFolder } from '../util/replace-folder.js';
import { type AppBundle, readBundle } from './app-bundle.ts';
import type { BrowserBundleOptions } from './browser-bundle.ts';
import { cssInPage } from './bundle-styles.ts';

/** Runs `browserBundle`, in this process or another. */
export type BundleMaker = (folder: string, options: BrowserBundleOptions) => Promise<void>;

export interface BundleAppOptions extends BrowserBundleOptions {
  base: string;
  /** Rules from the settings, after those of the theme, on every page. */
  rules: string;
  /** See `hashIslands`. */
  islandsHash: string;
}

/** Bundles the app, or takes it from the cache when engine, components and styles are the same. */
export async function bundleApp({ base, rules, ...options }: BundleAppOptions, make: BundleMaker): Promise<AppBundle> {
  const app = await commonBundle(options, make);
  return { ...app, styles: app.styles.map(({ css, wanted }, at) => ({ css: cssInPage(css, base) + (at === 0 ? rules : ''), wanted })) };
}

type CommonOptions = Omit<BundleAppOptions, 'base' | 'rules'>;

async function commonBundle(options: CommonOptions, make: BundleMaker): Promise<AppBundle> {
  const folder = await bundleFolder(options);
  const { engine, components, engineStyles, stylesFiles } = options;
  const known = await readBundle(folder, engine.hash);
  if (known) return known;
  const temporary = temporaryFolder(engine.cacheFolder);
  try {
    await make(temporary, { engine, components, engineStyles, stylesFiles });
    const bundle = await readBundle(temporary, engine.hash);
    if (!bundle) throw new Error(`The bundle was written to ${temporary}, and cannot be read there.`);
    // A file saved in the meantime may or may not be in the bundle, so the bundle is used but not cached.
    if ((await bundleFolder(options)) === folder) await replaceFolder(temporary, folder);
    return bundle;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * The cache folder of the bundle, named by a hash of all its inputs. Sites without interactive components
 * and styles of their own share one, which belongs to the engine.
 */
async function bundleFolder({ engine, islandsHash, stylesFiles }: CommonOptions): Promise<string> {
  const name = islandsHash === '' && stylesFiles.length === 0 ? 'engine-app' : 'app';
  const hash = createHash('sha256').update(engine.hash).update(browserCodeHash(engine.folder)).update(islandsHash);
  for (const sheet of stylesFiles) for (const [file, content] of styleFiles(sheet).files) hash.update(path.basename(file)).update(content);
  return path.join(engine.cacheFolder, `${name}-${hash.digest('hex').slice(0, 16)}`);
}

/** Folders of the engine that the app is bundled from. */
const FOLDERS = ['core/app', 'core/dom', 'core/theme', 'core/shared', 'search'];

/** Hash over names and contents of all code that runs in the browser; the engine's own hash covers what runs in Node. */
export function browserCodeHash(engine: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const entries = readdirSync(path.join(engine, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(path.relative(engine, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BundleErrorMessage } from '../config/bundle-error.ts';
import { styleFiles } from '../config/style-files.ts';
import { replaceFolder, temporaryFolder } from '../util/replace-folder.js';
import { type AppBundle, readBundle } from './app-bundle.ts';
import type { BrowserBundleOptions } from './browser-bundle.ts';
import { cssInPage } from './bundle-styles.ts';

/** Runs `browserBundle`, in this process or another. */
export type BundleMaker = (folder: string, options: BrowserBundleOptions) => Promise<void>;

interface BundleAppOptions extends BrowserBundleOptions {
  base: string;
  /** Rules from the settings, after those of the theme, on every page. */
  rules: string;
  /** Rules for pages written from right to left; may be empty. */
  rightToLeft: string;
  /** See `hashIslands`. */
  islandsHash: string;
}

/** Bundles the app, or takes it from the cache when engine, components and styles are the same. */
export async function bundleApp({ base, rules, rightToLeft, ...options }: BundleAppOptions, make: BundleMaker): Promise<AppBundle> {
  const app = await commonBundle(options, make);
  const styles = app.styles.map(({ css, wanted }, at) => ({ css: cssInPage(css, base) + (at === 0 ? rules : ''), wanted }));
  const directed = rightToLeft === '' ? [] : [{ css: rightToLeft, wanted: [[]], dir: 'rtl' as const }];
  return { ...app, styles: styles.toSpliced(1, 0, ...directed) };
}

type CommonOptions = Omit<BundleAppOptions, 'base' | 'rules' | 'rightToLeft'>;

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
function browserCodeHash(engine: string): string {
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

/**
 * Bundles the app in a separate process, because the bundler would keep 150 MB until the site is built, and this thread has pages
 * to read. Throws errors that `bundleErrorOf` understands.
 */
export const bundleInProcess: BundleMaker = (folder, options) =>
  new Promise((resolve, reject) => {
    const { engine } = options;
    const child = fork(path.join(engine.code, 'bundle-process.js'));
    child.once('message', (failure: BundleErrorMessage | null) => (failure ? reject(Object.assign(new Error(), failure)) : resolve()));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The bundler ended too early (${signal ?? code}).`))); // no effect after a message
    child.send({ folder, options });
  });

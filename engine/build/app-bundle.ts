// What runs in the browser, bundled once for all pages. The bundler never sees a page.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { swapIn, temporaryFolder } from '../bin/swap-in.js';
import type { SiteInfo } from '../shared/settings.ts';
import { browserCodeHash } from './browser-code-hash.ts';
import { type ComponentFile, findComponentFiles } from './components.ts';
import { digest } from './digest.ts';
import { type StyleSheet, styleSheet } from './page-styles.ts';
import { styleFiles } from './style-files.ts';
import { virtualModules } from './virtual-modules.ts';

export interface AppBundle {
  /** Address → content, from the root of the docs: `/assets/app.HASH.js`. */
  files: Map<string, Uint8Array>;
  /** Address of the script that starts the app. */
  script: string;
  /** Scripts that `script` imports at once, to be fetched beside it. */
  imports: string[];
  /** Name of an interactive component → addresses of its scripts. */
  islands: Record<string, string[]>;
  /** Runs in the head before anything is painted. */
  early: string;
  /** The first holds on every page. */
  styles: StyleSheet[];
  /** Address of a script → what it is made of: files of the engine and packages, with their bytes before compression. */
  modules: Record<string, Record<string, number>>;
}

/** So long is a digest in characters; the record begins with its own. */
const DIGEST = 32;

interface BundleRecord extends Omit<AppBundle, 'files'> {
  /** Name of a file → digest of its content. */
  digests: Record<string, string>;
}

export interface AppBundleOptions {
  engine: string;
  engineHash: string;
  site: SiteInfo;
  componentsFolder: string | undefined;
  /** Stands for everything that the components are made of. */
  componentsHash: string;
  /** The site's own style sheet: follows the engine's. */
  stylesFile: string | undefined;
  cacheFolder: string;
}

/** Bundles the app, or takes it from the cache when engine, settings, components and styles are the same. */
export async function bundleApp(options: AppBundleOptions): Promise<AppBundle> {
  const folder = await bundleFolder(options);
  const known = await readBundle(folder);
  if (known) return known;
  const components = await findComponentFiles(options.componentsFolder);
  const temporary = temporaryFolder(options.cacheFolder);
  try {
    const bundle = await makeBundle(temporary, options, components);
    // A file that was saved in the meantime may be in the bundle or not: it is used, and not kept.
    if ((await bundleFolder(options)) === folder) await swapIn(temporary, folder);
    return bundle;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Where the cache has the bundle, by everything that shapes it. */
async function bundleFolder({ engine, engineHash, site, componentsHash, stylesFile, cacheFolder }: AppBundleOptions): Promise<string> {
  const hash = createHash('sha256')
    .update(engineHash)
    .update(await browserCodeHash(engine))
    .update(JSON.stringify(site))
    .update(componentsHash);
  for (const [file, content] of stylesFile === undefined ? [] : styleFiles(stylesFile).files)
    hash.update(path.basename(file)).update(content);
  return path.join(cacheFolder, `app-${hash.digest('hex').slice(0, 16)}`);
}

async function readBundle(folder: string): Promise<AppBundle | undefined> {
  try {
    const text = await readFile(path.join(folder, 'bundle.json'), 'utf8');
    if (digest(text.slice(DIGEST)) !== text.slice(0, DIGEST)) return undefined;
    const { digests, ...record }: BundleRecord = JSON.parse(text.slice(DIGEST));
    const files = new Map<string, Uint8Array>();
    for (const [name, expected] of Object.entries(digests)) {
      const content = await readFile(path.join(folder, 'assets', name));
      if (digest(content) !== expected) return undefined;
      files.set(`/assets/${name}`, content);
    }
    await utimes(folder, new Date(), new Date()); // when it was used last: see `sweep-cache.ts`
    return { files, ...record };
  } catch {
    return undefined; // never made, or damaged: made anew either way
  }
}

async function makeBundle(
  temporary: string,
  { engine, site, stylesFile }: AppBundleOptions,
  components: ComponentFile[],
): Promise<AppBundle> {
  const { build } = await import('vite');
  const styles = [
    ...['index', 'aside', 'parts', 'tabs', 'diagram'].map((name) => path.join(engine, `theme/styles/${name}.css`)),
    ...(stylesFile === undefined ? [] : [stylesFile]),
  ];
  const shared: InlineConfig = {
    root: engine,
    base: './',
    configFile: false,
    // What is wrong is thrown, and told with all other mistakes.
    logLevel: 'silent',
    envDir: false,
    publicDir: false,
    mode: 'production',
    // Also where the engine runs inside a test: a bundle is kept, and would come back with React for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [virtualModules(site, components)],
  };

  const app = await build({
    ...shared,
    worker: {
      format: 'es',
      plugins: () => [virtualModules(site, components)],
      rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash].js' } },
    },
    build: {
      outDir: temporary,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { app: path.join(engine, 'app/start.ts'), ...Object.fromEntries(styles.map((file, index) => [`style${index}`, file])) },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
          // One script for React: it comes with the first interactive part of a site.
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ }] },
        },
      },
    },
  });
  const early = await build({
    ...shared,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      lib: { entry: path.join(engine, 'app/early.ts'), formats: ['iife'], name: 'early' },
    },
  });
  return describe(
    temporary,
    codeOf(early),
    modulesOf(app, engine),
    components,
    styles.map((file) => path.relative(engine, file)),
  );
}

interface ViteManifest {
  [source: string]: { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };
}

/** Reads what the bundler made and writes it down beside the files. */
async function describe(
  folder: string,
  early: string,
  modules: AppBundle['modules'],
  components: ComponentFile[],
  styleKeys: string[],
): Promise<AppBundle> {
  const manifest: ViteManifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const address = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const withImports = (key: string): string[] => [address(key), ...(manifest[key]?.imports ?? []).flatMap(withImports)];
  const startKey = 'app/start.ts';
  const atStart = withImports(startKey);
  const styleFiles = styleKeys.map((key) => address(key.split(path.sep).join('/')));
  const islands: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const name = /(\w+)\.island\.tsx$/.exec(key)?.[1] ?? components.find((component) => key.endsWith(path.basename(component.file)))?.name;
    if (name) islands[name] = withImports(key).filter((script) => !atStart.includes(script));
  }
  const read = async (file: string) => styleSheet((await readFile(path.join(folder, file), 'utf8')).trim(), file);
  const styles = await Promise.all(styleFiles.map(read));
  const names = (await readdir(path.join(folder, 'assets'))).sort().filter((name) => `/assets/${name}` !== styleFiles[0]);
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(`/assets/${name}`, await readFile(path.join(folder, 'assets', name)));
  const bundle = { script: address(startKey), imports: atStart.slice(1), islands, early, styles, modules };
  const digests = Object.fromEntries([...files].map(([file, content]) => [path.posix.basename(file), digest(content)]));
  const text = JSON.stringify({ digests, ...bundle } satisfies BundleRecord);
  await writeFile(path.join(folder, 'bundle.json'), digest(text) + text);
  return { files, ...bundle };
}

interface BuildOutput {
  output: { type: string; fileName: string; code?: string; modules?: Record<string, { renderedLength: number }> }[];
}

function modulesOf(result: unknown, engine: string): AppBundle['modules'] {
  const chunks = ([result].flat() as BuildOutput[]).flatMap(({ output }) => output);
  return Object.fromEntries(
    chunks.map(({ fileName, modules = {} }) => {
      const bytes: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const name =
          /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? path.relative(engine, id.replace('\0', ''));
        bytes[name] = (bytes[name] ?? 0) + renderedLength;
      }
      return [`/${fileName}`, bytes];
    }),
  );
}

function codeOf(result: unknown): string {
  for (const { output } of [result].flat() as BuildOutput[]) {
    for (const chunk of output) if (chunk.code !== undefined) return chunk.code.trim();
  }
  throw new Error('The early script was not built.');
}

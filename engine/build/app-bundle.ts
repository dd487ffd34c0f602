// What runs in the browser, bundled once for all pages. The bundler never sees a page.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import type { SiteInfo } from '../shared/settings.ts';
import { type ComponentFile, findComponentFiles } from './components.ts';
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
  css: string;
}

interface BundleRecord extends Omit<AppBundle, 'files'> {
  names: string[];
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
  const { engineHash, site, componentsFolder, componentsHash, stylesFile, cacheFolder } = options;
  const components = await findComponentFiles(componentsFolder);
  const hash = createHash('sha256').update(engineHash).update(JSON.stringify(site)).update(componentsHash);
  if (stylesFile !== undefined) hash.update(await readFile(stylesFile));
  const folder = path.join(cacheFolder, `app-${hash.digest('hex').slice(0, 16)}`);
  return (await readBundle(folder)) ?? (await makeBundle(folder, options, components));
}

async function readBundle(folder: string): Promise<AppBundle | undefined> {
  try {
    const { names, ...record }: BundleRecord = JSON.parse(await readFile(path.join(folder, 'bundle.json'), 'utf8'));
    const files = new Map<string, Uint8Array>();
    for (const name of names) files.set(`/assets/${name}`, await readFile(path.join(folder, 'assets', name)));
    return { files, ...record };
  } catch {
    return undefined; // never made, or damaged: made anew either way
  }
}

async function makeBundle(
  folder: string,
  { engine, site, stylesFile, cacheFolder }: AppBundleOptions,
  components: ComponentFile[],
): Promise<AppBundle> {
  const { build } = await import('vite');
  const temporary = path.join(cacheFolder, `app.${process.pid}.${Date.now()}`);
  const styles = [path.join(engine, 'theme/styles/index.css'), ...(stylesFile === undefined ? [] : [stylesFile])];
  const shared: InlineConfig = {
    root: engine,
    base: './',
    configFile: false,
    logLevel: 'error',
    envDir: false,
    publicDir: false,
    mode: 'production',
    // Also where the engine runs inside a test: a bundle is kept, and would come back with React for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [virtualModules(site, components)],
  };

  await build({
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
        input: { app: path.join(engine, 'app/start.tsx'), ...Object.fromEntries(styles.map((file, index) => [`style${index}`, file])) },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
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
  const bundle = await describe(
    temporary,
    codeOf(early),
    components,
    styles.map((file) => path.relative(engine, file)),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true, force: true }));
  return bundle;
}

interface ViteManifest {
  [source: string]: { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };
}

/** Reads what the bundler made and writes it down beside the files. */
async function describe(folder: string, early: string, components: ComponentFile[], styleKeys: string[]): Promise<AppBundle> {
  const manifest: ViteManifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const address = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const withImports = (key: string): string[] => [address(key), ...(manifest[key]?.imports ?? []).flatMap(withImports)];
  const startKey = 'app/start.tsx';
  const atStart = withImports(startKey);
  const styles = styleKeys.map((key) => manifest[key.split(path.sep).join('/')]?.file ?? '');
  const islands: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const name = /(\w+)\.island\.tsx$/.exec(key)?.[1] ?? components.find((component) => key.endsWith(path.basename(component.file)))?.name;
    if (name) islands[name] = withImports(key).filter((script) => !atStart.includes(script));
  }
  const css = (await Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')))).map((text) => text.trim()).join('');
  const names = (await readdir(path.join(folder, 'assets'))).sort().filter((name) => !styles.includes(`assets/${name}`));
  const record: BundleRecord = { names, script: address(startKey), imports: atStart.slice(1), islands, early, css };
  await writeFile(path.join(folder, 'bundle.json'), JSON.stringify(record));
  const { names: _, ...rest } = record;
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(`/assets/${name}`, await readFile(path.join(folder, 'assets', name)));
  return { files, ...rest };
}

function codeOf(result: unknown): string {
  for (const { output } of [result].flat() as { output: { type: string; code?: string }[] }[]) {
    for (const chunk of output) if (chunk.code !== undefined) return chunk.code.trim();
  }
  throw new Error('The early script was not built.');
}

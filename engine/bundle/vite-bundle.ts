// The only file that touches Vite. It never sees a page.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { componentFiles } from '../content/components/component-files.ts';
import type { Engine } from '../util/engine.ts';
import { engineFile, engineModules } from '../util/engine-modules.js';
import { type AppBundle, writeBundle } from './app-bundle.ts';
import { islandsModule } from './islands-module.ts';
import { styleSheet } from './page-styles.ts';
import { preloadScripts } from './preload-scripts.ts';

/**
 * The oldest browsers in which everything works, but for navigation without loading documents. Their style sheets know no media
 * query such as `(width <= 60rem)`. `tests/browser/oldest-browsers.test.ts` looks at the result.
 */
const OLDEST_BROWSERS = ['safari15.4', 'chrome100', 'firefox100'];
/** What they all know of the language, but for lookbehind and static blocks: the bundler would rewrite private fields for them as well. */
const LANGUAGE = 'es2022';

/**
 * For the scripts of the search, all of which the first query runs: browsers that know this compile them while they arrive, not
 * function by function while the reader waits (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** What starts the app, without the extension. */
const START = 'app/start';

export interface ViteBundleOptions {
  engine: Engine;
  componentsFolder: string | undefined;
  /** The site's own style sheet: follows the engine's. */
  stylesFiles: readonly string[];
}

/** Bundles the app into an empty folder, as `readBundle` expects it. Throws what the bundler throws: see `bundleErrorOf`. */
export async function viteBundle(temporary: string, { engine, componentsFolder, stylesFiles }: ViteBundleOptions): Promise<void> {
  const { folder: sources, hash } = engine;
  const components = await componentFiles(componentsFolder);
  const styles = [
    ...['index', 'aside', 'parts', 'tabs', 'diagram', 'figure', 'plan', 'api'].map((name) =>
      path.join(sources, `theme/styles/${name}.css`),
    ),
    ...stylesFiles,
  ];
  const shared: InlineConfig = {
    root: sources,
    base: './',
    configFile: false,
    // Errors are thrown and reported with all other diagnostics, so Vite must not log them.
    logLevel: 'silent',
    envDir: false,
    publicDir: false,
    mode: 'production',
    // Set even in tests: bundles are cached, and a later build would otherwise get the development build of React.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: Object.entries(engineModules(sources)).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: file })),
    },
    plugins: [islandsModule(components, sources), preloadScripts],
  };

  const app = await build({
    ...shared,
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash].js', postBanner: COMPILE_AHEAD } },
    },
    build: {
      outDir: temporary,
      emptyOutDir: false,
      target: LANGUAGE,
      cssTarget: OLDEST_BROWSERS,
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { app: engineFile(sources, START), ...Object.fromEntries(styles.map((file, index) => [`style${index}`, file])) },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          postBanner: ({ name }) => (name === 'search-dialog' ? COMPILE_AHEAD : ''),
          assetFileNames: 'assets/[name].[hash][extname]',
          // React is one script, loaded with the first interactive component.
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  });
  const early = await build({
    ...shared,
    build: {
      write: false,
      target: LANGUAGE,
      cssTarget: OLDEST_BROWSERS,
      modulePreload: false,
      lib: { entry: engineFile(sources, 'app/early'), formats: ['iife'], name: 'early' },
    },
  });
  const described = await describe(
    temporary,
    codeOf(early),
    modulesOf(app, sources),
    styles.map((file) => path.relative(sources, file)),
  );
  await writeBundle(temporary, hash, described);
}

interface ViteManifest {
  [source: string]: { file: string; imports?: string[] };
}

/** Reads what the bundler made. */
async function describe(folder: string, early: string, modules: AppBundle['modules'], styleKeys: string[]): Promise<AppBundle> {
  const manifest: ViteManifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const address = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const withImports = (key: string): string[] => [address(key), ...(manifest[key]?.imports ?? []).flatMap(withImports)];
  const startKey = Object.keys(manifest).find((key) => key.startsWith(`${START}.`)) ?? '';
  const atStart = withImports(startKey);
  const styleFiles = styleKeys.map((key) => address(key.split(path.sep).join('/')));
  const read = async (file: string) => styleSheet((await readFile(path.join(folder, file), 'utf8')).trim(), file);
  const styles = await Promise.all(styleFiles.map(read));
  const names = (await readdir(path.join(folder, 'assets'))).sort().filter((name) => `/assets/${name}` !== styleFiles[0]);
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(`/assets/${name}`, await readFile(path.join(folder, 'assets', name)));
  return { files, script: address(startKey), imports: atStart.slice(1), early, styles, modules };
}

interface BuildOutput {
  output: { type: string; fileName: string; code?: string; modules?: Record<string, { renderedLength: number }> }[];
}

function modulesOf(result: unknown, sources: string): AppBundle['modules'] {
  const chunks = ([result].flat() as BuildOutput[]).flatMap(({ output }) => output);
  return Object.fromEntries(
    chunks.map(({ fileName, modules = {} }) => {
      const bytes: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const name =
          /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? path.relative(sources, id.replace('\0', ''));
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

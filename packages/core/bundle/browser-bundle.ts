// The only file that bundles for browsers. It never sees a page.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type OutputChunk } from 'rolldown';
import type { ComponentFile } from '../content/components/component-files.ts';
import { shortHash } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { engineFile, engineModules } from '../util/engine-modules.js';
import { rawText } from '../util/text-imports.js';
import { type AppBundle, writeBundle } from './app-bundle.ts';
import { componentModules, queryImports } from './bundle-plugins.ts';
import { bundleStyles } from './bundle-styles.ts';
import { lazyScripts } from './lazy-scripts.ts';
import { allInOne, styleSheet } from './page-styles.ts';

/** What the oldest browsers (see `bundle-styles.ts`) know of the language, but for lookbehind and static blocks: the bundler would rewrite private fields for them as well. */
const LANGUAGE = 'es2022';

/**
 * For the scripts of the search, all of which the first query runs: browsers that know this compile them while they arrive, not
 * function by function while the reader waits (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Styles of everything after the text. Each document has them there, so that the text is painted before they are parsed. */
const LATE = 'styles/late';
/** In the order of their rules. The first applies to all pages. */
const STYLES = [
  'styles/index',
  LATE,
  'styles/layout',
  'header/languages',
  'banner/banner',
  'home/home',
  'page/not-found',
  'content/image',
  'styles/aside',
  'styles/parts',
  'styles/tabs',
  'styles/form',
  'styles/deep',
];

export interface BrowserBundleOptions {
  engine: Engine;
  /** Components of plugins and the site, whose islands become scripts. */
  components: readonly ComponentFile[];
  /** Styles of plugins that any page may load, after the theme's. */
  engineStyles: readonly string[];
  /** Styles of the plugins in the settings, and of the site, which come last. */
  stylesFiles: readonly string[];
}

/** Bundles the app into an empty folder, for `readBundle`. Throws errors for `bundleErrorOf`. */
export async function browserBundle(
  temporary: string,
  { engine, components, engineStyles, stylesFiles }: BrowserBundleOptions,
): Promise<void> {
  const { folder: sources, hash } = engine;
  const shared = {
    ...{ cwd: sources, platform: 'browser', tsconfig: false, write: false },
    // The bundler only warns about modules that browsers would not find, but they are errors of a component.
    onLog: (_level, log, report) => log.code === 'UNRESOLVED_IMPORT' && report('error', log),
    resolve: { alias: aliases(sources) },
    transform: { target: LANGUAGE, jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
  } as const satisfies BuildOptions;
  const small = { minify: true, comments: false };
  const names = { ...small, entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js' };

  const bundleWorker = async (input: string) => {
    const { output } = await build({ ...shared, input, plugins: [rawText], output: { ...names, postBanner: COMPILE_AHEAD } });
    return output[0];
  };
  const { output } = await build({
    ...shared,
    input: { app: engineFile(sources, 'core/app/start') },
    plugins: [componentModules(components), rawText, queryImports(bundleWorker), lazyScripts],
    output: {
      ...names,
      topLevelVar: true,
      postBanner: ({ name }) => (name === 'search-dialog' ? COMPILE_AHEAD : ''),
      // React is one script, loaded with the first interactive component.
      codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
    },
  });
  const inline = async (name: string) => {
    const { output } = await build({ ...shared, input: engineFile(sources, name), output: { ...small, format: 'iife' } });
    return output[0].code.trim();
  };

  const files: AppBundle['files'] = new Map(
    output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
  const styles = [];
  const late = path.join(sources, `core/theme/${LATE}.css`);
  for (const file of [...STYLES.map((name) => path.join(sources, `core/theme/${name}.css`)), ...engineStyles, ...stylesFiles]) {
    const { css, files: named } = await bundleStyles(file);
    styles.push({ ...styleSheet(css), ...(file === late && { late: true }) });
    for (const [name, content] of named) files.set(`/assets/${name}`, content);
  }
  const all = allInOne(styles);
  const stylesFile = `/assets/styles.${shortHash(all)}.css`;
  files.set(stylesFile, Buffer.from(all));
  const chunks = output.filter((file) => file.type === 'chunk');
  const [{ fileName: script }] = output;
  await mkdir(path.join(temporary, 'assets'), { recursive: true });
  for (const [address, content] of files) await writeFile(path.join(temporary, address), content);
  await writeBundle(temporary, hash, {
    files,
    script: `/${script}`,
    imports: importsOf(script, chunks).map((name) => `/${name}`),
    early: await inline('core/app/early'),
    earlyTabs: await inline('core/app/article/early-tabs'),
    styles,
    stylesFile,
    modules: Object.fromEntries(chunks.map((chunk) => [`/${chunk.fileName}`, modulesOf(chunk, sources)])),
  });
}

/** Engine and site share one copy of React: the one that the engine finds. */
function aliases(sources: string): Record<string, string> {
  const { resolve } = createRequire(path.join(sources, 'index.js'));
  return {
    ...Object.fromEntries(['react', 'react-dom'].map((name) => [name, path.dirname(resolve(`${name}/package.json`))])),
    ...Object.fromEntries(Object.entries(engineModules(sources)).map(([name, file]) => [`${name}$`, file])),
  };
}

/** Static imports of a script, direct or not. */
function importsOf(name: string, chunks: OutputChunk[]): string[] {
  const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  return [...new Set(imports.flatMap((one) => [one, ...importsOf(one, chunks)]))];
}

/** Origin of a script's bytes, before compression. */
function modulesOf({ modules }: OutputChunk, sources: string): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? path.relative(sources, id.replace('\0', ''));
    bytes[name] = (bytes[name] ?? 0) + renderedLength;
  }
  return bytes;
}

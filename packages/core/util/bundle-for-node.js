// @ts-check
// Turns TypeScript into modules that Node 20 can run, once for each state of the sources.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOfFiles, hashOfFolder, isFresh, readRecord } from './bundle-record.js';
import { engineModules } from './engine-modules.js';
import { replaceFolder, temporaryFolder } from './replace-folder.js';
import { bundledText, rawText, withoutRaw } from './text-imports.js';

const REACT = /^react(-dom)?($|\/)/;

/**
 * @typedef {object} BundleOptions
 * @property {string} name name of the bundle's files in the cache
 * @property {Record<string, string>} entries name of an output module → source file, or id in `virtual`
 * @property {string} root folder that the recorded inputs are relative to, so that a moved checkout stays fresh
 * @property {string} engine see `Engine.folder`: bundled code may import its exports
 * @property {string} cacheFolder where the result is kept
 * @property {boolean} [compact] without spaces and comments, as the package has it
 * @property {Record<string, string>} [virtual] modules without a file: id → source text, which imports from `root`
 */

/** Bundles in progress: a second request for the same bundle gets the same promise. @type {Map<string, Promise<string>>} */
const running = new Map();

/**
 * Bundles for Node and returns the folder with `<entry>.js` for each entry. When no input changed
 * since the last time, the bundler is not even loaded.
 * @param {BundleOptions} options
 * @returns {Promise<string>}
 */
export function bundleForNode(options) {
  const key = JSON.stringify(options);
  const bundle = running.get(key) ?? bundleNow(options).finally(() => running.delete(key));
  running.set(key, bundle);
  return bundle;
}

/** @param {BundleOptions} options @returns {Promise<string>} */
async function bundleNow({ name, entries, root, engine, cacheFolder, compact = false, virtual = {} }) {
  const recordFile = path.join(cacheFolder, `${name}.json`);
  await linkPackages(engine, cacheFolder);
  const react = ownReact(engine, cacheFolder);
  // Libraries are bundled too. The lists of installed packages stand in for their code; this file is an input because it decides how to bundle.
  const tools = createHash('sha256').update(react ?? '');
  for (const file of [...new Set([installedList(engine), installedList(root)]), fileURLToPath(import.meta.url)]) {
    tools.update(await readFile(file).catch(() => 'missing'));
  }
  const made = `${process.versions.modules} ${tools.digest('hex')}`;
  const wanted = JSON.stringify({ entries: relativeEntries(entries, root), virtual, made });
  const record = await readRecord(recordFile);
  if (record?.wanted === wanted && isFresh(record, root, cacheFolder)) {
    const folder = path.join(cacheFolder, record.folder);
    await utimes(folder, new Date(), new Date()).catch(() => {}); // the folder's time records its last use: see cache/page-cache.ts
    return folder;
  }

  const started = Date.now();
  const { rolldown } = await import('rolldown');
  const own = engineModules(engine);
  /** @type {Set<string>} */
  const parsed = new Set();
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    // Native code cannot be bundled, and engine and site must share one copy of React.
    external: [
      /^node:/,
      'satteri',
      'lightningcss',
      /^rolldown($|\/)/,
      '@vscode/tree-sitter-wasm',
      'playwright-core',
      'undici', // the parser of descriptions loads it only for references to other hosts, which are resolved by then
      /^@modelcontextprotocol\//,
      ...(react === undefined ? [REACT] : []),
    ],
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'virtual-modules',
        resolveId: (id, importer = '') => {
          if (Object.hasOwn(virtual, id)) return id;
          if (Object.hasOwn(own, id)) return own[id];
          if (react !== undefined && REACT.test(id)) return { id: pathToFileURL(createRequire(react).resolve(id)).href, external: true };
          return Object.hasOwn(virtual, importer) && id.startsWith('.') ? path.resolve(root, id) : null;
        },
        load: (id) => virtual[id] ?? null,
        // The list of a chunk leaves out modules of which only values were taken.
        moduleParsed: ({ id }) => void parsed.add(id),
      },
      rawText,
      bundledText((id) => parsed.add(id)),
    ],
  });
  const temporary = temporaryFolder(cacheFolder);
  await bundle.write({
    dir: temporary,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    ...(compact ? { minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } } } : {}),
    sourcemap: true, // in a separate file, so that it is read only for debugging, not on every run
  });
  await bundle.close();

  const inputs = new Set();
  for (const id of parsed) {
    const file = withoutRaw(id);
    if (path.isAbsolute(file) && !file.includes('node_modules')) inputs.add(path.relative(root, file));
  }
  const list = [...inputs].sort();
  const hash = hashOfFiles(root, list);
  const folder = `${name}-${createHash('sha256').update(wanted).update(hash).digest('hex').slice(0, 16)}`;
  await writeFile(path.join(temporary, 'package.json'), '{"type":"module"}');
  const output = hashOfFolder(temporary);
  await replaceFolder(temporary, path.join(cacheFolder, folder));
  // A file saved in the meantime may or may not be in the bundle, so the next run bundles again.
  if ((await lastChange(list, root)) < started) {
    await writeFile(`${temporary}.json`, JSON.stringify({ wanted, inputs: list, hash, folder, output }));
    await rename(`${temporary}.json`, recordFile);
  }
  return path.join(cacheFolder, folder);
}

/**
 * Modules in a cache that is not beside the packages of the engine, such as that of another user, find them through a link.
 * @param {string} engine
 * @param {string} cacheFolder
 */
async function linkPackages(engine, cacheFolder) {
  const link = path.join(cacheFolder, 'node_modules');
  const native = resolved('satteri', path.join(engine, 'index.js'));
  if (native === undefined || resolved('satteri', path.join(cacheFolder, 'x/index.js')) === native) return;
  const at = native.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  await mkdir(cacheFolder, { recursive: true });
  await rm(link, { force: true, recursive: true });
  await symlink(`${native.slice(0, at)}${path.sep}node_modules`, link, 'junction').catch(() => {}); // another process has created it
}

/**
 * The file that the engine's React is resolved from, where modules in the cache would not find the same one by its name:
 * the cache of a package that another user installed is not beside it.
 * @param {string} engine
 * @param {string} cacheFolder
 * @returns {string | undefined}
 */
function ownReact(engine, cacheFolder) {
  const from = path.join(engine, 'index.js');
  return resolved('react', from) === resolved('react', path.join(cacheFolder, 'x/index.js')) ? undefined : from;
}

/** @param {string} name @param {string} from @returns {string | undefined} */
function resolved(name, from) {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}

/** The nearest `node_modules/.package-lock.json`, npm's list of installed packages. @param {string} folder @returns {string} */
function installedList(folder) {
  const file = path.join(folder, 'node_modules/.package-lock.json');
  const parent = path.dirname(folder);
  return existsSync(file) || parent === folder ? file : installedList(parent);
}

/** @param {Record<string, string>} entries @param {string} root */
function relativeEntries(entries, root) {
  return Object.entries(entries).map(([key, file]) => [key, path.isAbsolute(file) ? path.relative(root, file) : file]);
}

/** Milliseconds since 1970. @param {string[]} inputs @param {string} root */
async function lastChange(inputs, root) {
  const times = await Promise.all(
    inputs.map((input) =>
      stat(path.resolve(root, input)).then(
        (info) => info.mtimeMs,
        () => Infinity,
      ),
    ),
  );
  return Math.max(0, ...times);
}

// @ts-check
// Builds packages/docs/dist for `npm pack`: the modules that Node runs, with their libraries, plus JavaScript with types for
// everything that sites import and that is bundled for browsers.
import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEngine } from './bundle-engine.js';

const home = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const packages = path.dirname(home);
const dist = path.join(home, 'dist');

await rm(dist, { recursive: true, force: true });
const code = await bundleEngine(packages, { cache: dist, compact: true });
const libraries = await librariesIn(code);
for (const name of await readdir(code)) if (name.endsWith('.map')) await rm(path.join(code, name));

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
/** @param {string} project */
const compile = (project) => execFileSync(process.execPath, [compiler, '-p', path.join(home, project)], { stdio: 'inherit' });
compile('tsconfig.index.json');
// Node-only code was compiled just for its types: Node runs the bundle, and sites import the plugin API and settings.
for (const name of await readdir(path.join(dist, 'core'), { recursive: true }))
  if (name.endsWith('.js') && !/^(?:(?:config|plugin|testing)[\\/]|[^\\/]+$)/.test(name)) await rm(path.join(dist, 'core', name));
compile('tsconfig.package.json');
for (const folder of ['core/theme', 'openapi', 'figures'])
  for (const name of await readdir(path.join(packages, folder), { recursive: true }))
    if (name.endsWith('.css')) await cp(path.join(packages, folder, name), path.join(dist, folder, name));
// Imported by `bin/run.js` before it knows the bundle.
for (const name of ['cache-folder.js', 'file-system-error.js'])
  await cp(path.join(packages, 'core/util', name), path.join(dist, 'core/util', name));
const types = await typesOf([
  'docs/index.d.ts',
  'docs/components.d.ts',
  'docs/figures.d.ts',
  'docs/openapi.d.ts',
  'docs/plugin.d.ts',
  'docs/samples.d.ts',
  'docs/testing.d.ts',
  'docs/theme.d.ts',
]);
for (const name of await readdir(dist, { recursive: true })) {
  const file = path.join(dist, name);
  if (name.endsWith('.d.ts') && !types.has(name.split(path.sep).join('/'))) await rm(file);
  if (!name.endsWith('.js') || name.startsWith(path.basename(code))) continue;
  // The compiler doesn't handle suffixes after the extension: `./worker.ts?worker&url`.
  const text = await readFile(file, 'utf8');
  const right = text.replace(/(from '\.[^']*)\.ts\?/g, '$1.js?');
  if (right !== text) await writeFile(file, right);
}
await writeFile(path.join(dist, 'engine.json'), `${JSON.stringify({ folder: path.basename(code) })}\n`);
await writeFile(path.join(dist, 'LICENSES.txt'), await licences(libraries));

/** These declarations and everything they refer to. Sites don't need the others. @param {string[]} names @returns {Promise<Set<string>>} */
async function typesOf(names) {
  const found = new Set(names);
  for (const name of found) {
    const text = await readFile(path.join(dist, name), 'utf8');
    for (const [, to = ''] of text.matchAll(/from '(\.[^']+)\.tsx?'/g)) found.add(path.posix.join(path.posix.dirname(name), `${to}.d.ts`));
  }
  return found;
}

/** Folders of the packages in the bundle, according to its source maps. @param {string} folder @returns {Promise<string[]>} */
async function librariesIn(folder) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.map'))) {
    /** @type {{sources: string[]}} */
    const { sources } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    for (const source of sources) {
      const [, library] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source) ?? [];
      if (library !== undefined) found.add(path.resolve(folder, library));
    }
  }
  return [...found].sort();
}

/**
 * License texts of these packages, which must accompany copies of them: each text once, below the names and copyright notices of
 * all packages that have it.
 * @param {string[]} folders
 * @returns {Promise<string>}
 */
async function licences(folders) {
  /** @type {Map<string, {text: string, packages: string[]}>} */
  const found = new Map();
  for (const folder of folders) {
    /** @type {{name: string, version: string, license?: string}} */
    const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const whole = file === undefined ? `License: ${license}` : (await readFile(path.join(folder, file), 'utf8')).trim();
    const isNotice = (/** @type {string} */ line) => /^\s*copyright\b.*\d{4}/i.test(line);
    const lines = whole.split('\n');
    const text = lines
      .filter((line) => !isNotice(line))
      .join('\n')
      .trim();
    const notices = lines.filter(isNotice).map((line) => `  ${line.trim()}`);
    const key = text.replace(/\s+/g, ' ').toLowerCase();
    const same = found.get(key) ?? { text, packages: [] };
    same.packages.push([`${name} ${version}`, ...notices].join('\n'));
    found.set(key, same);
  }
  const texts = [...found.values()].map(({ text, packages }) => `${packages.join('\n')}\n\n${text}\n`);
  return `This package contains code of these libraries.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

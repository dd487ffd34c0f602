// The engine as users install it: packed, and unpacked into a site outside this checkout.
import { execFileSync, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findNode, TEST_NODES } from '../tools/test-nodes.js';
import { CRASHING } from './cases/crashing-page.ts';

const NAME = '@workflow-docs/engine';
/** Packed sizes: limit for a plain site, and for the addition of each plugin. */
const MAX_PACKED_BYTES = 1_000_000;
const MAX_PLUGIN_BYTES = 300_000;
/** Chunks of the bundle that are loaded only for a plugin. */
const PLUGIN_CHUNK = /^(?:plugin-|samples-command|serve-mcp|mcp-script|find-tool|init-site|check-agents|built-site)/;
const MAX_PACKAGES = 45;
const MAX_INSTALLED_BYTES = 50_000_000;
/** User to switch to if tests run as root, who may write everywhere. */
const NOBODY = 65534;

const names = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.unknown()), {}),
});
const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ dependencies: names, optionalDependencies: names, peerDependencies: names, link: v.optional(v.boolean()) }),
  ),
});

let folder: string;
let site: string;
let tarball: string;
let packed: string[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-package-'));
  chmodSync(folder, 0o755);
  site = path.join(folder, 'site');
  cpSync('tests/sites/package', site, { recursive: true });
  const [made] = v.parse(
    v.tuple([v.object({ filename: v.string(), files: v.array(v.object({ path: v.string() })) })]),
    JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: 'packages/docs',
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ),
  );
  packed = made.files.map(({ path: file }) => file);
  tarball = path.join(folder, made.filename.replace(/^@/, '').replace('/', '-'));

  // Like the result of `npm install`, but without a registry: the package, and its dependencies from this checkout.
  const packages = path.join(site, 'node_modules');
  mkdirSync(path.join(packages, '@workflow-docs'), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', path.join(packages, '@workflow-docs')]);
  execFileSync('mv', [path.join(packages, '@workflow-docs/package'), path.join(packages, NAME)]);
  const { dependencies, peerDependencies } = packageFile();
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/react']) {
    mkdirSync(path.dirname(path.join(packages, name)), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
});

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

function packageFile() {
  return v.parse(manifest, JSON.parse(readFileSync(path.join(site, 'node_modules', NAME, 'package.json'), 'utf8')));
}

test('the package is small, and contains no sources or tests', () => {
  const installed = path.join(site, 'node_modules', NAME);
  const ofPlugins = pluginChunks(path.join(installed, 'dist'));
  expect(ofPlugins.length).toBeGreaterThan(4);
  const plain = execFileSync('tar', ['-cz', ...ofPlugins.map((name) => `--exclude=${name}`), '.'], {
    cwd: installed,
    maxBuffer: 1e8,
  }).length;
  expect(plain).toBeLessThan(MAX_PACKED_BYTES);
  expect(statSync(tarball).size - plain).toBeLessThan(2 * MAX_PLUGIN_BYTES);
  expect(packed.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.map$/.test(file))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(['bin/docs.js', 'dist/LICENSES.txt', 'CHANGELOG.md', 'LICENSE', 'README.md']));
});

/** Names of the chunks that are loaded only through a plugin or its commands. */
function pluginChunks(dist: string): string[] {
  const [bundle = ''] = readdirSync(dist).filter((name) => /^engine-\w+$/.test(name));
  const chunks = readdirSync(path.join(dist, bundle)).filter((name) => name.endsWith('.js'));
  const plain = new Set(['cli.js', 'worker.js', 'try-markdown.js', 'bundle-process.js']);
  for (const name of plain) {
    const text = readFileSync(path.join(dist, bundle, name), 'utf8');
    for (const [, to = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (chunks.includes(to) && !PLUGIN_CHUNK.test(to)) plain.add(to);
  }
  return chunks.filter((name) => !plain.has(name));
}

/** Total size of the files in a folder, without nested `node_modules`. */
function bytesIn(place: string): number {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => path.join(place, entry.name))
    .reduce((sum, name) => sum + (statSync(name).isDirectory() ? bytesIn(name) : statSync(name).size), 0);
}

test('it has few dependencies, and they are small', () => {
  const { packages } = v.parse(lock, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { dependencies, peerDependencies, peerDependenciesMeta } = packageFile();
  const found = new Set<string>();
  const add = (name: string) => {
    const entry = packages[`node_modules/${name}`];
    if (found.has(name) || !entry || !existsSync(`node_modules/${name}`)) return;
    found.add(name);
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(next);
  };
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) if (!Object.hasOwn(peerDependenciesMeta, name)) add(name);
  expect(found).toContain('react-dom');
  expect(found.size).toBeLessThanOrEqual(MAX_PACKAGES);
  const installed = [...found].map((name) => path.join('node_modules', name)).concat(path.join(site, 'node_modules', NAME));
  expect(installed.reduce((sum, one) => sum + bytesIn(one), 0)).toBeLessThan(MAX_INSTALLED_BYTES);
});

test.each([
  ['preserve', 'bundler'],
  ['nodenext', 'nodenext'],
])('settings and components of the site pass strict type checking, with modules by %s', (module, moduleResolution) => {
  const args = ['-p', '.', '--module', module, '--moduleResolution', moduleResolution];
  const { status, stdout } = spawnSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

const BIN = path.join('node_modules', NAME, 'bin/docs.js');

/** A version that could not be installed counts as skipped. */
const NODES = TEST_NODES.map((major) => ({ major, node: findNode(major) }));

describe.each(NODES)('on Node $major', ({ major, node = '' }) => {
  function docs(args: string[], options: SpawnSyncOptions = {}, program = node): { status: number | null; said: string } {
    const { status, stdout, stderr } = spawnSync(program, [BIN, ...args], { cwd: site, timeout: 60_000, ...options, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  beforeEach(({ skip }) => skip(node === '', `Node ${major} is not installed.`));

  test.each([
    [['--version'], /^\d+\.\d+\.\d+$/m],
    [['check', '--strict'], /1 page, no errors or warnings/],
    [['build'], /1 page in/],
    [['search', 'harbour masters'], /\/ {2}Start/],
    [['samples'], /1 parsed/],
  ])('docs %j works', (args, says) => {
    const { status, said } = docs(args);
    expect(said).toMatch(says);
    expect(status).toBe(0);
  });

  test('a page that crashes the native compiler is named, and the others are built', () => {
    const page = path.join(site, 'content/crash.mdx');
    writeFileSync(page, `# Crash on ${major}\n\n${CRASHING}\n`);
    const { status, said } = docs(['check']);
    rmSync(page);
    expect(said).toContain('The Markdown compiler crashed at content/crash.mdx.');
    expect(said).toMatch(/^content\/crash\.mdx:7:1 .*The Markdown compiler crashes/m);
    expect(status).toBe(0);
  });

  test('the built site has the component, and a script for the one that hydrates', () => {
    expect(docs(['build', '--out', 'out']).status).toBe(0);
    const html = readFileSync(path.join(site, 'out/index.html'), 'utf8');
    expect(html.match(/<p>Harbour.*/)?.[0]).toContain('<strong>The free plan</strong>');
    expect(html).toContain('<meta name="author" content="Start in content/index.mdx"/>');
    expect(html).toContain('<b>at the end of the header</b></div></header>');
    expect(html).toMatch(/Before all<\/p><\/div><article>.*<\/article><div class="slot-article"><p>Props 1 of \/<\/p><\/div>/s);
    expect(html).toMatch(/above the pages.*<nav class="pages".*<\/nav>.*below the pages/s);
    expect(html).toMatch(/<footer class="slot-foot"[^>]*><p>A site elsewhere is written by its harbour master\.<\/p><\/footer>/);
    const scripts = readdirSync(path.join(site, 'out/assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.join(' ')).toMatch(/react\./);
  });

  test.each(['dev', 'preview'])('docs %s serves the site', async (command) => {
    const server = spawn(node, [BIN, command, '--port', '0'], { cwd: site, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const found = /http:\S+/.exec(said)?.[0];
          if (found) resolve(found);
        });
        server.once('exit', () => reject(new Error(`docs ${command} ended: ${said}`)));
      });
      expect(await (await fetch(address)).text()).toContain('Harbour masters');
    } finally {
      server.kill();
    }
  });

  test('a package installed by another user is only read: the cache is in the user’s own folder', () => {
    const packages = path.join(site, 'node_modules');
    rmSync(path.join(packages, '.cache'), { recursive: true, force: true });
    rmSync(path.join(site, 'dist'), { recursive: true, force: true });
    rmSync(path.join(site, 'dist.hosting'), { recursive: true, force: true });
    const caches = path.join(folder, `caches-${major}`);
    mkdirSync(caches);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) for (const owned of [caches, site]) chownSync(owned, NOBODY, NOBODY);
    const anyonesNode = path.join(folder, `node-${major}`);
    copyFileSync(node, anyonesNode); // other users may have no access to its current location
    execFileSync('chmod', ['-R', 'a-w,a+rX', packages]);
    const user: SpawnSyncOptions = {
      env: { PATH: process.env.PATH, XDG_CACHE_HOME: caches },
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    };
    const { status, said } = docs(['build'], user, anyonesNode);
    execFileSync('chmod', ['-R', 'u+w', packages]);
    expect(said).toContain('1 page in');
    expect(status).toBe(0);
    expect(existsSync(path.join(packages, '.cache'))).toBe(false);
    expect(readdirSync(path.join(caches, 'workflow-docs'))).toHaveLength(1);
  });
});

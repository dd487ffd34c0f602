// @ts-check
// Tests API descriptions from elsewhere: `node bench/openapi.js FILE…` builds each one without further settings, and reports its
// operations, seconds, memory, kB and faults. `--samples` runs the samples in all languages against a server that validates each
// request against the description. `--texts` also looks for every text of the description in the pages.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { bundleForNode } from '../packages/core/util/bundle-for-node.js';

const DOCS = fileURLToPath(new URL('../packages/docs/bin/docs.js', import.meta.url));
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
const LARGEST = 300_000;

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const wants = (/** @type {string} */ flag) => args.includes(flag);

if (wants('--samples')) {
  const { proveSamples } = await proof();
  for (const file of files) console.log(await proveSamples(file));
} else {
  /** @type {string[]} */
  const texts = [];
  console.log(
    '| Description | Operations | Seconds | CPU s | MB | Pages | kB, all | kB, largest page | Reported | Faults |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const file of files) {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-openapi-'));
    try {
      console.log(`| ${measure(file, folder).join(' | ')} |`);
      if (wants('--texts')) texts.push(await (await proof()).proveTexts(file, path.join(folder, 'dist/api')));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  if (wants('--texts')) console.log(`\n${texts.join('\n')}\n\nLeft out on purpose:\n- ${(await proof()).leftOut.join('\n- ')}`);
}

/** Reading a description takes engine code, which has to be bundled first. */
async function proof() {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
  const bundle = await bundleForNode({
    name: 'openapi-proof',
    entries: { main: path.join(root, 'bench/openapi-proof.ts') },
    root,
    engine: path.join(root, 'packages'),
    cacheFolder: path.join(root, 'node_modules/.cache'),
  });
  /** @type {typeof import('./openapi-proof.ts')} */
  const loaded = await import(pathToFileURL(path.join(bundle, 'main.js')).href);
  return loaded;
}

/**
 * Builds a site from a description, and returns its memory and processor time.
 * @param {string} file
 * @param {string} folder
 */
function build(file, folder) {
  const own = `api${path.extname(file)}`;
  copyFileSync(file, path.join(folder, own));
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'content/index.md'), '# Home\n\nSee the [API](/api/).\n');
  const plugins = `[{ use: '@workflow-docs/engine/openapi', options: { descriptions: [{ file: '${own}', path: '/api/' }] } }]`;
  writeFileSync(path.join(folder, 'docs.config.js'), `export default { content: 'content', plugins: ${plugins} };\n`);
  // Worker processes print such a line too; the command's own comes last.
  const watch = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error('\\n~ ' + maxRSS + ' ' + (userCPUTime + systemCPUTime)); });`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, DOCS, 'build'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const uses = [...run.stderr.matchAll(/^~ (\d+) (\d+)$/gm)].map(([, memory, time]) => ({ memory: Number(memory), time: Number(time) }));
  return { own, run, memory: Math.max(0, ...uses.map(({ memory }) => memory)), time: Math.max(0, ...uses.map(({ time }) => time)) };
}

/**
 * @param {string} file
 * @param {string} folder
 */
function measure(file, folder) {
  const started = performance.now();
  const { own, run, memory, time } = build(file, folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const uses = [(time / 1e6).toFixed(1), Math.round(memory / 1000)];
  const name = file.replace(/^.*node_modules\//, '');
  const expected = operationsOf(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }));
  if (run.status !== 0)
    return [
      name,
      expected.length,
      seconds,
      ...uses,
      '–',
      '–',
      '–',
      '–',
      `does not build: ${run.stderr.trim().split('\n').slice(0, 3).join(' / ')}`,
    ];
  const pages = htmlFiles(path.join(folder, 'dist/api')).map((page) => readFileSync(page, 'utf8'));
  const checked = spawnSync(process.execPath, [DOCS, 'check', '--format', 'json'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 });
  const reported = reportedBy(checked, own);
  return [name, expected.length, seconds, ...uses, pages.length, kB(pages.join('')), kB(longest(pages)), reported, faults(pages, expected)];
}

/**
 * How many diagnostics are about a file; what went wrong where the check itself did.
 * @param {{ stdout: string, stderr: string, status: number | null, signal: string | null }} checked
 * @param {string} file
 */
function reportedBy({ stdout, stderr, status, signal }, file) {
  try {
    /** @type {{ id: string, file: string }[]} */
    const diagnostics = JSON.parse(stdout);
    return diagnostics.filter((diagnostic) => diagnostic.file === file).length;
  } catch {
    return `check ended with ${signal ?? status}: ${(stderr || stdout).trim().split('\n').slice(0, 3).join(' / ')}`;
  }
}

/** @param {string} text */
function kB(text) {
  return Math.round(Buffer.byteLength(text) / 1000);
}

/** @param {string[]} pages */
function longest(pages) {
  return pages.reduce((a, b) => (b.length > a.length ? b : a), '');
}

/**
 * @param {string[]} pages
 * @param {string[]} expected
 */
function faults(pages, expected) {
  const shown = pages.flatMap((page) =>
    [
      ...page.matchAll(
        /(?:<div class="api-endpoint[^>]*>\s*<p>|<summary><a class="api-name"[^>]*>)\s*<strong>(\w+)<\/strong>\s*<code>(.*?)<\/code>/g,
      ),
    ].map(([, method, address = '']) => `${method} ${plain(address)}`),
  );
  const missing = expected.filter((operation) => !shown.includes(operation));
  // A description may contain other tables.
  const ours = pages.flatMap((page) => page.match(/<table>\s*<thead>\s*<tr>\s*<th>(?:Name|Status|Request)<[\s\S]*?<\/table>/g) ?? []);
  const empty = ours.flatMap((table) => table.match(/<t[dh][^>]*>\s*<\/t[dh]>/g) ?? []).length;
  const objects = pages.flatMap((page) => page.match(/\[object Object\]|<t[dh]>undefined</g) ?? []).length;
  const large = pages.filter((page) => Buffer.byteLength(page) > LARGEST).length;
  const dead = deadAnchors(pages);
  const list = [
    missing.length > 0 && `${missing.length} operations missing (${missing.slice(0, 2).join(', ')})`,
    shown.length > expected.length && `${shown.length - expected.length} operations too many`,
    empty > 0 && `${empty} empty cells`,
    objects > 0 && `${objects} values without words`,
    large > 0 && `${large} pages above 300 kB`,
    dead > 0 && `${dead} links within a page that lead nowhere`,
  ].filter(Boolean);
  return list.length === 0 ? '0' : list.join(', ');
}

/** @param {string[]} pages */
function deadAnchors(pages) {
  return pages.reduce((count, page) => {
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    return count + [...page.matchAll(/href="#([^"]+)"/g)].filter(([, id = '']) => !ids.has(decodeURIComponent(id))).length;
  }, 0);
}

/** @param {string} html */
function plain(html) {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * Operations in paths, webhooks and their callbacks, read without engine code.
 * @param {any} root
 * @returns {string[]}
 */
function operationsOf(root) {
  /** @type {string[]} */
  const found = [];
  /**
   * @param {any} node
   * @returns {any}
   */
  const resolve = (node) => {
    if (!node?.$ref) return node;
    const keys = node.$ref.slice(2).split('/');
    return resolve(
      keys.reduce(
        (/** @type {any} */ at, /** @type {string} */ key) => at?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
        root,
      ),
    );
  };
  /** @param {any} paths */
  const add = (paths) => {
    for (const [address, item] of Object.entries(paths ?? {}))
      for (const [method, operation] of Object.entries(resolve(item) ?? {})) {
        // Internal operations have no page.
        if (!METHODS.has(method) || operation['x-internal'] === true) continue;
        found.push(`${method.toUpperCase()} ${address}`);
        for (const callback of Object.values(operation.callbacks ?? {})) add(resolve(callback));
      }
  };
  add(root.paths);
  for (const [name, item] of Object.entries(root.webhooks ?? root['x-webhooks'] ?? {})) {
    // Some are described like callbacks.
    const inner = Object.entries(resolve(item) ?? {}).flatMap(([key, value]) => (key.startsWith('{$') ? [value] : []));
    for (const one of inner.length > 0 ? inner : [item]) add({ [name]: one });
  }
  return found;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.html') ? [path.join(folder, name)] : [],
  );
}

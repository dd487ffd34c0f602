import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { verifyPlugin } from '../packages/core/testing/verify-plugin.ts';
import { findChromium } from '../tools/find-chromium.js';
import { runDocs } from './setup/run-docs.ts';

const EXAMPLES = 'examples/plugins';

/** Copies an example to a folder inside the project, where packages resolve. */
function copyOf(name: string): string {
  const parent = mkdtempSync(path.resolve('node_modules/.cache/docs-example-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, name);
  cpSync(path.join(EXAMPLES, name), folder, { recursive: true });
  return folder;
}

/** Builds an example, and returns a reader for files of the site, and the output of the build. */
function buildExample(name: string, change?: (folder: string) => void) {
  const folder = copyOf(name);
  change?.(folder);
  const { status, said } = runDocs(['build', folder]);
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  return { folder, read, status, said };
}

test('every example has at most 100 lines, and the docs list it with its line count', () => {
  const docs = readFileSync('docs/plugins.md', 'utf8');
  const names = readdirSync(EXAMPLES);
  expect(names).toHaveLength(10);
  for (const name of names) {
    const [file = ''] = readdirSync(path.join(EXAMPLES, name)).filter((entry) => /^plugin\.tsx?$/.test(entry));
    const lines = readFileSync(path.join(EXAMPLES, name, file), 'utf8')
      .trimEnd()
      .split('\n').length;
    expect(lines).toBeLessThanOrEqual(100);
    expect(docs).toContain(`| \`examples/plugins/${name}\` | ${lines} |`);
  }
});

/** Example, a file of its site, and text that the file contains and doesn't contain. */
test.each([
  [
    'tickets',
    'index.html',
    ['<a href="https://tickets.example.com/LAMP-12">LAMP-12</a>', '<code>LAMP-7</code>'],
    ['LAMP-8">LAMP-8</a></a>', 'com/LAMP-8'],
  ],
  ['breaks', 'index.html', ['Lighthouse Ltd.<br>', '1 Harbour Street<br>'], []],
  ['reading-time', 'index.html', ['<p>3 min read</p>'], []],
  ['reading-time', 'short/index.html', ['<p>1 min read</p>'], []],
  ['feed', 'feed.xml', ['<title>A new harbour</title>', 'The lamp &amp; its keeper', '<link>https://lamp.example.com/second/</link>'], []],
  ['feed', 'tags/harbour.json', ['https://lamp.example.com/second/'], ['"https://lamp.example.com/"']],
  ['feed', 'index.html', ['<link rel="alternate" type="application/rss+xml" title="Feed" href="https://lamp.example.com/feed.xml"'], []],
  [
    'glossary',
    'index.html',
    ['Inside the <abbr title="The room at the top that holds the lamp">lantern</abbr>', 'The lens weighs'],
    ['<h1 id="the-lantern">The <abbr'],
  ],
  ['csv-pages', 'lights/index.html', ['<a href="/lights/rhinns/">Rhinns of Islay</a>'], []],
  ['csv-pages', 'lights/skerryvore/index.html', ['The tallest of the Scottish lights'], []],
])('%s: %s', (name, file, there, missing) => {
  const { read } = built(name);
  for (const text of there) expect(read(file)).toContain(text);
  for (const text of missing) expect(read(file)).not.toContain(text);
});

const known = new Map<string, (file: string) => string>();
/** Builds an example once for all its cases. */
function built(name: string): { read: (file: string) => string } {
  const out = known.get(name);
  if (out) return { read: out };
  const dist = mkdtempSync(path.join(tmpdir(), 'docs-example-'));
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', path.join(EXAMPLES, name), '--out', dist], { stdio: 'pipe' });
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  known.set(name, read);
  return { read };
}

test('feed: the latest page comes first', () => {
  const feed = built('feed').read('feed.xml');
  expect(feed.indexOf('A new harbour')).toBeLessThan(feed.indexOf('The lamp'));
});

test('preferred-terms reports each word with its line, and skips code', () => {
  const { said } = buildExample('preferred-terms');
  expect(said).toContain('index.md:8:1  warning  “log in” is not our word. preferred-terms/avoid');
  expect(said.match(/preferred-terms\/avoid/g)).toHaveLength(2);
});

test('fly writes the files for its host', () => {
  const { folder } = buildExample('fly');
  expect(readFileSync(path.join(folder, 'dist.hosting/fly/Caddyfile'), 'utf8')).toContain('redir "/old/" "/" 301');
  expect(existsSync(path.join(folder, 'dist.hosting/fly/fly.toml'))).toBe(true);
});

test('page-count adds a command', () => {
  const folder = copyOf('page-count');
  const docs = (...words: string[]) =>
    execFileSync(process.execPath, [path.resolve('packages/docs/bin/docs.js'), ...words], { cwd: folder, encoding: 'utf8' });
  const run = (...words: string[]) => docs('page-count', ...words);
  expect([run(), run('lamp'), run('lamp', '--json')]).toEqual(['2 pages\n', '1 pages\n', '1\n']);
  expect(run('--help')).toContain('--json');
  expect(() => run('--jsn')).toThrow(/Did you mean `--json`/);
  expect(() => docs('page-cout')).toThrow(/Did you mean `docs page-count`/);
});

test('mermaid draws with a browser, and shows code without one', () => {
  const browser = findChromium();
  if (browser === undefined) throw new Error('No Chromium: run tools/install-chromium.js.');
  vi.stubEnv('CHROME_PATH', '');
  expect(buildExample('mermaid').said).toContain('mermaid/no-browser');
  vi.stubEnv('CHROME_PATH', browser);
  const { read, said } = buildExample('mermaid');
  vi.unstubAllEnvs();
  expect(said).not.toContain('mermaid/no-browser');
  const [, drawing = ''] = /src="data:image\/svg\+xml;base64,([^"]+)" alt="graph LR; Lamp --&gt; Sea"/.exec(read('index.html')) ?? [];
  expect(Buffer.from(drawing, 'base64').toString()).toContain('graph LR; Lamp --> Sea</text>');
});

test('plugins pass verifyPlugin', async () => {
  const folder = copyOf('glossary');
  const file = path.join(folder, 'docs.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title:', "base: '/docs/', theme: { Footer: 'Footer.tsx' }, title:"));
  writeFileSync(path.join(folder, 'Footer.tsx'), 'export const Footer = () => <p>The end</p>;\n');
  expect(await verifyPlugin({ folder })).toEqual([]);
  expect(await verifyPlugin({ folder: path.join(EXAMPLES, 'csv-pages') })).toEqual([]);
});

test('an undeclared input is found', async () => {
  const folder = copyOf('glossary');
  const file = path.join(folder, 'plugin.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ {2}inputs: .*\n/, ''));
  expect(await verifyPlugin({ folder })).toEqual([expect.stringContaining('It reads terms.json without declaring it')]);
});

/** A faulty hook, and the message about it. Everything else is built. */
test.each([
  ['throws', "transform() { throw new Error('no lamp'); }", 'The plugin `planted` failed in `transform`: no lamp.'],
  ['loops', 'transform() { for (;;); }', 'The plugin `planted` failed in `transform`: it did not end within 8 seconds.'],
  [
    'returns nonsense',
    "transform() { return { type: 'root', children: [{}] }; }",
    'The plugin `planted` failed in `transform`: the tree has something that is no node.',
  ],
  ['returns no tree', 'transform() { return 3; }', 'The plugin `planted` failed in `transform`: it returned something that is no tree.'],
  ['takes an address', "files: () => ({ '/index': 'x' , '/x?y': 'x' })", 'The plugin `planted` failed in `files`:'],
])('a plugin that %s is named, and the site is built', (_, hook, message) => {
  const { read, said, status } = buildExample('breaks', (folder) => {
    writeFileSync(path.join(folder, 'plugin.ts'), `export default { name: 'planted', ${hook} };\n`);
  });
  expect(status).toBe(0);
  expect(said).toContain(message);
  expect(read('index.html')).toContain('Lighthouse Ltd.');
});

test.each([
  ["{ use: './plugin.ts', options: { adress: 'x' } }", 'The option `adress` of the plugin `tickets` does not exist.', 'docs.config.ts:5'],
  ["'./plugin.ts'", 'The option `url` of the plugin `tickets` is missing.', 'docs.config.ts:5'],
  ["{ use: './plugin.ts', options: { url: 3 } }", 'The option `url` of the plugin `tickets` has an invalid value: 3.', 'docs.config.ts:5'],
  ["'./none.ts'", 'A plugin cannot be loaded', 'docs.config.ts'],
  ["'./index.md'", 'A plugin cannot be loaded', 'index.md'],
])('an invalid entry in `plugins` is reported: %s', (entry, message, place) => {
  const { said, status } = buildExample('tickets', (folder) => {
    const file = path.join(folder, 'docs.config.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/plugins: .*/, `plugins: [${entry}],`));
  });
  expect(status).toBe(1);
  expect(said).toContain(message);
  expect(said).toContain(place);
});

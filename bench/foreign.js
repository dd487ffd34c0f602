// @ts-check
// Tests folders that were written for other tools: `node bench/foreign.js FOLDER…` copies each one, builds it without
// any settings, and counts the diagnostics and the other tool's syntax left in the text.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../packages/docs/bin/docs.js', import.meta.url));

/** Name → syntax of another tool that a reader would see. */
const LEFT = {
  ':::': /:::/,
  '!!!': /(?:^|\s)(?:!!!|\?\?\?\+?) \w/,
  '{{': /\{\{/,
  '=== "': /=== ["“]/,
  // A name alone in angle brackets is a placeholder: `Vec<T>`.
  '<Tab': /<\/[A-Z]\w+>|<[A-Z]\w+(?:\s[^<>]*=[^<>]*|\s*\/)>/,
  '[[': /\[\[[^\]]+\]\]/,
  '{:': /\{: ?[.#\w]/,
  // Only classes, an id and values; `{#if …}` is a heading in Svelte's own pages.
  '{.': /\{ ?(?:[.#][\w-]+|[\w-]+=[^\s{}]*)(?: +(?:[.#][\w-]+|[\w-]+=[^\s{}]*))* ?\}/,
  '++': /\+\+\+|\+\+\w+\+\+/,
  'id=': /\{ ?(?:id|data-[\w-]+|docsify-\w+)\b[^{}]*\}/,
  '{/*': /\{\/\*/,
  '`': /`[^`]+`/,
  '{%': /\{%/,
  '[!': /\[!\w+\]/,
  import: /(?:^|[.;]\s)(?:import|export) [\w{*][^.]* from ['"]/,
  include: /--8<--|<<<\s*[@\w]|\{\{#include/,
  frontmatter: /^(?:---|\+\+\+)\s|\btitle: .+\b(?:description|sidebar\w*|weight|order): /,
};

for (const folder of process.argv.slice(2)) {
  const copy = mkdtempSync(path.join(tmpdir(), 'docs-foreign-'));
  try {
    cpSync(folder, copy, { recursive: true });
    measure(path.basename(folder), copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} folder
 */
function measure(name, folder) {
  const started = performance.now();
  const run = spawnSync(process.execPath, [DOCS, 'build'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const last = (run.status === 0 ? run.stdout : run.stderr).trim().split('\n').at(-1);
  console.log(`${name}: ${run.status === 0 ? 'builds' : 'DOES NOT BUILD'}, ${seconds} s. ${last}`);
  const checked = spawnSync(process.execPath, [DOCS, 'check', '--format', 'json'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 });
  /** @type {{ id: string }[]} */
  const diagnostics = JSON.parse(checked.stdout || '[]');
  console.log(`  reported: ${countBy(diagnostics.map(({ id }) => id))}`);
  if (run.status !== 0) return;
  /** @type {Record<string, string[]>} */
  const left = {};
  const pages = htmlFiles(path.join(folder, 'dist'));
  const meant = literalTexts(folder);
  const touched = new Set();
  for (const file of pages) {
    const text = meant.reduce((all, literal) => all.replaceAll(literal, ' '), visibleText(readFileSync(file, 'utf8')));
    for (const [sign, pattern] of Object.entries(LEFT)) {
      const found = pattern.exec(text);
      if (!found) continue;
      touched.add(file);
      left[sign] ||= [];
      left[sign].push(
        `${path.relative(path.join(folder, 'dist'), path.dirname(file)) || '/'} “${text.slice(Math.max(0, found.index - 10), found.index + 40)}”`,
      );
    }
  }
  console.log(`  left in the text: ${touched.size} of ${pages.length} pages (${((100 * touched.size) / pages.length).toFixed(1)} %)`);
  for (const [sign, places] of Object.entries(left))
    console.log(`    ${sign} on ${places.length}: ${places.slice(0, process.env.ALL ? 99 : 3).join(' | ')}`);
}

/**
 * Text that the author marked as literal in the tool's own syntax: `<span v-pre>{{ so }}</span>`.
 * @param {string} folder
 */
function literalTexts(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('dist'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/<span v-pre>([^<]+)<\/span>/g)])
    .map(([, literal = '']) => literal.trim());
}

/** @param {string} dist */
function htmlFiles(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html') && !name.startsWith('search'))
    .map((name) => path.join(dist, name))
    .filter((file) => readFileSync(file, 'utf8').includes('<article'));
}

/**
 * The text of an article without code, where such syntax is intended.
 * @param {string} html
 */
function visibleText(html) {
  const article = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
  return article
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(pre|code|script|style|template|svg|button)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:[^<>"]|"[^"]*")*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param {string[]} ids */
function countBy(ids) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([id, count]) => `${id} ${count}`)
      .join(', ') || 'nothing'
  );
}

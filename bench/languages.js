// Cost of additional languages: `node bench/languages.js [pages]` builds generated pages in one language, in five of which four
// fall back to the first, and in five that are all translated, then each again after editing one original. Prints processor
// seconds and the number of compiled pages.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const count = Number(process.argv[2] ?? 1000);
const docs = path.resolve('packages/docs/bin/docs.js');
const root = mkdtempSync(path.join(tmpdir(), 'docs-languages-'));
const OTHERS = ['de', 'fr', 'es', 'ja'];
const WORDS = 'the keeper lights a lamp before dusk and writes each ship into the logbook of that night while rain falls on glass'.split(
  ' ',
);

/**
 * A page of eight sections with code, which depends only on its number.
 * @param {number} number
 */
function pageOf(number, more = '') {
  const sections = Array.from({ length: 8 }, (_, at) => {
    const words = Array.from({ length: 60 }, (__, n) => WORDS[(number * 7 + at * 11 + n * n) % WORDS.length]).join(' ');
    return `## Part ${at} of ${number}\n\n${words}. See [page](/p${(number + at) % count}/).\n\n\`\`\`js\nlight(${number}, ${at});\n\`\`\``;
  });
  return `---\ntitle: Page ${number}\n---\n\n# Page ${number}\n\n${sections.join('\n\n')}\n${more}`;
}

/** @param {string} folder */
function writePages(folder) {
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < count; number++)
    writeFileSync(path.join(folder, number === 0 ? 'index.md' : `p${number}.md`), pageOf(number));
}

/**
 * @param {string} site
 * @param {string} title
 */
function build(site, title) {
  const command = `TIMEFORMAT='%U %S'; time node ${docs} build ${site}`;
  const { stderr, stdout, status } = spawnSync('bash', ['-c', command], { encoding: 'utf8', env: { ...process.env, CI: '1' } });
  if (status !== 0) throw new Error(stderr.slice(-2000));
  const [times = ''] = stderr.trim().split('\n').slice(-1);
  const seconds = times.split(' ').reduce((sum, part) => sum + Number(part), 0);
  const [compiled = ''] = /compile(?: \(\d+ of \d+\))?/.exec(stderr + stdout) ?? [];
  console.log(`${title}: ${seconds.toFixed(1)} s of processor time, ${compiled}`);
  return seconds;
}

/** @type {[title: string, others: string[], translated: boolean][]} */
const SITES = [
  ['one language', [], false],
  ['five, four as fallbacks', OTHERS, false],
  ['five, all translated', OTHERS, true],
];
let first = 0;
try {
  for (const [title, others, translated] of SITES) {
    const site = path.join(root, title.replace(/\W+/g, '-'));
    writePages(path.join(site, 'content'));
    for (const other of translated ? others : []) cpSync(path.join(site, 'content'), path.join(site, other), { recursive: true });
    const locales = Object.fromEntries(others.map((other) => [other, { content: other }]));
    const settings = others.length === 0 ? {} : { locales: { root: {}, ...locales } };
    writeFileSync(path.join(site, 'docs.config.mjs'), `export default ${JSON.stringify({ title: 'Lamp', ...settings })};\n`);
    const seconds = build(site, title);
    first ||= seconds;
    console.log(`  ${(seconds / first).toFixed(2)} × one language`);
    writeFileSync(path.join(site, 'content/p1.md'), pageOf(1, '\nAnother line.\n'));
    build(site, '  after an edit');
    console.log(`  document of a page: ${brotliCompressSync(readFileSync(path.join(site, 'dist/p2/index.html'))).length} bytes (brotli)`);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

// @ts-check
// Lighthouse scores for three pages of a built site, with Lighthouse's phone profile over loopback. Lighthouse isn't a
// dependency of the project: it's installed into a temporary folder. Name a folder with `--modules` to reuse it.
//   node bench/lighthouse.js [--dist dist] [--modules /tmp/folder] [--page /api/rest/]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../tools/find-chromium.js';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    modules: { type: 'string' },
    page: { type: 'string', multiple: true, default: ['/', '/components/api/', '/api/rest/'] },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const folder = values.modules ?? mkdtempSync(path.join(tmpdir(), 'docs-lighthouse-'));
if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const command = ['i', '--no-audit', '--no-fund', '--ignore-scripts', 'lighthouse', 'chrome-launcher'];
  execFileSync('npm', command, { cwd: folder, stdio: 'inherit' });
}
const require = createRequire(path.resolve(folder, 'here.cjs'));
/** @param {string} name */
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

const preview = spawn(process.execPath, ['packages/docs/bin/docs.js', 'preview', '--out', values.dist, '--port', '4830'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const site = await new Promise((resolve, reject) => {
    preview.stdout.on('data', (text) => {
      const address = /http:\S+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    preview.once('exit', () => reject(new Error('docs preview ended.')));
  });
  console.log(`| page | ${CATEGORIES.join(' | ')} | first paint, ms | largest paint, ms | blocked, ms | shift |`);
  console.log(`|---|${'---|'.repeat(CATEGORIES.length + 4)}`);
  for (const page of values.page) {
    const { lhr } = await lighthouse(site + page.slice(1), { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100));
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
      Math.round(lhr.audits[id].numericValue),
    );
    console.log(`| ${page} | ${[...scores, ...times, lhr.audits['cumulative-layout-shift'].numericValue?.toFixed(3)].join(' | ')} |`);
    for (const id of CATEGORIES) {
      for (const { id: name, weight } of lhr.categories[id].auditRefs) {
        const audit = lhr.audits[name];
        if (weight === 0 || audit.score === null || audit.score === 1) continue;
        const items = (audit.details?.items ?? []).slice(0, 3).map((/** @type {object} */ item) => JSON.stringify(item).slice(0, 300));
        console.error([`  ${page} ${id} ${name} (weight ${weight}): ${audit.title} ${audit.displayValue ?? ''}`, ...items].join('\n    '));
      }
    }
  }
} finally {
  await chrome.kill();
  preview.kill();
  if (values.modules === undefined) rmSync(folder, { recursive: true, force: true });
}

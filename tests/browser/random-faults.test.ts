// Readers navigate at random while a third of the requests fail, hang or arrive damaged, and the site is deployed three times.
// They always see a complete page of one deploy at its own URL, or an error that explains how to go on.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { Random } from '../../tools/corpus/random.ts';
import { awake, type Interceptor, type Journey, startJourney } from './harness.ts';

const DEPLOYS = 4;
const PAGES = 24;
/** Duration of the concurrent walks in milliseconds: `npm run test:walks` takes ten minutes. */
const WALK = Number(process.env.WALK ?? 30) * 1000;
/** Request header that identifies the walker. */
const WALKER = 'walker';
/** Load time-out in the site's settings, in milliseconds. */
const TIMEOUT = 1000;
/** Maximum heap growth in bytes; pages kept in memory account for some. */
const GROWTH = 3_000_000;

const parent = mkdtempSync(path.join(tmpdir(), 'docs-walk-'));
let journey: Journey;
/** Walker → how its requests are served. */
const walks = new Map<string, Interceptor>();

const wordsOf = (page: number, deploy: number) =>
  Array.from({ length: 60 }, (_, n) => `w${((page + 1) * 7919 + deploy * 104_729 + n * 31) % 99_991}`).join(' ');
const nameOf = (page: number) => `part-${page % 4}/page-${page}`;
const titleOf = (page: number) => `Page number ${page}`;

function writeSite(folder: string, deploy: number): void {
  for (let page = 0; page < PAGES; page++) {
    const links = [1, 5, 11].map((by) => `[${titleOf((page + by) % PAGES)}](/${nameOf((page + by) % PAGES)}/)`).join(', ');
    const file = path.join(folder, 'pages', `${nameOf(page)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `# ${titleOf(page)}\n\n${wordsOf(page, deploy)}\n\nOn: ${links}.\n`);
  }
  writeFileSync(path.join(folder, 'pages/index.md'), `# Start\n\n[${titleOf(0)}](/${nameOf(0)}/)\n`);
  writeFileSync(
    path.join(folder, 'docs.config.mjs'),
    `export default { title: 'Walk', content: 'pages', loadTimeout: ${TIMEOUT / 1000} };\n`,
  );
}

beforeAll(async () => {
  const site = path.join(parent, 'site');
  for (let deploy = 0; deploy < DEPLOYS; deploy++) {
    writeSite(site, deploy);
    execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', site], { stdio: 'pipe' });
    cpSync(path.join(site, 'dist'), path.join(parent, `deploy-${deploy}`), { recursive: true });
  }
  journey = await startJourney(path.join(parent, 'deploy-0'), '/');
  journey.intercept(async (request, response) => (await walks.get(String(request.headers[WALKER]))?.(request, response)) ?? false);
});
afterAll(async () => {
  await journey.stop();
  rmSync(parent, { recursive: true });
});

/** Serves the current deploy, and makes a share of the requests fail. Documents may fail to load but are never damaged. */
function serveBadly(random: Random, deployNow: () => number): Interceptor {
  const handlers = Array.from({ length: DEPLOYS }, (_, deploy) =>
    staticHandler({ folder: path.join(parent, `deploy-${deploy}`), base: '/', redirects: {} }),
  );
  return async (request, response) => {
    const isScript = /\/assets\/.*\.js$/.test(request.url ?? '');
    if (isScript && random.chance(0.1)) {
      response.destroy();
      return true;
    }
    if (isScript && random.chance(0.1)) await new Promise((resolve) => setTimeout(resolve, 5 * TIMEOUT));
    if (isScript && random.chance(0.1)) {
      delete request.headers['accept-encoding'];
      const end = response.end.bind(response);
      response.end = ((body?: unknown) => end(typeof body === 'string' || Buffer.isBuffer(body) ? damaged(body, random) : body)) as never;
    }
    handlers[deployNow()]?.(request, response);
    return true;
  };
}

/** Changes one letter in one word. */
function damaged(body: string | Buffer, random: Random): Buffer {
  const bytes = Buffer.from(body);
  const at = bytes.indexOf(' w', random.int(0, bytes.length));
  if (at > 0) bytes[at + 1] = 'v'.charCodeAt(0);
  return bytes;
}

const clickOneOf = (page: Page, selector: string, share: number) =>
  page.evaluate(
    ([wanted, part]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) => element.getClientRects().length > 0);
      all[Math.floor(all.length * part)]?.click();
    },
    [selector, share] as const,
  );

async function act(page: Page, random: Random): Promise<void> {
  const share = random.next();
  if (share < 0.35) await clickOneOf(page, '#docsMain a[href^="/part"]:not([href$=".md"])', random.next());
  else if (share < 0.65) await clickOneOf(page, '#docsSidebar a[href^="/part"]', random.next());
  else if (share < 0.75) await clickOneOf(page, '#docsSidebar summary', random.next());
  else if (share < 0.9) await page.evaluate((by) => history.go(by), random.chance(0.6) ? -1 : 1);
  else await page.reload();
}

/** Describes what is wrong with the current page; empty if it matches its URL or explains what failed. */
function faultOf(page: Page): Promise<string> {
  const texts = Object.fromEntries(
    Array.from({ length: PAGES }, (_, n) => [`/${nameOf(n)}/`, Array.from({ length: DEPLOYS }, (_, deploy) => wordsOf(n, deploy))]),
  );
  return page.evaluate((known) => {
    const article = document.querySelector('#docsMain')?.textContent ?? '';
    if (article.trim() === '') return 'blank';
    if (document.querySelector('#docsMain [role="alert"]') || location.pathname === '/') return '';
    return known[location.pathname]?.some((text) => article.includes(text)) ? '' : `${location.pathname}: ${article.slice(0, 300)}`;
  }, texts);
}

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

test.concurrent.for([3, 7, 11])('the page is complete, or says what failed: seed %i', { timeout: 3 * WALK }, async (seed, { expect }) => {
  const random = new Random(seed);
  const walker = String(seed);
  const page = await journey.open('', { extraHTTPHeaders: { [WALKER]: walker } });
  const before = await heapOf(page);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const [start, end] = [Date.now(), Date.now() + WALK];
  const deployNow = () => Math.min(DEPLOYS - 1, Math.floor(((Date.now() - start) / WALK) * DEPLOYS));
  walks.set(walker, serveBadly(random, deployNow));
  let [looks, pages] = [0, 0];
  while (Date.now() < end) {
    for (let n = random.int(1, 4); n > 0; n--) await act(page, random).catch(() => page.waitForLoadState('load')); // the page was left meanwhile
    if (!page.url().startsWith(journey.docs)) await page.goto(journey.docs);
    await expect.poll(() => faultOf(page).catch(() => 'left meanwhile'), { message: `seed ${seed}`, timeout: 30 * TIMEOUT }).toBe('');
    looks++;
    if ((await page.getByRole('alert').count()) === 0) pages++;
  }
  walks.delete(walker);
  await page.goto(journey.docs);
  await awake(page);
  console.log(`Seed ${seed}: ${looks} checks, ${pages} of them saw a page, the others an error`);
  expect(uncaught).toEqual([]);
  expect(pages).toBeGreaterThan(0);
  expect((await heapOf(page)) - before).toBeLessThan(GROWTH);
  await page.context().close();
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hostingFolder } from '../../packages/core/output/hosting-folder.ts';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { redirects } from '../../site/redirects.ts';
import { type Driver, inWindow } from '../../tools/browsers/driver.ts';
import { BROWSER_PROGRAMS } from '../../tools/test-programs.js';
import { CHOSEN, JOURNEYS } from './journeys.ts';
import { readerIn } from './reader.ts';

/** Collects uncaught errors across all pages of a window. It's served as a file of the site's own host, which the policy allows. */
const COLLECTOR = `const keep = (text) => sessionStorage.setItem('uncaught', (sessionStorage.getItem('uncaught') ?? '') + text + '; ');
addEventListener('error', (event) => event.message && keep(event.message));
addEventListener('unhandledrejection', (event) => keep(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => keep('policy: ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** Runs the journeys in one browser, or skips them if it isn't installed (no `start`). Except in Chromium, `JOURNEYS=chosen` runs only the chosen ones. */
export function testJourneys(browser: string, start: (() => Promise<Driver>) | undefined): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-browsers-'));
  const site = path.join(folder, 'site');
  const server = createServer(staticHandler({ folder: site, base: '/docs/', redirects }));
  let docs = '';
  let running: Driver | undefined;

  beforeAll(async () => {
    cpSync(inject('dist'), site, { recursive: true });
    cpSync(hostingFolder(inject('dist')), hostingFolder(site), { recursive: true });
    writeFileSync(path.join(site, 'collect.js'), COLLECTOR);
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.html'))) {
      const file = path.join(site, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace('<meta charset="utf-8">', '$&<script src="/collect.js"></script>'));
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() as AddressInfo;
    docs = `http://127.0.0.1:${address.port}/docs/`;
    const { headers } = await fetch(docs);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    running = await start?.();
  });

  const results = new Map<string, string>();
  const all = process.env.JOURNEYS !== 'chosen' || browser === 'Chromium';
  const journeys = Object.entries(JOURNEYS).filter(([name]) => all || CHOSEN.includes(name));
  test.skipIf(start === undefined).each(journeys)('%s', async (name, journey) => {
    results.set(name, 'FAILED');
    if (running === undefined) throw new Error(`${browser} did not start.`);
    await inWindow(running, async (window) => {
      await journey(readerIn(window, docs));
      expect(await window.evaluate(`sessionStorage.getItem('uncaught')`), 'uncaught errors').toBeNull();
    });
    results.set(name, 'passed');
  });

  afterAll(async () => {
    await running?.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
    const version = running?.version ?? `not here (needs ${Object.values(BROWSER_PROGRAMS).join(', ')})`;
    const rows = Object.keys(JOURNEYS).map((name) => [name, results.get(name) ?? 'not run']);
    console.log([['Journey', `${browser} ${version}`], ['---', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'));
  });
}

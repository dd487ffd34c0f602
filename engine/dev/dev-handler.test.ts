import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite, testEngine } from '../../tests/setup/test-site.ts';
import { MistakeLog } from './mistake-log.ts';
import { startDev } from './start-dev.ts';

const site = "site: 'https://example.com'";

test.each([
  ['/', site, '/robots.txt', 'Sitemap: https://example.com/sitemap.xml'],
  ['/docs/', site, '/robots.txt', 'Sitemap: https://example.com/docs/sitemap.xml'],
  ['/docs/', site, '/docs/robots.txt', undefined],
  ['/', '', '/robots.txt', undefined],
  ['/', `${site}, files: { '/robots.txt': () => 'its own' }`, '/robots.txt', 'its own'],
])('below %s with { %s } there is at %s: %s', async (base, settings, address, text) => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), `export default { base: '${base}', content: '.', ${settings} };\n`);
  const server = await startDev({ folder, engine: testEngine(), port: 0, log: new MistakeLog(() => {}, false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const response = await fetch(new URL(address, server.address));
  expect(response.status).toBe(text === undefined ? 404 : 200);
  if (text !== undefined) expect(await response.text()).toContain(text);
});

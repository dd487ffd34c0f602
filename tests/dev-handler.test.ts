import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DiagnosticLog } from '../packages/core/dev/diagnostic-log.ts';
import { startDev } from '../packages/core/dev/start-dev.ts';
import { hostileFaults } from './hosting/hostile-requests.ts';
import { copySite, testEngine } from './setup/test-site.ts';

const site = "site: 'https://example.com'";

test.each([
  ['its own name', '/', {}, 200],
  ['a local address as host', '/', { host: '127.0.0.1:4000' }, 200],
  ['the host name of another site', '/', { host: 'evil.example' }, 403],
  ['an encoded slash', '/%2Fevil.example/index.html', {}, 400],
  ['a dot followed by two slashes', '/.//evil.example/index.html', {}, '302 /evil.example/'],
])('a request with %s', async (_, path, headers, expected) => {
  const server = await startDev({ folder: copySite('plain'), engine: testEngine(), port: 0, log: new DiagnosticLog(() => {}, false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const { port } = new URL(server.address);
  // `fetch` doesn't allow setting the Host header.
  const answer = await new Promise<number | string | undefined>((resolve, reject) =>
    request({ port, path, headers }, (response) => {
      const { statusCode, headers: given } = response.resume();
      resolve(given.location === undefined ? statusCode : `${statusCode} ${given.location}`);
    })
      .on('error', reject)
      .end(),
  );
  expect(answer).toBe(expected);
});

test('the development server handles scanner requests without open redirects, and links to the Markdown copy', async () => {
  const server = await startDev({ folder: copySite('plain'), engine: testEngine(), port: 0, log: new DiagnosticLog(() => {}, false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const { origin } = new URL(server.address.replace('localhost', '127.0.0.1'));
  expect(await hostileFaults(origin)).toEqual([]);
  expect((await fetch(`${origin}/`)).headers.get('link')).toContain('</index.md>; rel="alternate"');
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});

test.each([
  ['/', site, '/robots.txt', 'Sitemap: https://example.com/sitemap.xml'],
  ['/docs/', site, '/robots.txt', 'Sitemap: https://example.com/docs/sitemap.xml'],
  ['/docs/', site, '/docs/robots.txt', undefined],
  ['/', '', '/robots.txt', undefined],
  ['/', `${site}, files: { '/robots.txt': () => 'its own' }`, '/robots.txt', 'its own'],
])('below %s with { %s } there is at %s: %s', async (base, settings, address, text) => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), `export default { base: '${base}', content: '.', ${settings} };\n`);
  const server = await startDev({ folder, engine: testEngine(), port: 0, log: new DiagnosticLog(() => {}, false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const response = await fetch(new URL(address, server.address));
  expect(response.status).toBe(text === undefined ? 404 : 200);
  if (text !== undefined) expect(await response.text()).toContain(text);
});

test('a function in `files` that does not return a string is reported, as in a build', async () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { content: '.', files: { '/made.txt': () => undefined } };\n");
  const told: string[] = [];
  const server = await startDev({ folder, engine: testEngine(), port: 0, log: new DiagnosticLog((text) => told.push(text), false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await fetch(new URL('/made.txt', server.address))).status).toBe(500);
  report.mockRestore();
  expect(told.join('\n')).toMatch(/docs\.config\.ts:1.*The function for \/made\.txt returned a value of type undefined/);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadSettings } from '../../packages/core/config/load-settings.ts';
import { listen } from '../../packages/core/preview/server.ts';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { findProgram } from '../../tools/test-programs.js';
import { buildFixture } from '../browser/build-fixture.ts';
import { type Ask, askAt } from './ask.ts';
import { compare } from './compare.ts';
import { expectedTable } from './expected.ts';
import { branchSpellings, featureTable, hostileTable } from './feature-table.ts';
import { hostileFaults } from './hostile-requests.ts';
import { linkFaults, linkFaultsOfVersions } from './link-headers.ts';
import { negotiationFaults } from './negotiation.ts';
import { type RunningServer, startApache, startCaddy, startNginx } from './servers.ts';

const fixture = buildFixture('hosting');

const servers = [
  { name: 'nginx', program: 'nginx', start: startNginx, encodings: ['gzip'] },
  { name: 'Caddy', program: 'caddy', start: startCaddy, encodings: ['br', 'gzip'] },
  { name: 'Apache', program: 'apache2', start: startApache, encodings: ['br', 'gzip'] },
] as const;
const absent = servers.filter(({ program }) => findProgram(program) === undefined);

test.for(absent)('$name with the generated files', (_, { skip }) => skip('It is not installed.'));

describe.each(servers.filter((server) => !absent.includes(server)))('$name with the generated files', ({ start, encodings }) => {
  const running: RunningServer[] = [];
  let site: Ask;
  let ask: Ask;
  beforeAll(async () => {
    running.push(...(await Promise.all([start(inject('dist')), start(fixture)])));
    [site, ask] = running.map((server) => askAt(server.origin)) as [Ask, Ask];
  });
  afterAll(() => Promise.all(running.map((server) => server.stop())));

  test('responds to every URL of the specification as expected', async () => {
    expect(await compare(expectedTable, site)).toEqual([]);
  });

  test('redirects every kind of old URL', async () => {
    expect(await compare([...featureTable, ...branchSpellings, ...hostileTable], ask)).toEqual([]);
  });

  test('responds with the Markdown copy if the request accepts it', async () => {
    expect(await negotiationFaults(ask)).toEqual([]);
  });

  test('serves llms.txt at the root of the host', async () => {
    const [root, docs] = await Promise.all([site('/llms.txt'), site('/docs/llms.txt')]);
    expect([root.status, root.body]).toEqual([200, docs.body]);
  });

  test('links to the Markdown copy and llms.txt in a header', async () => {
    expect(await linkFaults(ask)).toEqual([]);
    expect(await linkFaultsOfVersions(site)).toEqual([]);
  });

  test('redirects to no other site, whatever the request line says', async () => {
    expect(await hostileFaults(running[1]?.origin ?? '')).toEqual([]);
  });

  const headers = JSON.parse(readFileSync(`${fixture}.hosting/headers.json`, 'utf8')) as Record<string, string>;
  test.each([
    '/docs/guide/',
    '/docs/pages.json',
    '/docs/no-such-page/',
    '/docs/no-such-script.js',
  ])('sends the planned headers with %s', async (address) => {
    const answer = await ask(address);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers[name.toLowerCase()], name).toBe(value);
  });

  test('caches hashed files forever, and has everything else revalidated', async () => {
    const script = hashedScript();
    expect((await ask(script)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^text\/javascript; ?charset=utf-8$/i),
    });
    expect((await ask(script.replace(/[\w-]{8}\.js$/, 'AAAAAAAA.js'))).headers['cache-control']).toBe('no-cache');
    for (const address of ['/docs/', '/docs/guide.md', '/docs/assets/pages/0.json', '/docs/no-such-page/'])
      expect((await ask(address)).headers['cache-control'], address).toBe('no-cache');
  });

  test.each([
    ['', 'without compression'],
    ['gzip, deflate, br', 'like browsers'],
    ['gzip', 'gzip only'],
  ])('responds with 304 if nothing changed: “%s”, %s', async (encoding) => {
    for (const [from, address] of [
      [ask, '/docs/guide/'],
      [site, '/docs/limits/'],
    ] as const) {
      const sent: Record<string, string> = encoding === '' ? {} : { 'accept-encoding': encoding };
      const { headers: first } = await from(address, sent);
      const validators = { 'if-none-match': first.etag ?? '', 'if-modified-since': first['last-modified'] ?? '' };
      expect((await from(address, { ...sent, ...validators })).status, address).toBe(304);
      expect((await from(address, { ...sent, 'if-none-match': validators['if-none-match'] })).status, address).toBe(304);
      expect((await from(address, { ...sent, ...validators, 'if-none-match': '"other"' })).status, address).toBe(200);
    }
  });

  test('responses outside the docs are not sniffed as another type', async () => {
    for (const address of ['/no-such-page/', '/no-such-file.js', '/docs/..%5cx/'])
      if ((await ask(address)).status === 404) expect((await ask(address)).headers['x-content-type-options'], address).toBe('nosniff');
  });

  test.each(encodings)('sends the file that the build compressed with %s', async (encoding) => {
    for (const [address, file] of [
      ['/docs/guide/', '/docs/guide/index.html'],
      [hashedScript(), hashedScript()],
    ] as const) {
      const answer = await ask(address, { 'accept-encoding': encoding });
      const size = readFileSync(path.join(fixture, `${file}.${encoding === 'br' ? 'br' : 'gz'}`)).length;
      expect(answer.headers['content-encoding'], address).toBe(encoding);
      expect(answer.bytes, address).toBe(size);
      expect(answer.headers.vary?.toLowerCase(), address).toMatch(/accept-encoding/);
    }
    expect((await ask('/docs/guide/', { 'accept-encoding': encoding })).headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect((await ask('/docs/guide/')).headers['content-encoding']).toBeUndefined();
  });
});

function hashedScript(): string {
  const name = readdirSync(path.join(fixture, 'docs/assets')).find((file) => /^app\.[\w-]{8}\.js$/.test(file));
  return `/docs/assets/${name}`;
}

test('docs preview responds like a well-configured host', async () => {
  const start = async (folder: string, dist: string) => {
    const { settings } = await loadSettings(folder, {
      folder: path.resolve('packages'),
      cacheFolder: path.resolve('node_modules/.cache/docs'),
    });
    if (!settings) throw new Error(`The settings of ${folder} are invalid.`);
    return listen(staticHandler({ ...settings, folder: dist }), 0);
  };
  const servers = await Promise.all([start('.', inject('dist')), start('tests/sites/hosting', fixture)]);
  const [site, ask] = servers.map((server) => askAt(server.address.replace('localhost', '127.0.0.1'))) as [Ask, Ask];
  expect(await compare(expectedTable, site)).toEqual([]);
  expect(await compare([...featureTable, ...branchSpellings, ...hostileTable], ask)).toEqual([]);
  expect(await negotiationFaults(ask)).toEqual([]);
  expect(await linkFaults(ask)).toEqual([]);
  expect(await linkFaultsOfVersions(site)).toEqual([]);
  expect(await hostileFaults((servers[1]?.address ?? '').replace('localhost', '127.0.0.1'))).toEqual([]);
  expect((await ask('/docs/guide/', { host: 'evil.example' })).status).toBe(403);
  const posted = await fetch(`${servers[1]?.address}/docs/guide/`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  await Promise.all(servers.map((server) => server.close()));
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadSettings } from '../../engine/config/load-settings.ts';
import { listen } from '../../engine/preview/listen.ts';
import { staticHandler } from '../../engine/preview/static-handler.ts';
import { buildFixture } from '../browser/build-fixture.ts';
import { type Ask, askAt } from './ask.ts';
import { compare } from './compare.ts';
import { expectedTable } from './expected.ts';
import { branchSpellings, featureTable, hostileTable } from './feature-table.ts';
import { installServers, leftOut, type RunningServer, startApache, startCaddy, startNginx } from './servers.ts';

const fixture = buildFixture('hosting');

await installServers();

const servers = [
  { name: 'nginx', program: 'nginx', start: startNginx, encodings: ['gzip'] },
  { name: 'Caddy', program: 'caddy', start: startCaddy, encodings: ['br', 'gzip'] },
  { name: 'Apache', program: 'apache2', start: startApache, encodings: ['br', 'gzip'] },
] as const;
const absent = servers.filter(({ program }) => leftOut(program));

test.for(absent)('$name with the generated files', (_, { skip }) => skip('It is not on this machine.'));

describe.each(servers.filter((server) => !absent.includes(server)))('$name with the generated files', ({ start, encodings }) => {
  const running: RunningServer[] = [];
  let site: Ask;
  let ask: Ask;
  beforeAll(async () => {
    running.push(...(await Promise.all([start(inject('dist')), start(fixture)])));
    [site, ask] = running.map((server) => askAt(server.origin)) as [Ask, Ask];
  });
  afterAll(() => Promise.all(running.map((server) => server.stop())));

  test('answers every address of the specification as expected', async () => {
    expect(await compare(expectedTable, site)).toEqual([]);
  });

  test('leads on from every kind of old address', async () => {
    expect(await compare([...featureTable, ...branchSpellings, ...hostileTable], ask)).toEqual([]);
  });

  const headers = JSON.parse(readFileSync(`${fixture}.hosting/headers.json`, 'utf8')) as Record<string, string>;
  test.each([
    '/docs/guide/',
    '/docs/pages.json',
    '/docs/no-such-page/',
    '/docs/no-such-script.js',
  ])('sends the headers of the plan with %s', async (address) => {
    const answer = await ask(address);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers[name.toLowerCase()], name).toBe(value);
  });

  test('lets a hashed file be kept for ever, and everything else be asked after', async () => {
    const script = hashedScript();
    expect((await ask(script)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^text\/javascript; ?charset=utf-8$/i),
    });
    expect((await ask(script.replace(/[\w-]{8}\.js$/, 'AAAAAAAA.js'))).headers['cache-control']).toBe('no-cache');
    for (const address of ['/docs/', '/docs/guide.md', '/docs/assets/pages/0.json', '/docs/no-such-page/'])
      expect((await ask(address)).headers['cache-control'], address).toBe('no-cache');
  });

  test('answers 304 where nothing changed', async () => {
    const { headers: first } = await ask('/docs/guide/');
    expect(
      (await ask('/docs/guide/', { 'if-none-match': first.etag ?? '', 'if-modified-since': first['last-modified'] ?? '' })).status,
    ).toBe(304);
  });

  test.each(encodings)('sends the file that the build compressed as %s', async (encoding) => {
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

test('docs preview answers as a well-kept host', async () => {
  const start = async (folder: string, dist: string) => {
    const { settings } = await loadSettings(folder, path.resolve('node_modules/.cache/docs'));
    if (!settings) throw new Error(`The settings of ${folder} are wrong.`);
    return listen(staticHandler({ ...settings, folder: dist }), 0);
  };
  const servers = await Promise.all([start('.', inject('dist')), start('tests/sites/hosting', fixture)]);
  const [site, ask] = servers.map((server) => askAt(server.address.replace('localhost', '127.0.0.1'))) as [Ask, Ask];
  expect(await compare(expectedTable, site)).toEqual([]);
  expect(await compare([...featureTable, ...branchSpellings, ...hostileTable], ask)).toEqual([]);
  await Promise.all(servers.map((server) => server.close()));
});

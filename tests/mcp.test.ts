import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { LONGEST_ANSWER } from '../packages/agents/mcp-tools.ts';
import { loadSettings } from '../packages/core/config/load-settings.ts';
import { listen } from '../packages/core/preview/server.ts';
import { staticHandler } from '../packages/core/preview/static-handler.ts';
import { resultAddress, searchIndex } from '../packages/search/query/search-index.ts';
import { buildFixture } from './browser/build-fixture.ts';
import { openBuiltIndex } from './setup/open-built-index.ts';

const COMMAND = path.resolve('packages/docs/bin/docs.js');

/** The official client, connected to a `docs mcp` process. */
async function connect(place: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp', place] }));
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content;
  return `${isError === true ? 'ERROR ' : ''}${first?.type === 'text' ? first.text : ''}`;
}

describe('docs mcp on the folder of a build', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(inject('dist'));
  });
  afterAll(() => client?.close());

  test('lists its tools with the schemas that it validates against', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'list', 'resolve']);
    for (const { inputSchema } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const property of Object.values(inputSchema.properties ?? {})) expect(property).toHaveProperty('description');
    }
    expect(tools[1]?.inputSchema).toMatchObject({
      properties: {
        address: { type: 'string', minLength: 1, maxLength: 2000 },
        section: { type: 'string', minLength: 1, maxLength: 200 },
        part: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
      },
      required: ['address'],
    });
  });

  test.each([
    'cron',
    'how do I limit concurrency',
    '$.flow.exit',
    'workflow timeout',
  ])('finds “%s” in the order of the site', async (query) => {
    const results = (await searchIndex(query, await openBuiltIndex(path.join(inject('dist'), 'docs')))).results;
    const expected = results.map((result) => `https://pipedream.com/docs${resultAddress(result)}`);
    const found = [...(await call(client, 'search', { query, limit: 40 })).matchAll(/^\d+\. .*\n {3}(\S+)$/gm)].map((match) => match[1]);
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(3);
  });

  test.each([
    ['/limits/', undefined, /^# .+\n\n> Address: \S+\/docs\/limits\//],
    ['/docs/limits/', undefined, /^# .+\n\n> Address: \S+\/docs\/limits\//],
    ['https://pipedream.com/docs/limits.md', undefined, /^# .+\n\n> Address: \S+\/docs\/limits\//],
    ['/', undefined, /^# /],
    ['/cron/', undefined, /> Address: \S+\/docs\/workflows\/steps\/triggers\//],
    ['/docs/api/rest/#errors', undefined, /^Section of “.+”, https:\/\/pipedream\.com\/docs\/api\/rest\/#errors\n\n## Errors/],
    ['/api/rest/', 'no-such-part', /ERROR .+has no section “no-such-part”\. Its sections are: /],
    ['/api/rest/', 'errors', /^Section of “.+”, https:\/\/pipedream\.com\/docs\/api\/rest\/#errors\n\n## Errors/],
    ['/api/rest~errors.md', undefined, /^# REST API/],
    ['/no-such-page/', undefined, /^ERROR There is no page at \/no-such-page\/, and no redirect from it\./],
    ['/../../package.json', undefined, /^ERROR There is no page/],
    ['/limit/', undefined, /nearest addresses are .*\/limits\//],
  ] as const)('reads %s %s', async (address, section, expected) => {
    expect(await call(client, 'read', { address, ...(section ? { section } : {}) })).toMatch(expected);
  });

  test('a long page is split into parts of limited length, with nothing lost', async () => {
    const parts: string[] = [];
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
    cpSync(buildFixture('hosting'), folder, { recursive: true });
    const sections = ['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${'A sentence. '.repeat(2500).trim()}`);
    appendFileSync(path.join(folder, 'docs/guide.md'), `\n${sections.join('\n\n')}\n`);
    const client = await connect(folder);
    onTestFinished(async () => {
      await client.close();
      rmSync(folder, { recursive: true });
    });
    for (let part = 1; part < 10; part++) {
      const text = await call(client, 'read', { address: '/guide/', part });
      expect(text.length).toBeLessThanOrEqual(LONGEST_ANSWER);
      parts.push(text.replace(/\n\n\(Part \d+ of \d+\. Go on with `part`: \d+\.\)$/, ''));
      if (text === parts.at(-1)) break;
    }
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('\n\n')).toContain(sections.join('\n\n'));
    expect(await call(client, 'read', { address: '/guide/', part: 99 })).toMatch(/^This text has \d parts, and no part 99\.$/);
  });

  test('lists pages below a path', async () => {
    const list = await call(client, 'list', { below: '/v1/' });
    expect(list).toMatch(/^- .+ \(\/v1\/\): /m);
    expect(list).not.toMatch(/\(\/limits\/\)/);
    expect(await call(client, 'list', {})).toContain('(/limits/)');
    expect(await call(client, 'list', { below: '/nothing/' })).toMatch(/^No page has a path/);
  });

  test.each([
    ['search', { query: '' }],
    ['search', { query: 'x', limit: 1000 }],
    ['search', { query: 'x', unknown: true }],
    ['read', {}],
    ['read', { address: 'x'.repeat(3000) }],
  ])('rejects invalid arguments of %s: %j', async (name, input) => {
    await expect(
      call(client, name, input).then((text) => (text.startsWith('ERROR') ? Promise.reject(new Error(text)) : text)),
    ).rejects.toThrow(/[Ii]nvalid|argument/);
  });
});

/** Every kind of old URL, in a folder and on a host. */
const OLD = [
  ['/part/', '/docs/guide/#second-part'],
  ['/docs/part', '/docs/guide/#second-part'],
  ['/docs/guide/#part-two', '/docs/guide/#second-part'],
  ['/docs/guide/#a-file', '/docs/guide/file.html#more'],
  ['/docs/beta/guide/', '/docs/guide/'],
  ['/manual/guide/', '/docs/guide/'],
  ['/docs/stra%C3%9Fe/', '/docs/guide/'],
  ['/old-file.html', '/docs/guide/file.html'],
] as const;

test('resolves old URLs in a folder', async () => {
  const client = await connect(buildFixture('hosting'));
  onTestFinished(() => client.close());
  for (const [from, to] of OLD) {
    const address = to.startsWith('/') ? `https://docs.example.com${to}` : to;
    expect((await call(client, 'resolve', { address: from })).split('\n')[0], from).toBe(address);
  }
  expect(await call(client, 'resolve', { address: '/shop/' })).toMatch(
    /^ERROR \/shop\/ has moved to another site: https:\/\/shop\.example\.com\/list/,
  );
});

test('resolves, searches and reads on a host', async () => {
  const folder = buildFixture('hosting');
  const { settings } = await loadSettings('tests/sites/hosting', {
    folder: path.resolve('packages'),
    cacheFolder: path.resolve('node_modules/.cache/docs'),
  });
  if (!settings) throw new Error('The settings are invalid.');
  const server = await listen(staticHandler({ ...settings, folder }), 0);
  onTestFinished(server.close);
  const client = await connect(`${server.address}/docs/`);
  onTestFinished(() => client.close());
  for (const [from, to] of OLD) expect((await call(client, 'resolve', { address: from })).split('\n')[0], from).toBe(server.address + to);
  expect(await call(client, 'search', { query: 'second part' })).toContain('/guide/#second-part');
  expect(await call(client, 'read', { address: `${server.address}/docs/guide/` })).toMatch(/^# Guide\n/);
  expect(await call(client, 'read', { address: 'https://other.example/guide/' })).toMatch(/^ERROR .*is not an address of/);
});

test('says what to do if there is no site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { status, stderr, stdout } = spawnSync(process.execPath, [COMMAND, 'mcp', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/contains no built site\.\n {4}Run `docs build` first/);
});

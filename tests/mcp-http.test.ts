import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, ProtocolErrorCode, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { buildFixture } from './browser/build-fixture.ts';
import { cloudflareHost, type McpHost, netlifyHost, vercelHost } from './hosting/mcp-hosts.ts';

const COMMAND = path.resolve('packages/docs/bin/docs.js');

async function connect(url: URL): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url));
  return client;
}

async function connectFolder(folder: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp', folder] }));
  return client;
}

type Call = readonly [tool: string, input: Record<string, unknown>];

/** Everything a client sees: tools, a resource, and the results of calls. */
async function seen(client: Client, calls: readonly Call[], resource: string) {
  return {
    tools: (await client.listTools()).tools,
    resources: (await client.listResources()).resources,
    templates: (await client.listResourceTemplates()).resourceTemplates,
    page: await client.readResource({ uri: resource }),
    answers: await Promise.all(calls.map(async ([name, input]) => (await client.callTool({ name, arguments: input })).content)),
  };
}

const FIXTURE: readonly Call[] = [
  ['search', { query: 'second part' }],
  ['search', { query: 'xyzzy nothing has this' }],
  ['read', { address: '/guide/', section: 'second-part' }],
  ['read', { address: '/part/' }],
  ['read', { address: '/guide/#part-two' }],
  ['read', { address: 'https://docs.example.com/docs/guide.md' }],
  ['read', { address: '/no-such-page/' }],
  ['list', {}],
];

describe.each<[string, string, (published: string) => Promise<McpHost>]>([
  ['Cloudflare Pages, in workerd', 'cloudflare-pages', cloudflareHost],
  ['Netlify, in Node', 'netlify', netlifyHost],
  ['Vercel, in Node', 'vercel', vercelHost],
])('%s', (_, name, start) => {
  const published = buildFixture('hosting', '--host', name);
  let host: McpHost;
  let client: Client;
  beforeAll(async () => {
    host = await start(published);
    client = await connect(host.url);
  });
  afterAll(async () => {
    await client?.close();
    await host?.close();
  });

  test('gives the official client the same results as `docs mcp`', async () => {
    const local = await connectFolder(published);
    onTestFinished(() => local.close());
    const resource = 'https://docs.example.com/docs/guide.md';
    const expected = await seen(local, FIXTURE, resource);
    expect(await seen(client, FIXTURE, resource)).toEqual(expected);
    expect(expected.tools.map((tool) => tool.name)).toEqual(['search', 'read', 'list', 'resolve']);
    expect(expected.resources.map(({ uri }) => uri)).toContain(resource);
    expect(JSON.stringify(expected.page)).toContain('# Guide');
    expect(JSON.stringify(expected.answers)).toContain('https://docs.example.com/docs/guide/#second-part');
  });

  test('a resource that does not exist is reported as such, with the nearest pages', async () => {
    const asked = client.readResource({ uri: 'https://docs.example.com/docs/gide.md' });
    await expect(asked).rejects.toMatchObject({ code: ProtocolErrorCode.InvalidParams, message: expect.stringContaining('/guide/') });
  });

  test.each([
    ['a preflight request', { method: 'OPTIONS' }, 204],
    ['a GET for an event stream', { headers: { accept: 'text/event-stream' } }, 405],
    ['a DELETE of a session', { method: 'DELETE' }, 405],
    ['another content type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
    [
      'invalid JSON',
      { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: '{' },
      400,
    ],
    [
      'a request that is too large',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: `"${'x'.repeat(70_000)}"`,
      },
      413,
    ],
  ] as const)('%s', async (_title, init, status) => {
    const response = await fetch(host.url, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
    await response.body?.cancel();
  });

  test('a browser that opens the URL gets the file of the site', async () => {
    const { status, headers } = await fetch(host.url, { headers: { accept: 'text/html' } });
    // Netlify functions have exclusive use of their path.
    if (name === 'netlify') expect(status).toBe(405);
    else expect(headers.get('content-type')).toMatch(/^text\/html/);
  });
});

test('the function is written only for the chosen host', () => {
  const published = buildFixture('hosting');
  expect(readFileSync(`${published}.hosting/cloudflare-pages/_worker.js`, 'utf8')).not.toContain('answerMcp');
  expect(readdirSync(`${published}.hosting/netlify`)).not.toContain('functions');
  expect(readdirSync(`${published}.hosting/vercel`)).toEqual(['vercel.json']);
});

test('`docs preview` gives the same results as `docs mcp` on this site', async () => {
  const preview = spawn(process.execPath, [COMMAND, 'preview', '--out', inject('dist'), '--port', '4600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void preview.kill());
  const said = await new Promise<string>((resolve) => preview.stdout.once('data', (data: Buffer) => resolve(data.toString())));
  const address = /answers MCP at (\S+)/.exec(said)?.[1];
  const [client, local] = await Promise.all([connect(new URL(address ?? '')), connectFolder(inject('dist'))]);
  onTestFinished(async () => {
    await client.close();
    await local.close();
  });
  const calls: readonly Call[] = [
    ['search', { query: 'how do I limit concurrency', limit: 40 }],
    ['search', { query: '$.flow.exit' }],
    ['read', { address: '/limits/' }],
    ['read', { address: '/api/rest/', part: 2 }],
    ['read', { address: '/cron/' }],
    ['list', { below: '/v1/' }],
    ['resolve', { address: '/docs/cron/' }],
  ];
  const resource = 'https://pipedream.com/docs/limits.md';
  expect(await seen(client, calls, resource)).toEqual(await seen(local, calls, resource));
});

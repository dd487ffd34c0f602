import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sending-'));
const dist = path.join(folder, 'dist');
let journey: Journey;
let api: Server;
let host = '';
const received: { request: IncomingMessage; body: string }[] = [];

beforeAll(async () => {
  // An API that allows requests from the docs (CORS).
  api = createServer(async (request, response) => {
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Expose-Headers': 'X-Rate' };
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ request, body: Buffer.concat(chunks).toString() });
    response.writeHead(201, { ...allowed, 'Content-Type': 'application/json', 'X-Rate': '99' });
    response.end('{"id":"pet_1"}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'content/index.md'), '# Home\n\n[API](/api/)\n');
  writeFileSync(
    path.join(folder, 'docs.config.js'),
    `export default { content: 'content', plugins: [{ use: '@workflow-docs/engine/openapi', options: { descriptions: [{ file: 'api.json', path: '/api/', send: ['${host}'] }] } }] };`,
  );
  const pets = {
    post: {
      operationId: 'addPet',
      parameters: [{ name: 'kind', in: 'query', required: true, schema: { type: 'string' }, example: 'dog' }],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } } },
      },
      responses: { 201: { description: 'Made.' } },
    },
  };
  const description = {
    openapi: '3.0.3',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: `http://${host}` }, { url: 'https://elsewhere.example' }],
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: { '/pets': pets },
  };
  writeFileSync(path.join(folder, 'api.json'), JSON.stringify(description));
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', folder, '--out', dist], { stdio: 'pipe' });
  journey = await startJourney(dist, '/');
});

afterAll(async () => {
  await journey.stop();
  api.close();
  api.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a request is sent with its key, and the response is shown; the key is forgotten with the page', async () => {
  const page = await journey.open('api/operations/add-pet/');
  await page.locator('.api-builder summary').first().click();
  await page.getByLabel('name required', { exact: true }).fill('Rex');
  await page.getByLabel('Key', { exact: false }).fill('secret-1');
  const samples = await page.locator('.api-code [role=tabpanel] code').allTextContents();
  await page.getByRole('button', { name: 'Send' }).click();
  const shown = page.locator('.send [role=status]');
  await expect.poll(() => shown.textContent()).toMatch(/201 .*in \d+ ms/);
  expect(await shown.textContent()).toContain('x-rate: 99');
  expect(await shown.locator('pre').last().textContent()).toBe('{\n  "id": "pet_1"\n}');

  const [first] = received;
  expect([first?.request.method, first?.request.url, first?.request.headers['x-key'], first?.body]).toEqual([
    'POST',
    '/pets?kind=dog',
    'secret-1',
    '{"name":"Rex"}',
  ]);
  expect([first?.request.headers.cookie, first?.request.headers.referer]).toEqual([undefined, undefined]);
  // The key is in no sample, URL or storage, and a reload forgets it.
  expect(samples.join('\n')).not.toContain('secret-1');
  const kept = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
  );
  expect(kept).not.toContain('secret-1');
  await page.reload();
  await page.locator('.api-builder summary').first().click();
  expect(await page.getByLabel('Key', { exact: false }).inputValue()).toBe('');

  await page.getByLabel('Server').selectOption('https://elsewhere.example');
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  expect(received).toHaveLength(1);
});

test('after a failed request, the reader can retry', async () => {
  const page = await journey.open('api/operations/add-pet/');
  await page.route(`http://${host}/**`, (route) => route.abort());
  await page.locator('.api-builder summary').first().click();
  await page.getByLabel('name required', { exact: true }).fill('Rex');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.locator('.send [role=status]').textContent()).toContain('CORS');
  expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
});

test('the policy of every host allows requests to the API', () => {
  const hosting = `${dist}.hosting`;
  const policies = readdirSync(hosting, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(path.join(parentPath, name), 'utf8').matchAll(/connect-src [^;]*/g)].map(([policy]) => ({ name, policy })),
    );
  expect(new Set(policies.map(({ name }) => name)).size).toBeGreaterThan(3);
  expect(policies.filter(({ policy }) => !policy.includes(`http://${host}`))).toEqual([]);
});

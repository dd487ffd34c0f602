import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compilePage } from '../core/content/compile-page.ts';
import type { ContentComponent } from '../core/shared/content-component.ts';
import { contentComponents } from '../core/theme/content/index.ts';
import * as parts from './components/ApiReference.tsx';
import { RequestBuilder } from './components/RequestBuilder.tsx';
import { Document } from './document.ts';
import { exampleDiagnostics } from './example-diagnostics.ts';
import { notPlaced } from './not-placed.ts';
import { readDescription } from './read-description.ts';
import { referencePages } from './reference-pages.ts';

/** The components that the pages of a description use. */
const referenceParts: Readonly<Record<string, ContentComponent>> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, component]) => [name, { kind: 'static' as const, component }])),
  RequestBuilder: { kind: 'island', component: RequestBuilder },
};

const site = path.join(import.meta.dirname, '../../tests/sites/openapi');
const options = { path: '/api/', areas: [], variable: 'KEY', isKnownLink: (href: string) => href.startsWith('https:') };
const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function documentOf(file: string): Promise<Document> {
  const read = await readDescription(file, path.basename(file), {});
  if (!(read instanceof Document)) throw new Error(JSON.stringify(read));
  return read;
}

describe.each([
  ['pets.yaml', ['GET /pets', 'POST /pets', 'POST {$request.body#/url}', 'PUT /pets/{pet_id}/photo', 'POST /upload', 'POST /token']],
  ['trees.json', ['GET /trees/{id}', 'PATCH /trees/{id}', 'POST treeFell']],
  ['webhooks.yaml', ['POST paid']],
])('%s', (file, expected) => {
  test('every operation is on a page that compiles without a mistake', async () => {
    const { pages, operations } = referencePages(await documentOf(path.join(site, file)), options);
    expect(operations.map(({ method, path: address }) => `${method} ${address}`)).toEqual(expected);
    const source = { file: '', relativePath: 'api/index.mdx', path: '/api/', version: 'main', folder: 'api/', prefix: '/' };
    const components = new Map([...Object.entries(contentComponents), ...Object.entries(referenceParts)]);
    const compiled = await Promise.all(
      pages.map(({ text, path: address }) =>
        compilePage({ ...source, path: address }, text, { base: '/', names: {}, components, samples: true }),
      ),
    );
    expect(compiled.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const html = compiled.map((page) => page.html).join('');
    expect(html.match(/class="api-endpoint/g)).toHaveLength(expected.length);
    for (const { record } of compiled) expect(String(record.frontmatter.short_description)).toMatch(/^.{50,160}$/);
    expect(html).not.toMatch(/<td[^>]*>\s*<\/td>|\[object Object\]|undefined/);
    for (const { anchor } of operations) expect(compiled.some(({ ids }) => ids.includes(anchor))).toBe(true);
  });
});

test('a schema that contains itself is a section that links to itself', async () => {
  const [page] = referencePages(await documentOf(path.join(site, 'trees.json')), options).pages;
  expect(page?.text).toContain('[Tree](/api/#object-tree)');
  expect(page?.text).toContain('array of [Tree](/api/#object-tree)');
});

test('each way to sign in and each kind of body has a sample of its own', async () => {
  const [page] = referencePages(await documentOf(path.join(site, 'pets.yaml')), options).pages;
  for (const part of [
    '-H "X-Key: $KEY"',
    '-H "Authorization: Bearer $KEY"',
    "-F 'note=string'",
    '--data-binary @body',
    "--data-urlencode 'code=a&b'",
  ])
    expect(page?.text).toContain(part);
});

test('a description that is too long for one page has pages for its areas, and each operation is on one of them', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `/things/${n}`,
      { get: { tags: [n % 2 === 0 ? 'even' : 'odd'], description: 'Words. '.repeat(600) } },
    ]),
  );
  const { pages } = referencePages(new Document({ openapi: '3.1.0', info: { title: 'Many' }, paths }), { ...options, areas: ['odd'] });
  expect(pages.length).toBeGreaterThan(3);
  expect(pages[1]?.path).toBe('/api/odd/');
  expect(pages.map(({ text }) => /^order: (\d+)$/m.exec(text)?.[1])).toEqual(
    pages.map((_, index) => (index === 0 ? undefined : String(index))),
  );
  const text = pages.map((page) => page.text).join('\n');
  for (const address of Object.keys(paths)) expect(text.split(`**GET** \`${address}\`\n`)).toHaveLength(2);
});

test.each([
  ['a: [', 1, 'cannot be parsed'],
  ['swagger: "2.0"', 1, 'Swagger 2.0'],
  [
    'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: "#/components/responses/None"',
    8,
    'leads nowhere',
  ],
  ['openapi: 3.0.3\ninfo:\n  title: x\npaths: {}', 1, 'not valid'],
])('%j is reported with its line', async (text, line, message) => {
  const file = path.join(folder, 'broken.yaml');
  writeFileSync(file, text);
  const read = await readDescription(file, 'broken.yaml', {});
  expect(read).toEqual([
    expect.objectContaining({ id: 'openapi-broken', file: 'broken.yaml', line, message: expect.stringContaining(message) }),
  ]);
});

test('an error that the operations share is described once, an own one at its operation', () => {
  const shared = { description: 'No key was sent.' };
  const paths = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [
      `/${name}`,
      { get: { responses: { 401: shared, ...(name === 'd' ? { 409: { description: 'It is gone.' } } : {}) } } },
    ]),
  );
  const [page] = referencePages(new Document({ openapi: '3.1.0', info: { title: 'Few' }, paths }), options).pages;
  expect(page?.text.split('No key was sent')).toHaveLength(2);
  expect(page?.text.split('It is gone')).toHaveLength(2);
  expect(page?.text.indexOf('No key was sent')).toBeLessThan(page?.text.indexOf('## All operations') ?? 0);
});

test('examples that do not fit are reported with their lines, and others are not', async () => {
  const file = path.join(folder, 'examples.yaml');
  const operation = (example: string) =>
    `      responses:\n        "200":\n          description: Ok\n          content:\n            application/json:\n              schema: { $ref: "#/components/schemas/Pet" }\n              example: ${example}\n`;
  writeFileSync(
    file,
    `openapi: 3.0.3\ninfo: { title: x, version: "1" }\npaths:\n  /good:\n    get:\n${operation('{ name: Rex, toys: [{ price: 1 }] }')}  /bad:\n    get:\n${operation('{ name: Rex, toys: [{ price: cheap }] }')}components:\n  schemas:\n    Pet: { type: object, required: [name], properties: { name: { type: string }, toys: { type: array, items: { properties: { price: { type: number } } } } } }\n`,
  );
  const document = await readDescription(file, 'examples.yaml', {});
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  expect(exampleDiagnostics(document, 'examples.yaml')).toEqual([
    expect.objectContaining({
      id: 'openapi-example',
      line: 21,
      message: 'An example does not fit its schema: `toys[0].price` must be a number.',
    }),
  ]);
});

test('operations that an author who places them left out are reported', async () => {
  const document = await documentOf(path.join(site, 'trees.json'));
  const file = path.join(folder, 'index.mdx');
  writeFileSync(file, '# Trees\n\n## Get a tree {#get-tree}\n\n<Endpoint id="GET /trees/{id}" />\n');
  const source = { file, relativePath: 'index.mdx', path: '/', version: 'main', folder: '', prefix: '/' };
  const names = notPlaced(document, source).map(({ message }) => message);
  expect(names).toEqual([
    'The page does not show the operation “PATCH /trees/{id}”.',
    'The page does not show the operation “POST treeFell”.',
    'The page does not show the objects that its operations link to.',
  ]);
});

test('another way to sign in, other bodies and what else may come back are described', async () => {
  const body = { examples: { one: { summary: 'short', value: { a: 1 } }, two: { summary: 'long', value: { a: 1, b: 2 } } } };
  const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }, description: 'Any error' };
  const responses = { 200: { description: 'Ok' }, 202: { description: 'Later' }, default: problem };
  const post = { security: [{ key: [] }, { login: ['write'] }], requestBody: { content: { 'application/json': body } }, responses };
  const components = { schemas: { Problem: { properties: { reason: { type: 'string' } } } } };
  const { pages } = referencePages(new Document({ info: { title: 'Few' }, paths: { '/a': { post } }, components }), options);
  for (const part of [
    '**Authentication**: `key`, or `login` (`write`)',
    '**Another body**\n\n```json title="long"',
    '| `202` | Later |',
    '| `default` | Any error. Body: [Problem](/api/#object-problem). |',
  ])
    expect(pages[0]?.text).toContain(part);
});

test('a description of a few words is the title of an operation that has no other', () => {
  const get = { description: 'Find a pet.', responses: {} };
  const [page] = referencePages(new Document({ paths: { '/a': { get }, '/b': { get: { ...get, operationId: 'findB' } } } }), options).pages;
  expect(page?.text).toContain('### Find a pet {#get-a}');
  expect(page?.text).toContain('### Find b {#find-b}');
});

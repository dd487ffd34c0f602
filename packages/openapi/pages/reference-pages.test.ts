import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compilePage } from '../../core/content/compile-page.ts';
import { contentComponents } from '../../core/theme/content/index.ts';
import { sampleIssues } from '../../samples/syntax/sample-issues.ts';
import { Document } from '../description/document.ts';
import { readDescription } from '../description/read-description.ts';
import { notPlaced } from '../not-placed.ts';
import { exampleDiagnostics } from '../operations/example-diagnostics.ts';
import { referenceParts } from '../proof/reference-parts.ts';
import { ExactNumber } from '../request/exact-number.ts';
import { referencePages } from './reference-pages.ts';

const site = path.join(import.meta.dirname, '../../../tests/sites/openapi');
const resolveLink = (href: string) => (href.startsWith('https:') ? href : undefined);
const options = { path: '/api/', areas: [], variable: 'KEY', send: [], resolveLink };
const textOf = (root: object) =>
  referencePages(new Document({ info: { title: 'Few' }, ...root }), options)
    .pages.map((page) => page.text)
    .join('\n');
const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function documentOf(file: string): Promise<Document> {
  const read = await readDescription(file, path.basename(file), {});
  if (!(read instanceof Document)) throw new Error(JSON.stringify(read));
  return read;
}

const compileText = (address: string, text: string) =>
  compilePage(
    { file: '', relativePath: 'api/index.mdx', path: address, version: 'main', folder: 'api/', prefix: '/', origin: 'api.yaml' },
    text,
    {
      base: '/',
      names: {},
      components: new Map([...Object.entries(contentComponents), ...Object.entries(referenceParts)]),
      code: async (blocks, file) => (await sampleIssues(blocks)).map((issue) => ({ ...issue, file })),
    },
  );

describe.each([
  ['pets.yaml', ['GET /pets', 'POST /pets', 'PUT /pets/{pet_id}/photo', 'POST /upload', 'POST /token']],
  ['trees.json', ['GET /trees/{id}', 'PATCH /trees/{id}', 'POST treeFell']],
  ['webhooks.yaml', ['POST paid']],
])('%s', (file, expected) => {
  test('every operation is on a page that compiles without diagnostics', async () => {
    const { pages, operations } = referencePages(await documentOf(path.join(site, file)), options);
    expect(operations.map(({ method, path: address }) => `${method} ${address}`)).toEqual(expected);
    const compiled = await Promise.all(pages.map(({ text, path: address }) => compileText(address, text)));
    expect(compiled.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const html = compiled.map((page) => page.html).join('');
    expect(html.match(/class="api-endpoint/g)).toHaveLength(expected.length);
    for (const { record } of compiled) expect(String(record.frontmatter.short_description)).toMatch(/^.{50,160}$/);
    expect(html).not.toMatch(/<td[^>]*>\s*<\/td>|\[object Object\]|undefined/);
    // On its own page, and as a moved anchor on the pages that had it before.
    for (const { anchor } of operations) expect(compiled.filter(({ ids }) => ids.includes(anchor)).length).toBe(3);
    const links = compiled.flatMap((page) => page.links.map(({ href }) => new URL(href, `https://x.example${page.record.path}`)));
    for (const { pathname, hash } of links.filter(({ host }) => host === 'x.example')) {
      const target = compiled.find(({ record }) => record.path === pathname);
      expect(target?.record.path).toBe(pathname);
      if (hash !== '') expect(target?.ids).toContain(decodeURIComponent(hash.slice(1)));
    }
  });
});

test('a recursive schema is expanded once, and is a link inside itself', async () => {
  const { pages } = referencePages(await documentOf(path.join(site, 'trees.json')), options);
  const page = pages.find((one) => one.path === '/api/operations/get-trees-by-id/');
  expect(page?.text).toContain('[Tree](#get-trees-id.response)');
  expect(page?.text).toContain('array of [Tree](#get-trees-id.response)');
  expect(page?.text.match(/response\.branches"/g)).toHaveLength(1);
});

test.each([
  ['allOf', { nullable: true, allOf: [{ $ref: '#/components/schemas/Node' }] }],
  ['allOf with more', { allOf: [{ $ref: '#/components/schemas/Node' }, { description: 'More.' }] }],
  ['anyOf', { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] }],
  ['oneOf of two', { oneOf: [{ $ref: '#/components/schemas/Node' }, { type: 'string' }] }],
  ['items', { type: 'array', items: { allOf: [{ $ref: '#/components/schemas/Node' }] } }],
  ['lists of lists', { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Node' } } }],
  ['a map', { additionalProperties: { $ref: '#/components/schemas/Node' } }],
  ['a map of lists', { additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/Node' } } }],
  ['a reference into itself', { $ref: '#/components/schemas/Node/properties/a' }],
  ['not', { not: { $ref: '#/components/schemas/Node' } }],
])('five fields that refer to their own schema by %s are links', (_, field) => {
  const properties = Object.fromEntries([...'abcde'].map((name) => [name, field]));
  const get = {
    operationId: 'getN',
    responses: { 200: { description: 'ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } } },
  };
  const { pages } = referencePages(
    new Document({
      openapi: '3.0.3',
      info: {},
      paths: { '/n': { get } },
      components: { schemas: { Node: { type: 'object', properties } } },
    }),
    options,
  );
  for (const { text } of pages) expect(text.length).toBeLessThan(6000);
});

test('no page is larger than 300 kB, and objects that do not fit get separate pages', async () => {
  const fields = (depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        `field_${depth}_${n}`,
        depth === 0 ? { type: 'string', description: 'Words. '.repeat(20) } : { type: 'object', properties: fields(depth - 1) },
      ]),
    );
  const post = {
    operationId: 'big',
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: fields(2) } } } },
    responses: {},
  };
  const { pages } = referencePages(new Document({ info: { title: 'Big' }, paths: { '/a': { post } } }), options);
  const html = await Promise.all(pages.map(async ({ text, path: address }) => (await compileText(address, text)).html));
  for (const page of html) expect(Buffer.byteLength(page)).toBeLessThan(300_000);
  expect(html.join('').match(/>[\w.]*field_0_\d+</g)).toHaveLength(12 ** 3);
});

test('objects that contain each other through unnamed objects terminate', () => {
  const names = [...'ABCDEFGH'];
  const wide = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`field_${n}`, { type: 'string', description: 'Words. '.repeat(10) }]),
  );
  const list = (name: string) => ({
    type: 'object',
    properties: { ...wide, data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } },
  });
  const schemas = Object.fromEntries(
    names.map((name) => [name, { type: 'object', properties: Object.fromEntries(names.map((other) => [`list_${other}`, list(other)])) }]),
  );
  const get = {
    operationId: 'a',
    responses: { 200: { description: 'ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
  };
  const { pages } = referencePages(new Document({ info: {}, paths: { '/a': { get } }, components: { schemas } }), options);
  expect(pages.length).toBeLessThan(4 + names.length + names.length ** 2);
});

test('paths and anchors of an operation depend only on its name', () => {
  const operation = (id: string) => ({
    get: { operationId: id, tags: ['t'], parameters: [{ name: 'a', in: 'query', schema: {} }], responses: {} },
  });
  const few = { '/a': operation('listA'), '/b/{id}': { get: { responses: {} } } };
  const many = {
    '/z': operation('zoo'),
    '/b/id': { get: { responses: {} } },
    '/b/{id}': few['/b/{id}'],
    '/a': { ...few['/a'], post: { responses: {} } },
  };
  const found = (paths: object) => referencePages(new Document({ info: {}, paths }), options).pages.map((page) => page.path);
  expect(found(few).filter((address) => address.includes('/operations/'))).toEqual([
    '/api/operations/list-a/',
    '/api/operations/get-b-by-id/',
  ]);
  expect(found(many)).toEqual(expect.arrayContaining(found(few).filter((address) => address.includes('/operations/'))));
  expect(textOf({ paths: many })).toContain('<ApiName id="list-a.query.a">');
});

test('without tags, operations are grouped by the first segment that differs', () => {
  const get = { responses: {} };
  const { pages } = referencePages(
    new Document({ info: {}, paths: { '/v1/accounts': { get }, '/v1/accounts/{id}': { get }, '/v1/charges': { get } } }),
    options,
  );
  expect(pages.map((page) => page.path)).toEqual(expect.arrayContaining(['/api/accounts/', '/api/charges/']));
});

/** Schema → expected texts. */
const SAID: [about: string, schema: unknown, texts: string[]][] = [
  [
    'nullable by anyOf',
    { anyOf: [{ type: 'string', enum: ['low', 'high'], default: 'low', description: 'How hard.' }, { type: 'null' }] },
    ['string or null', 'How hard.', '`low`, `high`', 'Default `low`'],
  ],
  [
    'anyOf of object and integer',
    { anyOf: [{ type: 'object', properties: { gt: { type: 'integer', description: 'After.' } } }, { type: 'integer' }] },
    ['gt', 'After.', 'integer'],
  ],
  [
    'allOf with oneOf',
    {
      allOf: [
        { properties: { a: {} } },
        {
          oneOf: [
            { title: 'One', properties: { b1: {} } },
            { title: 'Two', properties: { b2: {} } },
          ],
        },
      ],
    },
    ['.a`', '.b1`', '.b2`', '"One"'],
  ],
  [
    'enum by anyOf',
    { anyOf: [{ type: 'integer', enum: [5, 10] }, { type: 'string', enum: ['today'] }, { type: 'null' }], default: null },
    ['`5`, `10`', '`today`', 'Default `null`'],
  ],
  ['every value of a long enum', { enum: Array.from({ length: 600 }, (_, n) => `v${n}`) }, ['`v599`', '600 values']],
  ['tuples', { prefixItems: [{ type: 'number' }, { type: 'string', description: 'Unit.' }] }, ['array of number, string', 'Unit.']],
  [
    'patterns of names',
    { patternProperties: { '^x-': { type: 'string', maxLength: 9 } }, propertyNames: { pattern: '^[a-z]' } },
    ['^x-', 'at most 9', '^[a-z]'.replace('a', 'a')],
  ],
  ['maps', { type: 'object', additionalProperties: { type: 'integer', minimum: 7 } }, ['map of integers']],
  ['not', { type: 'string', not: { enum: ['admin'] } }, ['Not `admin`']],
  ['const and examples', { const: 'x', examples: ['x', 'y'] }, ['Only `x`', 'examples `x`, `y`']],
  ['meanings of values', { enum: ['a'], 'x-enumDescriptions': { a: 'The first.' } }, ['`a`: The first.']],
  [
    'long numbers',
    { type: 'integer', minimum: new ExactNumber('-9223372036854775808'), maximum: new ExactNumber('9223372036854775807') },
    ['-9223372036854775808 to 9223372036854775807'],
  ],
  [
    'a discriminator of a field',
    {
      oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }],
      discriminator: { propertyName: 'by', mapping: { ONE: '#/components/schemas/A' } },
    },
    ['told apart by `by`', 'ONE'],
  ],
  [
    'limits of items',
    {
      type: 'array',
      uniqueItems: true,
      items: {
        oneOf: [
          { type: 'string', maxLength: 3 },
          { type: 'number', minimum: 2 },
        ],
      },
    },
    ['no equal items', 'at most 3 characters', 'at least 2'],
  ],
  ['limits of a list on a text', { type: 'string', uniqueItems: true, maxLength: 3 }, ['optional\n\nAt most 3 characters.\n\n</ApiField>']],
  [
    'limits inside the values of a map',
    { type: 'object', additionalProperties: { type: 'array', items: { type: 'string', pattern: '^[a-z]$' } } },
    ['map of arrays of strings', 'Matches `^[a-z]$`'],
  ],
  [
    'words of conditions',
    { properties: { a: {}, b: {} }, anyOf: [{ required: ['a'], title: 'By a' }, { required: ['b'] }], description: 'Which.' },
    ['Which.', 'With `a`: By a', 'one of 2 required'],
  ],
  [
    'an object or a list',
    { type: ['object', 'array'], properties: { p: {} }, items: { properties: { q: { description: 'Of each.' } } } },
    ['`field.p`', '`field[]`', '`field[].q`', 'Of each.'],
  ],
  ['contains in a list', { contains: { const: 5 }, minContains: 1, maxContains: 2 }, ['Contains `5`; 1 to 2 such items']],
  ['lists of lists', { type: 'array', items: { type: 'array', items: { type: 'integer' } } }, ['array of arrays of integers']],
  [
    'values with descriptions that end in a full stop',
    {
      oneOf: [
        { const: 'a', title: 'A', description: 'First.' },
        { const: 'b', title: 'B', description: 'Second' },
      ],
    },
    ['– First. Only `a`.', '– Second. Only `b`.'],
  ],
  [
    'a discriminator without a mapping',
    { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: { propertyName: 'by' } },
    ['The value of `by` says which', '- `A`: [A]', '- `B`: [B]'],
  ],
  ['a deprecated field', { deprecated: true, 'x-deprecatedMessage': 'Use b.' }, ['**deprecated**', 'Use b.']],
];
test.each(SAID)('%s', (_, schema, texts) => {
  const components = { schemas: { A: { properties: { by: { type: 'string' } } }, B: { properties: { by: { type: 'string' } } } } };
  const post = {
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { field: schema } } } } },
    responses: {},
  };
  const text = textOf({ paths: { '/a': { post } }, components });
  for (const part of texts) expect(text.toLowerCase()).toContain(part.toLowerCase());
});

test('responses show their headers, media types, errors and links, and callbacks are below their operation', () => {
  const responses = {
    200: {
      description: 'Ok',
      headers: { 'X-Total': { description: 'How many.', schema: { type: 'integer' } } },
      content: { 'application/json': { schema: { properties: { a: {} } } }, 'text/csv': { example: 'a;b' } },
      links: { Next: { operationId: 'next', parameters: { page: '$response.body#/next' } } },
    },
    400: {
      description: 'Bad',
      content: { 'application/json': { schema: { properties: { code: { type: 'string' } } }, example: { code: 'x1' } } },
    },
  };
  const callbacks = {
    done: {
      '{$request.body#/url}': {
        post: { requestBody: { content: { 'application/json': { schema: { properties: { finished: {} } } } } }, responses: {} },
      },
    },
  };
  const text = textOf({ paths: { '/a': { post: { responses, callbacks } } } });
  for (const part of ['`X-Total`', 'How many.', '`text/csv`', 'a;b', '`code`', '"x1"', '`Next`', '**Callback** `done`', '`finished`'])
    expect(text).toContain(part);
});

test('servers, OAuth 2 and samples of the description are shown', () => {
  const servers = [
    { url: 'https://{region}.x.example', variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where.' } } },
  ];
  const flows = {
    authorizationCode: {
      authorizationUrl: 'https://x.example/auth',
      tokenUrl: 'https://x.example/token',
      scopes: { 'read:all': 'Reads.' },
    },
  };
  const get = { security: [{ login: ['read:all'] }], 'x-codeSamples': [{ lang: 'PHP', source: 'echo 1;' }], responses: {} };
  const text = textOf({ servers, paths: { '/a': { get } }, components: { securitySchemes: { login: { type: 'oauth2', flows } } } });
  for (const part of ['default `eu`', '`us`', 'Where.', 'https://x.example/token', '`read:all`: Reads.', 'label="PHP"', 'echo 1;'])
    expect(text).toContain(part);
});

test('HTML and relative links of descriptions stay', () => {
  const description =
    '<b>Required scope: </b>x\n\n<table><tr><th>A</th></tr><tr><td>1 &amp; 2</td></tr></table> [guide](/docs/guide) <your-id>';
  const text = textOf({
    paths: { '/a': { get: { description, responses: {} } }, '/b': { get: { description: 'See\n```yaml\na: 1\n  ```.', responses: {} } } },
  });
  expect(text).toContain('a: 1\n```\n.');
  for (const part of ['<strong>Required scope:</strong> x', '| A |', '| 1 &amp; 2 |', 'guide (`/docs/guide`)', '\\<your-id>'])
    expect(text).toContain(part);
});

test.each([
  ['a: [', 1, 'cannot be parsed'],
  ['openapi: 3.1.0\ninfo:\n  title: x\n  version: 1.10\npaths: {}', 4, '`info.version` is the number 1.10'],
  [
    'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths:\n  /a:\n    get:\n      security: [{ nope: [] }]\n      responses: { default: { description: Ok } }',
    6,
    '“nope” is not defined',
  ],
  [
    'openapi: 3.0.3\ninfo: { title: x, version: "1" }\npaths:\n  /a:\n    get:\n      responses:\n        "200":\n          description: Ok\n          content:\n            text/plain:\n              schema:\n                type: strin',
    12,
    '`paths./a.get.responses.200.content.text/plain.schema.type`',
  ],
  [
    'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: "#/components/responses/None"',
    8,
    'leads nowhere',
  ],
  ['openapi: 3.0.3\ninfo:\n  title: x\npaths: {}', 2, 'not valid'],
])('%j is reported with its line', async (text, line, message) => {
  const file = path.join(folder, 'broken.yaml');
  writeFileSync(file, text);
  const read = await readDescription(file, 'broken.yaml', {});
  expect(read).toEqual([
    expect.objectContaining({ id: 'openapi-broken', file: 'broken.yaml', line, message: expect.stringContaining(message) }),
  ]);
});

test('an error shared by operations is described once, a specific one at its operation', () => {
  const content = { 'application/problem+json': { schema: { type: 'object', properties: { reason: { type: 'string' } } } } };
  const shared = { description: 'No key was sent.', content };
  const paths = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [
      `/${name}`,
      { get: { responses: { 401: shared, ...(name === 'd' ? { 409: { description: 'It is gone.' } } : {}) } } },
    ]),
  );
  const text = textOf({ paths });
  expect(text.split('No key was sent')).toHaveLength(2);
  expect(text.split('It is gone')).toHaveLength(2);
  expect(text).toContain('Content type: `application/problem+json`');
});

test('invalid examples are reported with their lines, and valid ones are not', async () => {
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

test('operations that the author did not place are reported', async () => {
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
  const other = path.join(folder, 'fell.mdx');
  writeFileSync(other, '# Fell\n\n<Endpoint id="PATCH /trees/{id}" />\n\n<Endpoint id="POST treeFell" />\n\n<ApiObjects />\n');
  expect(notPlaced(document, source, [{ file: other, relativePath: 'fell.mdx' }])).toEqual([]);
});

test('an operation is no longer than its limit, even if its fields are longer than expected', () => {
  const fields = Array.from({ length: 50 }, (_, index) => [`field${index}`, { type: 'string', pattern: `^${'a'.repeat(800)}$` }]);
  const names = ['A', 'B', 'C', 'D', 'E'];
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: Object.fromEntries(fields) }]));
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const paths = { '/a': { get: { operationId: 'getAll', responses: { 200: { description: 'Good.', content } } } } };
  const { pages } = referencePages(new Document({ info: { title: 'Long' }, paths, components: { schemas } }), options);
  expect(pages.find(({ path: address }) => address.includes('get-all'))?.text.length).toBeLessThan(140_000);
});

test('alternatives that nothing tells apart have no list of values', () => {
  const oneOf = ['a', 'b'].map((name) => ({ type: 'object', properties: { [name]: { type: 'string' } } }));
  const content = { 'application/json': { schema: { oneOf } } };
  const text = textOf({ paths: { '/a': { get: { responses: { 200: { description: 'Good.', content } } } } } });
  expect(text).toContain('One of these:');
  expect(text).not.toContain('says which');
});

test('webhooks that are described like callbacks have pages, too', () => {
  const post = { summary: 'A pet was sold', responses: {} };
  const text = textOf({ paths: {}, 'x-webhooks': { sold: { '{$request.body#/callback}': { post } } } });
  expect(text).toContain('# A pet was sold');
});

test('the summary of the description is on the first page, also if it describes that page', () => {
  const summary = 'Everything about pets: their owners, their visits and their food.';
  expect(textOf({ paths: {}, info: { title: 'Pets', summary } }).split(summary)).toHaveLength(3);
});

test('a description of a page is cut between segments of a path', () => {
  const [name, path] = ['a'.repeat(30), `/${'segment/'.repeat(12)}{identifier_that_is_too_long}`];
  const text = textOf({ paths: { [path]: { get: { summary: name, responses: {} } } } });
  expect(text).toMatch(/short_description: .*\/segment…"/);
});

test('a short description is the title of an operation without a summary', () => {
  const get = { description: 'Find a pet.', responses: {} };
  const text = textOf({ paths: { '/a': { get }, '/b': { get: { ...get, operationId: 'findB' } } } });
  expect(text).toContain('# Find a pet {#get-a}');
  expect(text).toContain('# Find b {#find-b}');
});

test.each([
  ['PostAccountsAccountPersons', '/v1/accounts/{account}/persons', '# POST /v1/accounts/\\{account}/persons {#'],
  ['postBetaTestByPathName', '/v1/tests/{name}', '# Post beta test by path name {#'],
])('the id %s of %s', (operationId, path, title) => {
  expect(textOf({ paths: { [path]: { post: { operationId, responses: {} } } } })).toContain(title);
});

/** Operation → expected texts on its page. */
test.each<[about: string, operation: object, texts: string[], never?: string]>([
  [
    'examples of a header',
    {
      responses: {
        200: { description: 'Ok', headers: { Link: { schema: { type: 'string' }, examples: { next: { value: '/a?page=2' } } } } },
      },
    },
    ['</ApiName> string\n', 'Example `/a?page=2`'],
  ],
  [
    'a link to an id with a slash',
    { operationId: 'pets/get', responses: { 200: { description: 'Ok', links: { again: { operationId: 'pets/get' } } } } },
    ['[`pets/get`](/api/operations/pets-get/)'],
  ],
  [
    'a media type without a schema',
    { requestBody: { content: { 'application/json': { schema: { type: 'string' } }, 'image/png': {} } }, responses: {} },
    ['Also as `image/png`'],
  ],
  [
    'the value of a discriminator in a sample',
    { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: {} },
    ['"kind": "pet"'],
    'YOUR_KIND',
  ],
])('%s', (_, operation, texts, never = 'undefined') => {
  const Pet = {
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { pet: '#/components/schemas/Pet' } },
  };
  const text = textOf({ paths: { '/pets': { post: operation } }, components: { schemas: { Pet } } });
  for (const part of texts) expect(text).toContain(part);
  expect(text).not.toContain(never);
});

test('requests that readers receive are shown with read-only fields', () => {
  const schema = { properties: { id: { type: 'string', readOnly: true, example: 'evt_1' }, secret: { type: 'string', writeOnly: true } } };
  const post = { requestBody: { content: { 'application/json': { schema } } }, responses: {} };
  const text = textOf({ paths: {}, webhooks: { made: { post } } });
  expect(text).toContain('"id": "evt_1"');
  expect(text).not.toContain('secret');
});

test('the sidebar shows a path without its method, which has a badge', () => {
  expect(textOf({ paths: { '/pets': { get: { responses: {} } } } })).toContain('sidebar_badge: GET\nsidebar: "/pets"\n');
});

test('a title is the text of the summary without tags', () => {
  expect(textOf({ paths: { '/a': { get: { summary: 'Get <b>a</b> `<id>`', responses: {} } } } })).toContain('# Get a \\<id> {#');
});

test('operations show the text of their path, and ignore invalid servers', () => {
  const get = { summary: 'Get a', servers: [], responses: {} };
  const text = textOf({ paths: { '/a': { summary: 'All of a', servers: [{ url: 'https://a.example.com' }], get } } });
  expect(text).toContain('All of a');
  expect(text).toContain("curl 'https://a.example.com/a'");
});

test('names with colliding paths or anchors keep theirs in any order; no group replaces the objects page', () => {
  const operation = (operationId: string) => ({ operationId, tags: ['Objects'], responses: {} });
  const found = (paths: object) =>
    referencePages(new Document({ info: {}, paths, components: { schemas: { A: { properties: { a: {} } } } } }), options)
      .pages.map(({ path, text }) => `${path} ${/^# .*/m.exec(text)?.[0]}`)
      .sort();
  const one = found({ '/a': { get: operation('same-id'), put: operation('sameId') } });
  expect(found({ '/a': { put: operation('sameId'), get: operation('same-id') } })).toEqual(one);
  expect(new Set(one.map((page) => page.split(' ')[0])).size).toBe(one.length);
});

test('names with the same words have distinct anchors, in any order', () => {
  const range = (text: string) => ({ type: 'object', properties: { from: { type: 'string', description: text } } });
  const anchors = (schemas: object) =>
    [...textOf({ paths: {}, components: { schemas } }).matchAll(/<ApiMoved id="([^"]+)">\[(\w+)/g)]
      .map(([, id, name]) => `${name} ${id}`)
      .sort();
  const found = anchors({ dateRange: range('a'), date_range: range('b') });
  expect(new Set(found.map((one) => one.split(' ')[1])).size).toBe(2);
  expect(anchors({ date_range: range('b'), other: range('c'), dateRange: range('a') }).filter((one) => found.includes(one))).toEqual(found);
});

test('a list of objects with long names goes on on another page', () => {
  const object = { type: 'object', properties: { a: { type: 'string' } } };
  const schemas = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${'LongName'.repeat(15)}${n}`, object]));
  const { pages } = referencePages(new Document({ info: { title: 'Long' }, paths: {}, components: { schemas } }), options);
  const lists = pages.filter(({ path: address }) => /^\/api\/objects\/(?:index-\d+\/)?$/.test(address));
  expect(lists.length).toBeGreaterThan(1);
  for (const { text } of lists) expect(text.length).toBeLessThan(131_000);
  expect(
    lists
      .map(({ text }) => text)
      .join('')
      .match(/<ApiMoved id="object-/g),
  ).toHaveLength(500);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { referencePages } from '../pages/reference-pages.ts';
import { Document } from './document.ts';
import { filesOf } from './files-of.ts';
import { readDescription } from './read-description.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'description-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files of a description, and reads the first one. */
function read(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(folder, 'one-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const [first = ''] = Object.keys(files);
  return { file: path.join(root, first), root, result: readDescription(path.join(root, first), first, {}) };
}

const SPLIT = {
  'openapi.yaml': `openapi: 3.0.3
info: { title: Split, version: '1' }
paths:
  /users: { $ref: paths/users.yaml }
  /users/{id}: { $ref: 'paths/user.yaml#/byId' }
components:
  schemas:
    Member: { $ref: schemas/User.yaml }
`,
  'paths/users.yaml': `get:
  operationId: listUsers
  parameters: [{ $ref: '../shared.yaml#/Limit' }]
  responses:
    '200': { description: Good., content: { application/json: { schema: { type: array, items: { $ref: ../schemas/User.yaml } } } } }
    '400': { $ref: '../shared.yaml#/Bad' }
post:
  operationId: addUser
  requestBody: { content: { application/json: { schema: { $ref: '../openapi.yaml#/components/schemas/Member' } } } }
  responses: { '201': { description: Made. } }
`,
  'paths/user.yaml': `byId:
  get:
    operationId: getUser
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    responses: { '200': { description: Good., content: { application/json: { schema: { $ref: '../schemas/User.yaml#/properties/home' } } } } }
`,
  'schemas/User.yaml': `type: object
properties:
  name: { type: string, description: Name of the user. }
  boss: { $ref: '#' }
  home: { type: object, properties: { city: { type: string, description: City of the user. } } }
  fault: { $ref: 'common.json#/definitions/Fault' }
`,
  'schemas/common.json':
    '{"definitions":{"Fault":{"type":"object","properties":{"inner":{"$ref":"#/definitions/Inner"}}},"Inner":{"type":"object","properties":{"depth":{"type":"integer","description":"Depth of the fault."}}}}}',
  'shared.yaml': `Limit: { name: limit, in: query, description: Limit of the list., schema: { type: integer } }
Bad: { description: Bad request., content: { application/json: { schema: { $ref: 'schemas/common.json#/definitions/Fault' } } } }
`,
};

test('a description in several files is bundled completely, with no schema duplicated', async () => {
  const { file, root, result } = read(SPLIT);
  const document = await result;
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  const { pages, operations } = referencePages(document, {
    path: '/api/',
    areas: [],
    variable: 'KEY',
    send: [],
    resolveLink: () => undefined,
  });
  expect(operations.map(({ name }) => name)).toEqual(['listUsers', 'addUser', 'getUser']);
  const text = pages.map((page) => page.text).join('\n');
  for (const words of ['Name of the user.', 'City of the user.', 'Depth of the fault.', 'Limit of the list.', 'Bad request.'])
    expect(text).toContain(words);
  expect(pages.map((page) => page.path).filter((address) => address.startsWith('/api/objects/'))).toEqual([
    '/api/objects/',
    '/api/objects/fault/',
    '/api/objects/home/',
    '/api/objects/inner/',
    '/api/objects/member/',
  ]);
  // The files that the development server watches, and that a cached build depends on.
  expect(
    filesOf(file)
      .map((one) => path.relative(root, one))
      .sort(),
  ).toEqual(Object.keys(SPLIT).sort());
});

const OPERATION = `paths:
  /a:
    get:
      responses: { '200': { description: Good. } }
`;
const HEAD = `openapi: 3.0.3
info: { title: Broken, version: '1' }
`;

test.each<[what: string, files: Readonly<Record<string, string>>, place: string, words: string[]]>([
  [
    'a version without quotes',
    { 'a.yaml': `openapi: 3.0.3\ninfo:\n  title: A\n  version: 1.10\n${OPERATION}` },
    'a.yaml:4',
    ['info.version', '1.10', '"1.10"'],
  ],
  [
    'the same in JSON',
    { 'a.json': '{\n"openapi": "3.0.3",\n"info": { "title": "A",\n  "version": 1.0 },\n"paths": {} }' },
    'a.json:4',
    ['info.version', '"1.0"'],
  ],
  ['syntax', { 'a.yaml': `${HEAD}paths:\n  /a: { get: {\n` }, 'a.yaml:5', ['cannot be parsed']],
  [
    'an unknown parameter location',
    { 'a.yaml': `${HEAD}${OPERATION}      parameters:\n        - name: x\n          in: nowhere\n          schema: { type: string }\n` },
    'a.yaml:9',
    ['parameters.0.in'],
  ],
  [
    'an unknown type',
    {
      'a.yaml': `${HEAD}${OPERATION}components:\n  schemas:\n    Pet:\n      type: object\n      properties:\n        age:\n          type: intger\n`,
    },
    'a.yaml:13',
    ['components.schemas.Pet.properties.age.type'],
  ],
  [
    'a limit that is text',
    { 'a.yaml': `${HEAD}${OPERATION}components:\n  schemas:\n    Pet:\n      minimum: "3"\n` },
    'a.yaml:10',
    ['components.schemas.Pet.minimum'],
  ],
  [
    'a parameter that the path does not have',
    { 'a.yaml': `${HEAD}${OPERATION}      parameters: [{ name: id, in: path, required: true, schema: {} }]\n` },
    'a.yaml:5',
    ['`paths./a.get` has a path parameter named `id`'],
  ],
  [
    'an unknown property',
    { 'a.yaml': `${HEAD}${OPERATION}      tags: [a]\n      sumary: Words.\n` },
    'a.yaml:8',
    ['paths./a.get', 'sumary'],
  ],
  [
    'a forbidden name',
    { 'a.yaml': `${HEAD}${OPERATION}components:\n  schemas:\n    Good: {}\n    A~B: {}\n` },
    'a.yaml:10',
    ['components.schemas', 'A~B'],
  ],
  [
    'the same in 3.1',
    { 'a.yaml': `${HEAD.replace('3.0.3', '3.1.0')}${OPERATION}components:\n  schemas:\n    Good: {}\n    A~B: {}\n` },
    'a.yaml:10',
    ['components.schemas', 'A~B'],
  ],
  [
    'a missing flow in 3.1, next to schemas',
    {
      'a.yaml': `${HEAD.replace('3.0.3', '3.1.0')}${OPERATION}components:\n  schemas: { Pet: { type: object } }\n  securitySchemes:\n    login:\n      type: oauth2\n      flows: {}\n`,
    },
    'a.yaml:10',
    ['components/securitySchemes/login', 'flows'],
  ],
  [
    'a mistake in an operation that 3.2 added',
    {
      'a.yaml': `${HEAD.replace('3.0.3', '3.2.0')}paths:\n  /a:\n    query:\n      parameters:\n        - name: x\n          in: nowhere\n          schema: { type: string }\n      responses: {}\n`,
    },
    'a.yaml:8',
    ['paths./a.query.parameters.0.in'],
  ],
  [
    'a response without a description',
    { 'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      responses:\n        '200':\n          content: {}\n` },
    'a.yaml:7',
    ['paths./a.get.responses.200', 'description'],
  ],
  [
    'a broken reference',
    { 'a.yaml': `${HEAD}${OPERATION}components:\n  schemas:\n    Pet: { $ref: '#/components/schemas/Gone' }\n` },
    'a.yaml:9',
    ['Gone'],
  ],
  [
    'an operation twice',
    {
      'a.yaml': `${HEAD}paths:\n  /a: { get: { operationId: same, responses: { '200': { description: Good. } } } }\n  /b:\n    get:\n      operationId: same\n      responses: { '200': { description: Good. } }\n`,
    },
    'a.yaml:7',
    ['same'],
  ],
  [
    'Swagger 2.0',
    {
      'a.yaml': `swagger: 2.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get:\n      parameters:\n        - name: x\n          in: nowhere\n          type: string\n      responses: { '200': { description: Good. } }\n`,
    },
    'a.yaml:8',
    ['parameters.0'],
  ],
  ['a missing file', { 'a.yaml': `${HEAD}paths:\n  /a: { $ref: gone.yaml }\n` }, 'a.yaml:4', ['“gone.yaml” does not exist.']],
  [
    'a mistake in another file',
    {
      'a.yaml': `${HEAD}paths:\n  /a: { $ref: b.yaml }\n`,
      'b.yaml': 'get:\n  responses:\n    "200": { description: Good. }\n  summary:\n    - list\n',
    },
    'b.yaml:4',
    ['summary'],
  ],
])('%s: the error has its file, line and field', async (_, files, place, words) => {
  const result = await read(files).result;
  if (result instanceof Document) throw new Error('The description was read.');
  const [first] = result;
  expect(`${first?.file}:${first?.line}`).toBe(place);
  for (const word of words) expect(`${first?.message} ${first?.help}`).toContain(word);
});

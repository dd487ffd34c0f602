import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { operationsOf } from '../operations/operations-of.ts';
import { Document, nodeOf } from './document.ts';
import { filesOf } from './files-of.ts';
import { readDescription } from './read-description.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files of a description, and reads the first one. */
async function read(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(folder, 'one-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const [first = ''] = Object.keys(files);
  const file = path.join(root, first);
  return { names: filesOf(file).map((one) => path.relative(root, one)), result: await readDescription(file, first, {}) };
}

const HEAD = `openapi: 3.0.3\ninfo: { title: Split, version: '1' }\n`;
const item = (id: string) => `get:\n  operationId: ${id}\n  responses: { '200': { description: Good. } }\n`;

test.each<[name: string, reference: string]>([
  ['paths/files@{id}#copy.yaml', 'paths/files@{id}#copy.yaml'],
  ['paths/files@{id}#copy.yaml', "'paths/files@{id}%23copy.yaml'"],
  ['paths/files@{id}#copy.yaml', '"paths/files@{id}#copy.yaml#"'],
  ['paths/100%.yaml', 'paths/100%.yaml'],
  ['paths/a%20b.yaml', 'paths/a%20b.yaml'],
  ['paths/a b.yaml', 'paths/a%20b.yaml'],
  ['paths/a b.yaml', 'paths/a b.yaml'],
  ['#1/a, b.yaml', "'./#1/a, b.yaml'"],
])('the file “%s” is read by %s, and watched', async (name, reference) => {
  // In flow style, a brace would end an unquoted reference.
  for (const line of [`\n    $ref: ${reference}`, ...(/^[^'"].*\{/.test(reference) ? [] : [`{ $ref: ${reference} }`])]) {
    const { names, result } = await read({ 'a.yaml': `${HEAD}paths:\n  /a: ${line}\n`, [name]: item('found') });
    if (!(result instanceof Document)) throw new Error(JSON.stringify(result));
    expect(operationsOf(result).map((operation) => operation.name)).toEqual(['found']);
    expect(names).toEqual(['a.yaml', name]);
  }
});

test('extensions and examples may contain references that lead nowhere here', async () => {
  const { result } = await read({
    'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      x-ms-examples: { One: { $ref: ./missing.json }, Two: { $ref: '#/nowhere' } }\n      operationId: a\n      responses: { '200': { description: Good., content: { a/b: { example: { $ref: ./no.json } } } } }\n`,
  });
  if (!(result instanceof Document)) throw new Error(JSON.stringify(result));
  expect(operationsOf(result).map(({ name }) => name)).toEqual(['a']);
});

test('keywords can be used as names: a response called default, a property called example or properties', async () => {
  const { result } = await read({
    'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      responses:\n        default: { $ref: bad.yaml }\n`,
    'bad.yaml': `description: Bad.\ncontent: { application/json: { schema: { $ref: schema.yaml } } }\n`,
    'schema.yaml': `properties:\n  example: { $ref: text.yaml }\n  properties: { $ref: text.yaml }\n  default: { properties: { $ref: 'fields.yaml' } }\n`,
    'text.yaml': 'type: string\n',
    'fields.yaml': 'enum: { $ref: text.yaml }\n',
  });
  if (!(result instanceof Document)) throw new Error(JSON.stringify(result));
  const [operation] = operationsOf(result);
  const bad = result.resolve(nodeOf(operation?.node.responses).default);
  expect(bad.description).toBe('Bad.');
  const { schemas } = nodeOf(result.root.components);
  const text = { $ref: '#/components/schemas/text' };
  expect(schemas).toEqual({
    schema: { properties: { example: text, properties: text, default: { properties: { enum: text } } } },
    text: { type: 'string' },
  });
});

test.each<[what: string, files: Readonly<Record<string, string>>, places: string[]]>([
  [
    'paths',
    { 'a.yaml': `${HEAD}paths:\n  /a: { $ref: b.yaml }\n`, 'b.yaml': '$ref: c.yaml\n', 'c.yaml': '\n$ref: b.yaml\n' },
    ['c.yaml:2'],
  ],
  [
    'schemas',
    {
      'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      responses: { '200': { description: Good., content: { a/b: { schema: { $ref: b.yaml } } } } }\n`,
      'b.yaml': '\n$ref: c.yaml\n',
      'c.yaml': '\n\n$ref: b.yaml\n',
    },
    ['a.yaml:6', 'b.yaml:2', 'c.yaml:3'],
  ],
  ['a file and itself', { 'a.yaml': `${HEAD}paths:\n  /a: { $ref: b.yaml }\n`, 'b.yaml': '$ref: "#"\n' }, ['b.yaml:1']],
])('a cycle of %s is reported at its location', async (_, files, places) => {
  const { result } = await read(files);
  if (result instanceof Document) throw new Error('The description was read.');
  expect(result.map(({ file, line }) => `${file}:${line}`)).toEqual(places);
  for (const { message } of result) expect(message).toContain('leads in a circle');
});

test('schemas that contain each other across files are not a cycle', async () => {
  const { result } = await read({
    'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      responses: { '200': { description: Good., content: { a/b: { schema: { $ref: b.yaml } } } } }\n`,
    'b.yaml': 'properties: { c: { $ref: c.yaml } }\n',
    'c.yaml': 'type: array\nitems: { $ref: b.yaml }\n',
  });
  expect(result).toBeInstanceOf(Document);
});

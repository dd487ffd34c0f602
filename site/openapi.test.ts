import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addresses } from './constants.ts';
import { openapiFiles } from './openapi/openapi-files.ts';
import { openapiText } from './openapi/openapi-text.ts';
import { operations } from './openapi/operations.ts';
import { examplesOf } from './openapi/request.ts';
import type { Content, Schema } from './openapi/schema.ts';

const PAGE = 'content/v2/api/rest/index.mdx';
const all = await operations();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Why a value does not match a schema; empty where it does. */
function faults(schema: Schema, value: unknown): string {
  return ajv.validate(schema, value) ? '' : ajv.errorsText();
}

test('the description is valid OpenAPI', async () => {
  expect(await validate(parse(openapiText()))).toMatchObject({ valid: true, warnings: [] });
});

test('both downloads say the same, and name the real server', async () => {
  const yaml: unknown = parse(String(await openapiFiles['/openapi.yaml']?.()));
  const json: unknown = JSON.parse(String(await openapiFiles['/openapi.json']?.()));
  expect(json).toEqual(yaml);
  expect(json).toMatchObject({ servers: [{ url: addresses['api base url'] }] });
  expect(JSON.stringify(json)).not.toContain('{{');
});

test('the page has a block for every operation, below its heading, and no other', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/<Endpoint\b[^>]*>/g)].length;
  const described = [...readFileSync(PAGE, 'utf8').matchAll(/^### (.+?) \{#([\w-]+)[^}]*\}\n\n<Endpoint id="(\w+)" \/>$/gm)];
  expect(described).toHaveLength(blocks);
  const onPage = described.map(([, summary, anchor, id]) => ({ id, anchor, summary }));
  const inDescription = all.map(({ operationId, summary, 'x-anchor': anchor }) => ({ id: operationId, anchor, summary }));
  expect(onPage.sort(byId)).toEqual(inDescription.sort(byId));
});

describe('examples match their schemas', () => {
  for (const { method, path, parameters, requestBody, responses, 'x-sample': sample } of all) {
    test(`${method} ${path}`, () => {
      const contents = [requestBody?.content, ...Object.values(responses).map((response) => response.content)].flatMap(
        (content): Content[] => (content ? [content['application/json']] : []),
      );
      for (const content of contents) {
        const examples = examplesOf(content);
        expect(examples.length).toBeGreaterThan(0);
        for (const { value } of examples) expect(faults(content.schema, value)).toBe('');
      }
      for (const { schema, example, examples } of parameters) {
        const values = [...(example === undefined ? [] : [example]), ...Object.values(examples ?? {}).map(({ value }) => value)];
        for (const value of values) expect(faults(schema, value)).toBe('');
      }
      for (const [name, value] of Object.entries(sample)) {
        const parameter = parameters.find((candidate) => candidate.name === name);
        expect(parameter, `x-sample names ${name}`).toBeDefined();
        if (parameter) expect(faults(parameter.schema, value)).toBe('');
      }
    });
  }
});

test('every parameter in a path is described, and every required one has an example', () => {
  for (const { path, parameters, 'x-sample': sample } of all) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    for (const { name, required, example, examples } of parameters) {
      if (required) expect(sample[name] ?? example ?? examples, `${path}: ${name}`).toBeDefined();
    }
  }
});

test('operationIds and anchors are there once', () => {
  const text = v.parse(v.object({ paths: v.unknown() }), parse(openapiText()));
  const found = (key: string) => [...JSON.stringify(text.paths).matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map((match) => match[1]);
  for (const key of ['operationId', 'x-anchor']) expect(new Set(found(key)).size).toBe(all.length);
});

function byId(a: { id?: string | undefined }, b: { id?: string | undefined }): number {
  return String(a.id).localeCompare(String(b.id));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nodeOf } from '../packages/openapi/description/document.ts';
import { examplesOf } from '../packages/openapi/schema/examples.ts';
import { addresses } from './constants.ts';
import { apiAreas } from './openapi/areas.ts';
import { description } from './openapi/description.ts';
import { openapiFiles } from './openapi/openapi-files.ts';
import { openapiText } from './openapi/openapi-text.ts';

const FOLDER = 'content/v2/api/rest';
const { document, operations: all } = await description();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Why a value doesn't match a schema, or empty if it does. References point into the description. */
function faults(schema: unknown, value: unknown): string {
  const whole = JSON.parse(JSON.stringify(schema ?? false).replaceAll('"$ref":"#/', '"$ref":"api#/'));
  return ajv.validate(whole, value) ? '' : ajv.errorsText();
}

test('the description is valid OpenAPI', async () => {
  expect(await validate(parse(openapiText()))).toMatchObject({ valid: true, warnings: [] });
});

test('both downloads are equivalent, and name the real server', async () => {
  const yaml: unknown = parse(String(await openapiFiles['/openapi.yaml']?.()));
  const json: unknown = JSON.parse(String(await openapiFiles['/openapi.json']?.()));
  expect(json).toEqual(yaml);
  expect(json).toMatchObject({ servers: [{ url: addresses['api base url'] }] });
  expect(JSON.stringify(json)).not.toContain('{{');
});

/** Endpoint lists on the overview page: their area and the page they link to. */
const lists = [
  ...readFileSync(path.join(FOLDER, 'index.mdx'), 'utf8').matchAll(
    /^<ApiMoved id="(\w+)">.+<\/ApiMoved>\n\n<EndpointList area="(\w+)" at="\/api\/rest\/(\w+)\/" \/>$/gm,
  ),
].map(([, anchor, area, page]) => ({ anchor, area, page }));

test('every operation is on the page of its area, below a heading with its summary and anchor', () => {
  const onPages = readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const described = [...text.matchAll(/^##+ (.+?) \{#([\w-]+)[^}]*\}\n\n<Endpoint id="(\w+)" \/>$/gm)];
    return described.map(([, title, anchor, name]) => ({ name, anchor, title, page: path.basename(file, '.mdx') }));
  });
  const pageOf = new Map(lists.map(({ area, page }) => [area, page]));
  const inDescription = all.map(({ name, anchor, title, area }) => ({ name, anchor, title, page: pageOf.get(area) }));
  expect(onPages.sort(byName)).toEqual(inDescription.sort(byName));
});

test('the overview page lists the areas in the order of the settings', () => {
  const areas: readonly string[] = apiAreas;
  expect(lists.map(({ area }) => area)).toEqual(areas);
  expect(lists.map(({ anchor }) => anchor)).toEqual(areas);
  expect(new Set(all.map(({ area }) => area))).toEqual(new Set(areas));
});

/** The engine has its own checks. Here, an independent validator checks the same examples. */
describe('examples match their schemas', () => {
  ajv.addSchema({ ...document.root, $id: 'api' });
  for (const { method, path: address, node, parameters } of all) {
    test(`${method} ${address}`, () => {
      const holders = [
        document.resolve(node.requestBody),
        ...Object.values(nodeOf(node.responses)).map((response) => document.resolve(response)),
      ];
      const contents = holders.flatMap(({ content }) => Object.values(nodeOf(content)).map(nodeOf));
      for (const media of contents) {
        const examples = examplesOf(document, media);
        expect(examples.length).toBeGreaterThan(0);
        for (const { value } of examples) expect(faults(media.schema, value)).toBe('');
      }
      for (const parameter of parameters)
        for (const { value } of examplesOf(document, parameter.node)) expect(faults(parameter.node.schema, value)).toBe('');
      for (const [name, value] of Object.entries(nodeOf(node['x-sample']))) {
        const parameter = parameters.find((candidate) => candidate.name === name);
        expect(parameter, `x-sample names ${name}`).toBeDefined();
        expect(faults(parameter?.node.schema, value)).toBe('');
      }
    });
  }
});

test('every path parameter is described, and every required one has an example', () => {
  for (const { path: address, parameters, node } of all) {
    const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    for (const { name, required, node: parameter } of parameters)
      if (required) expect(nodeOf(node['x-sample'])[name] ?? examplesOf(document, parameter)[0], `${address}: ${name}`).toBeDefined();
  }
});

test('operationIds and anchors are unique', () => {
  const text = v.parse(v.object({ paths: v.unknown() }), parse(openapiText()));
  const found = (key: string) => [...JSON.stringify(text.paths).matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map((match) => match[1]);
  for (const key of ['operationId', 'x-anchor']) expect(new Set(found(key)).size).toBe(all.length);
});

function byName(a: { name?: string | undefined }, b: { name?: string | undefined }): number {
  return String(a.name).localeCompare(String(b.name));
}

import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteConfig } from '../engine/config/schema.ts';
import { FIELD_NAMES } from '../engine/content/source/field-names.ts';
import { SCHEMAS } from '../engine/content/source/frontmatter.ts';

/** What is no JSON schema, such as a function or a check by code, is left out. */
const OPTIONS = { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' } as const;

const frontmatter = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Frontmatter of a page',
  type: 'object',
  // Fields of other tools are kept, so none is refused.
  properties: Object.fromEntries(
    Object.entries(SCHEMAS).flatMap(([field, schema]) => {
      const [name] = FIELD_NAMES[field as keyof typeof SCHEMAS];
      const { $schema: _, ...rest } = toJsonSchema(schema, OPTIONS);
      return name === undefined ? [] : [[name, rest]];
    }),
  ),
};
const settings = { title: 'Settings of a site', ...toJsonSchema(siteConfig, OPTIONS) };

// `npx vitest run tests/schemas.test.ts -u` writes them anew.
test.each([
  ['frontmatter', frontmatter],
  ['settings', settings],
])('engine/schemas/%s.json is what the engine checks by', async (name, schema) => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../engine/schemas/${name}.json`);
});

function validator(schema: object) {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}

describe('an editor finds what the engine would report', () => {
  test.each([
    ['title: A page\nshort_description: About it.', true],
    ['title: 404', true],
    ['prev: false\nnext: /x/', true],
    ['weight: 3\nfield_of_another_tool: [1]', true],
    ['next: x', false],
    ['draft: maybe', false],
    ['short_description: ""', false],
  ])('%j is right: %s', (yaml, right) => {
    expect(validator(frontmatter)(parse(yaml))).toBe(right);
  });

  test.each([
    [{ title: 'T', base: '/docs/', versions: [{ id: 'v1', content: 'content' }] }, true],
    [{ navigation: { sidebar: ['/x/', { label: 'L', items: ['/y/', { path: '/z/' }] }] } }, true],
    [{ titel: 'T' }, false],
    [{ host: 'no-such-host' }, false],
    [{ navigation: { sidebar: [{ label: 'L', items: [1] }] } }, false],
  ])('%j is right: %s', (given, right) => {
    expect(validator(settings)(given)).toBe(right);
  });
});

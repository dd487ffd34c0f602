import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { KINDS } from '../packages/core/check/checks.ts';
import { siteConfig } from '../packages/core/config/schema.ts';
import { FIELD_NAMES } from '../packages/core/content/source/field-names.ts';
import { SCHEMAS } from '../packages/core/content/source/frontmatter.ts';
import { optionSchema } from '../packages/core/plugins/check-options.ts';
import { BUILT_INS, PLUGIN_KINDS } from '../packages/docs/built-ins.ts';
import openapi from '../packages/openapi/plugin.ts';
import { runOptions } from '../packages/samples/options.ts';
import samples from '../packages/samples/plugin.ts';

const DEFAULT_PLUGINS = [
  ['@workflow-docs/engine/openapi', openapi],
  ['@workflow-docs/engine/samples', samples],
] as const;

/** Leaves out what JSON Schema can't express, such as functions and custom checks. */
const OPTIONS = { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' } as const;

const frontmatter = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Frontmatter of a page',
  type: 'object',
  // Fields of other tools are allowed.
  properties: Object.fromEntries(
    Object.entries(SCHEMAS).flatMap(([field, schema]) => {
      const [name] = FIELD_NAMES[field as keyof typeof SCHEMAS];
      const { $schema: _, ...rest } = toJsonSchema(schema, OPTIONS);
      return name === undefined ? [] : [[name, rest]];
    }),
  ),
};
const schema = toJsonSchema(siteConfig, OPTIONS);
/** Entries of `plugins`, with the options of the built-in plugins. */
const plugins = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'string', minLength: 1 },
      ...DEFAULT_PLUGINS.map(([use, plugin]) => ({
        type: 'object',
        properties: { use: { const: use }, options: plugin.options ? toJsonSchema(optionSchema(plugin.options), OPTIONS) : {} },
        required: ['use'],
        additionalProperties: false,
      })),
      {
        type: 'object',
        properties: { use: { type: 'string', minLength: 1 }, options: {} },
        required: ['use'],
        additionalProperties: false,
      },
    ],
  },
  default: [],
};
const host = {
  anyOf: [{ type: 'string', enum: Object.values(BUILT_INS).flatMap(({ hosts = [] }) => hosts) }, schema.properties?.host ?? {}],
};
const kinds = { enum: Object.keys({ ...KINDS, ...PLUGIN_KINDS }).sort() };
const settings = {
  title: 'Settings of a site',
  ...schema,
  // The settings module doesn't know the ids of diagnostics, which the checks define.
  properties: { ...schema.properties, errors: { anyOf: [{ const: 'all' }, { type: 'array', items: kinds }], default: [] }, host, plugins },
};

// `npx vitest run tests/schemas.test.ts -u` updates them.
test.each([
  ['frontmatter', frontmatter],
  ['settings', settings],
])('packages/docs/schemas/%s.json is what the engine checks by', async (name, schema) => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../packages/docs/schemas/${name}.json`);
});

function validator(schema: object) {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}

describe('an editor finds the same mistakes as the engine', () => {
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
    [{ errors: ['link-broken', 'title-duplicate'] }, true],
    [{ errors: ['link-brokn'] }, false],
    [{ titel: 'T' }, false],
    [{ host: 'a-host-of-a-plugin' }, true],
    [{ host: 1 }, false],
    [{ plugins: ['./plugins/tickets.ts', { use: './x.ts', options: { url: 'x' } }] }, true],
    [{ plugins: [{ options: {} }] }, false],
    [{ navigation: { sidebar: [{ label: 'L', items: [1] }] } }, false],
  ])('%j is right: %s', (given, right) => {
    expect(validator(settings)(given)).toBe(right);
  });
});

interface Schema {
  default?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/** Every setting, such as `brand.logo` and `versions[].id`. Groups have no row, except those described on another page. */
function settingsIn({ properties = {} }: Schema, above = ''): [string, Schema][] {
  return Object.entries(properties).flatMap(([key, schema]): [string, Schema][] => {
    const name = above + key;
    if (name === 'samples' || name === 'plugins') return [[name, schema]];
    if (schema.properties) return settingsIn(schema, `${name}.`);
    return [[name, schema], ...settingsIn(schema.items ?? {}, `${name}[].`)];
  });
}

describe('docs/settings.md', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `([\w.[\]]+)` \| ([^|]+) \| ([^|]+) \| `([^|]+)` \| \S[^|]+ \|$/gm);
  const described = [...rows].map(([, name = '', , initial = '', example = '']) => ({ name, initial, example }));
  const known = new Map(settingsIn(JSON.parse(JSON.stringify(settings))));

  test('has a row for every setting, with type, default, example and meaning', () => {
    expect(described.map(({ name }) => name).sort()).toEqual([...known.keys()].sort());
  });

  test.each(described)('$name: the default matches the schema, and the example is valid', ({ name, initial, example }) => {
    const value = known.get(name)?.default;
    if (['string', 'number', 'boolean'].includes(typeof value) && value !== '') expect(parse(initial.replaceAll('`', ''))).toBe(value);
    if (name === 'files') return; // its values are functions
    const given: unknown = parse(`{ ${example} }`);
    expect(validator(settings)(given)).toBe(true);
    expect(JSON.stringify(given)).toContain(`"${name.split(/\W+/).at(-1)}":`);
  });

  test('the fields of samples are in docs/samples.md', () => {
    const text = readFileSync('docs/samples.md', 'utf8');
    const fields = Object.keys(runOptions.fields ?? {});
    expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) expect(text).toMatch(new RegExp(`^\\| \`${field}\` `, 'm'));
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { referenceComponents } from './reference-components.ts';

const root = mkdtempSync(path.join(tmpdir(), 'placed-'));
afterAll(() => rmSync(root, { recursive: true }));

const json = (schema: object) => ({ 'application/json': { schema } });
const operation = (tag: string, operationId: string) => ({
  tags: [tag],
  operationId,
  description: 'As `{{x}}` or `{{two words}}`.',
  responses: {
    200: { description: 'A pet.', content: json({ type: 'object', properties: { pet: { $ref: '#/components/schemas/Pet' } } }) },
    401: { description: 'The key is wrong.', content: json({ type: 'object', properties: { error: { type: 'string' } } }) },
  },
});
writeFileSync(
  path.join(root, 'pets.json'),
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': { post: operation('pets', 'createPet'), get: operation('pets', 'listPets') },
      '/owners': { get: operation('owners', 'listOwners') },
    },
    components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
  }),
);

/** Markdown that a component renders. */
async function written(name: string, props: Record<string, string>, objects?: string, lang = 'en'): Promise<string> {
  const description = {
    file: 'pets.json',
    path: '/api/',
    objects,
    title: undefined,
    areas: [],
    keyVariable: 'KEY',
    send: [],
    links: undefined,
  };
  const component = referenceComponents([description], { root, names: {}, lang: 'en', words: {} })[name];
  if (component?.kind !== 'markdown') throw new Error(`There is no ${name}.`);
  return component.write(props, { lang });
}

describe.each([
  { where: 'on one page', objects: undefined, object: '](#object-pet)', errors: '](#errors)', heading: '### Pet {#object-pet}' },
  {
    where: 'on several pages',
    objects: '/api/objects/',
    object: '](/api/objects/#object-pet)',
    errors: '](/api/#errors)',
    heading: '## Pet {#object-pet}',
  },
])('operations $where', ({ objects, object, errors, heading }) => {
  test('link to the objects and errors', async () => {
    const text = await written('Endpoint', { id: 'createPet' }, objects);
    expect(text).toContain(object);
    expect(text).toContain(errors);
  });

  test('have objects with headings at the level of the page', async () => {
    expect((await written('ApiObjects', {}, objects)).split('\n')).toContain(heading);
  });
});

test('double braces in code name no constant of the site', async () => {
  expect(await written('Endpoint', { id: 'createPet' })).toContain('As `{{x}}` or `{ {two words}}`.');
});

test('an area on another page is listed with the old ids of its operations', async () => {
  const list = await written('EndpointList', { area: 'pets', at: '/api/pets/' });
  expect(list).toContain('<ApiMoved id="create-pet">[Create pet](/api/pets/#create-pet)</ApiMoved>');
  expect(list).not.toContain('/owners');
  expect(await written('EndpointList', {})).toContain('/owners');
  expect(await written('EndpointList', {}, undefined, 'de')).toContain('| Anfrage | Funktion |'); // a translated page
});

test('an unknown area is reported with the available ones', async () => {
  await expect(written('EndpointList', { area: 'cats' })).rejects.toMatchObject({
    message: 'Unknown area “cats”.',
    help: 'Areas: pets, owners.',
  });
});

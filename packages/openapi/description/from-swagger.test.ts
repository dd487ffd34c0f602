import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromSwagger } from './from-swagger.ts';

const swagger: Record<string, unknown> = parse(`
swagger: '2.0'
info: { title: Zoo, version: '1' }
host: zoo.example.com
basePath: /v2
schemes: [http, https]
consumes: [application/json]
produces: [application/json]
securityDefinitions:
  user: { type: basic, description: Words of the user. }
  app: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example.com, tokenUrl: https://t.example.com, scopes: { read: Read. }, description: Words of the app. }
parameters:
  Limit: { name: limit, in: query, type: integer, maximum: 100, default: 20 }
  Animal: { name: animal, in: body, required: true, description: Words of the body., schema: { $ref: '#/definitions/Animal' } }
responses:
  Gone: { description: Gone., schema: { $ref: '#/definitions/Animal' } }
paths:
  /animals:
    parameters: [{ $ref: '#/parameters/Limit' }]
    get:
      produces: [text/csv]
      parameters:
        - { name: ids, in: query, type: array, items: { type: string }, collectionFormat: multi, x-example: [a, b] }
        - { name: tabs, in: query, type: array, items: { type: string }, collectionFormat: tsv }
        - { name: commas, in: header, type: array, items: { type: string } }
        - { name: grid, in: query, type: array, items: { type: array, collectionFormat: pipes, items: { type: integer } } }
      responses:
        200: { description: Good., schema: { type: string }, headers: { X-Rate: { type: integer, description: Rate. } }, examples: { text/csv: 'a,b' } }
        410: { $ref: '#/responses/Gone' }
    post: { parameters: [{ $ref: '#/parameters/Animal' }], responses: { 201: { description: Made. } } }
  /cats:
    parameters: [{ $ref: '#/parameters/Animal' }]
    post: { parameters: [{ name: cat, in: body, schema: { $ref: '#/definitions/Cat' } }], responses: { 201: { description: Made. } } }
  /animals/{id}/photo:
    post:
      consumes: [multipart/form-data, application/x-www-form-urlencoded]
      parameters:
        - { name: id, in: path, required: true, type: string }
        - { name: photo, in: formData, type: file, required: true }
        - { name: tags, in: formData, type: array, items: { type: string, enum: [x, y] }, collectionFormat: multi, default: [x] }
      responses: { 204: { description: Done. } }
definitions:
  Animal: { type: object, discriminator: kind, properties: { kind: { type: string }, type: { type: string, x-nullable: true }, discriminator: { type: string } } }
  Cat: { allOf: [{ $ref: '#/definitions/Animal' }, { type: object, properties: { lives: { type: integer, maximum: 9, x-example: 7 } } }] }
  Lion: { x-ms-discriminator-value: lion, allOf: [{ $ref: '#/definitions/Cat' }] }
`);

const converted = JSON.parse(JSON.stringify(fromSwagger(swagger)));
const { paths, components } = converted;
const animals = paths['/animals'];
const photo = paths['/animals/{id}/photo'].post;

test.each<[what: string, seen: unknown, expected: unknown]>([
  ['servers', converted.servers, [{ url: 'https://zoo.example.com/v2' }, { url: 'http://zoo.example.com/v2' }]],
  ['basic', components.securitySchemes.user, { type: 'http', scheme: 'basic', description: 'Words of the user.' }],
  ['flow', Object.keys(components.securitySchemes.app.flows), ['authorizationCode']],
  ['description of a scheme', components.securitySchemes.app.description, 'Words of the app.'],
  ['shared parameter', components.parameters.Limit.schema, { type: 'integer', maximum: 100, default: 20 }],
  ['parameter of a path', animals.parameters, [{ $ref: '#/components/parameters/Limit' }]],
  [
    'multi',
    [animals.get.parameters[0].style, animals.get.parameters[0].explode, animals.get.parameters[0].example],
    ['form', true, ['a', 'b']],
  ],
  ['tsv', [animals.get.parameters[1].style, animals.get.parameters[1].explode], ['tabDelimited', false]],
  ['header', [animals.get.parameters[2].style, animals.get.parameters[2].explode], ['simple', false]],
  [
    'lists in a list',
    animals.get.parameters[3],
    {
      name: 'grid',
      in: 'query',
      schema: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      style: 'form',
      explode: false,
      inner: ['pipeDelimited'],
    },
  ],
  ['produces of the operation', animals.get.responses['200'].content, { 'text/csv': { schema: { type: 'string' }, example: 'a,b' } }],
  ['header of a response', animals.get.responses['200'].headers['X-Rate'], { description: 'Rate.', schema: { type: 'integer' } }],
  ['shared response', animals.get.responses['410'], { $ref: '#/components/responses/Gone' }],
  ['its content', components.responses.Gone.content['application/json'].schema, { $ref: '#/components/schemas/Animal' }],
  [
    'shared body',
    [animals.post.parameters, animals.post.requestBody.required, animals.post.requestBody.description],
    [[], true, 'Words of the body.'],
  ],
  [
    'body that replaces the one of the path',
    paths['/cats'].post.requestBody,
    { required: false, content: { 'application/json': { schema: { $ref: '#/components/schemas/Cat' } } } },
  ],
  ['form with a file', Object.keys(photo.requestBody.content), ['multipart/form-data']],
  ['file', photo.requestBody.content['multipart/form-data'].schema.properties.photo, { type: 'string', format: 'binary' }],
  [
    'list in a form',
    photo.requestBody.content['multipart/form-data'].schema.properties.tags,
    { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, default: ['x'] },
  ],
  ['its encoding', photo.requestBody.content['multipart/form-data'].encoding.tags, { style: 'form', explode: true }],
  ['required in a form', photo.requestBody.content['multipart/form-data'].schema.required, ['photo']],
  [
    'subtypes, including nested ones, by discriminator value',
    components.schemas.Animal.discriminator,
    { propertyName: 'kind', mapping: { Cat: '#/components/schemas/Cat', lion: '#/components/schemas/Lion' } },
  ],
  [
    'nullable, and properties named like keywords',
    components.schemas.Animal.properties.type,
    { type: 'string', 'x-nullable': true, nullable: true },
  ],
  ['example of a property', components.schemas.Cat.allOf[1].properties.lives.example, 7],
])('%s', (_, seen, expected) => {
  expect(seen).toEqual(expected);
});

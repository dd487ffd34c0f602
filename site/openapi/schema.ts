import * as v from 'valibot';

/** The parts of a schema that the reference shows. `$ref`s have been replaced by what they name. */
export interface Schema {
  type?: string | string[] | undefined;
  description?: string | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  allOf?: Schema[] | undefined;
  /** Where one of several fields is required, a part for each of them. */
  anyOf?: Schema[] | undefined;
}

const schema: v.GenericSchema<Schema> = v.object({
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  description: v.optional(v.string()),
  format: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  default: v.optional(v.unknown()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => schema)),
  allOf: v.optional(v.array(v.lazy(() => schema))),
  anyOf: v.optional(v.array(v.lazy(() => schema))),
});

const example = v.object({ summary: v.optional(v.string(), ''), value: v.unknown() });
const content = v.object({
  'application/json': v.object({ schema: schema, example: v.optional(v.unknown()), examples: v.optional(v.record(v.string(), example)) }),
});
const parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.optional(v.boolean(), false),
  description: v.string(),
  schema: schema,
  example: v.optional(v.unknown()),
  examples: v.optional(v.record(v.string(), example)),
  'x-shared': v.optional(v.boolean(), false),
});
const operation = v.object({
  operationId: v.string(),
  'x-anchor': v.string(),
  'x-also-anchors': v.optional(v.array(v.string()), []),
  'x-sample': v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.string(),
  parameters: v.optional(v.array(parameter), []),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ description: v.string(), content: v.optional(content) })),
});
const METHODS = ['get', 'post', 'put', 'delete'] as const;

export const description = v.object({
  servers: v.pipe(v.array(v.object({ url: v.string() })), v.minLength(1)),
  paths: v.record(v.string(), v.object(v.entriesFromList(METHODS, v.optional(operation)))),
  components: v.object({ responses: v.record(v.string(), v.object({ description: v.string() })) }),
});

export type Content = v.InferOutput<typeof content>['application/json'];

/** An operation with its place. */
export interface Operation extends v.InferOutput<typeof operation> {
  /** `POST` */
  method: string;
  /** `/sources/{id}` */
  path: string;
  server: string;
}

import { english, type ReferenceSay } from '../language/say-reference.ts';
import { jsonText, numberFrom, parseJson } from '../request/exact-number.ts';
import { type Filled, fillRequest, serverText } from '../request/fill-request.ts';
import type { Request, RequestForm } from '../request/request.ts';
import { schemaFaults } from '../request/schema-faults.ts';
import { valueAt } from '../request/value-at.ts';

/** A reader's input. Empty texts are left out of the request. */
export interface Typed {
  /** One text per parameter, in order. */
  values: string[];
  /** One text per field of the body: see `bodyFields`. */
  body: string[];
  server: number;
  variables: Record<string, string>;
}

export interface CheckedRequest {
  request: Request;
  /** Error of each parameter, in order; empty if it's valid. */
  faults: string[];
  /** The same for the fields of the body. */
  bodyFaults: string[];
  /** Errors of the body as a whole. */
  wholeFaults: string[];
}

/** An input of the form. */
export interface FormField {
  name: string;
  required: boolean;
  schema: unknown;
  value: unknown;
  isFile: boolean;
}

type Json = Readonly<Record<string, unknown>>;

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** One input per property of the body, or a single one if the body is a file or not an object. */
export function bodyFields({ body }: RequestForm): FormField[] {
  if (!body) return [];
  const { properties, required } = recordOf(body.schema);
  const own = Object.entries(recordOf(properties)).filter(([, schema]) => recordOf(schema).readOnly !== true);
  const isObject = typeof body.value === 'object' && body.value !== null && !Array.isArray(body.value);
  if (own.length === 0 || !isObject || body.kind === 'file' || body.kind === 'text')
    return [{ name: '', required: true, schema: body.kind === 'json' ? body.schema : {}, value: body.value, isFile: body.kind === 'file' }];
  const value = recordOf(body.value);
  const names = new Set(Array.isArray(required) ? required : []);
  const fields = own.map(
    ([name, schema]): FormField => ({
      name,
      required: names.has(name),
      schema,
      value: valueAt(value, name),
      isFile: Object.hasOwn(body.files ?? {}, name),
    }),
  );
  return fields.sort((a, b) => Number(b.required) - Number(a.required));
}

/** Initial input: the request of the samples. */
export function typedOf(form: RequestForm): Typed {
  return {
    values: form.parameters.map(({ value }) => written(value)),
    body: bodyFields(form).map(({ value }) => written(value)),
    server: 0,
    variables: {},
  };
}

/** A value as a reader would type it. */
function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && !item.includes(',')) && value.length > 0)
    return value.join(', ');
  return typeof value === 'object' ? jsonText(value, 2) : String(value);
}

/** Builds a request from the input, and validates it against the schemas. A missing required value is taken from the sample. */
export function checkRequest(form: RequestForm, typed: Typed, say: ReferenceSay = english): CheckedRequest {
  const first = typedOf(form);
  const faults: string[] = [];
  const values = form.parameters.map((parameter, index) => {
    const text = typed.values[index] ?? '';
    if (text === '') {
      faults.push(parameter.required && first.values[index] !== '' ? say`is required` : '');
      return parameter.required ? parameter.value : undefined;
    }
    const value = meaningOf(text, parameter.schema);
    faults.push(faultOf(say, value, parameter.schema));
    // An example in the description may be invalid; it's kept until it's edited.
    return text === first.values[index] ? parameter.value : value;
  });
  const { body, bodyFaults, wholeFaults } = checkBody(say, form, typed, first);
  const filled: Filled = { values, body, server: typed.server, variables: typed.variables };
  return { request: fillRequest(form, filled), faults, bodyFaults, wholeFaults };
}

const MOST = 3;

function checkBody(
  say: ReferenceSay,
  form: RequestForm,
  typed: Typed,
  first: Typed,
): Pick<CheckedRequest, 'bodyFaults' | 'wholeFaults'> & { body: unknown } {
  const { body } = form;
  if (!body) return { body: undefined, bodyFaults: [], wholeFaults: [] };
  const fields = bodyFields(form);
  const bodyFaults: string[] = [];
  const read = fields.map((field, index): unknown => {
    const text = typed.body[index] ?? '';
    if (field.isFile || body.kind === 'text') {
      bodyFaults.push('');
      return text === '' ? (field.required ? field.value : undefined) : text;
    }
    if (text === '') {
      bodyFaults.push(field.required && field.value !== undefined ? say`is required` : '');
      return field.required ? field.value : undefined;
    }
    if (text === first.body[index]) {
      bodyFaults.push('');
      return field.value;
    }
    const value = meaningOf(text, field.schema);
    bodyFaults.push(
      field.name === '' && body.kind === 'json' && typeof value === 'string' && !typesOf(field.schema).includes('string')
        ? say`is not JSON`
        : faultOf(say, value, field.schema),
    );
    return value;
  });
  if (fields[0]?.name === '') return { body: read[0], bodyFaults, wholeFaults: [] };
  const all = [...Object.entries(recordOf(body.value)), ...fields.map(({ name }, index) => [name, read[index]] as const)];
  const value = Object.fromEntries(Object.entries(Object.fromEntries(all)).filter(([, one]) => one !== undefined));
  const { properties: _, ...whole } = recordOf(body.schema);
  const wholeFaults =
    JSON.stringify(typed.body) === JSON.stringify(first.body)
      ? []
      : schemaFaults(value, whole, undefined, say)
          .slice(0, MOST)
          .map(({ at, message }) => say`${at === '' ? say`The body` : at} ${message}.`);
  return { body: value, bodyFaults, wholeFaults: bodyFaults.some((fault) => fault !== '') ? [] : wholeFaults };
}

function faultOf(say: ReferenceSay, value: unknown, schema: unknown): string {
  const [fault] = schemaFaults(value, schema, undefined, say);
  return fault === undefined ? '' : fault.at === '' ? fault.message : say`${fault.at} ${fault.message}`;
}

/** Converts the text of an input to a value. */
function meaningOf(text: string, schema: unknown): unknown {
  const types = typesOf(schema);
  const trimmed = text.trim();
  if (types.includes('array') && !/^[[{"]/.test(trimmed)) {
    const items = recordOf(recordOf(schema).items);
    return trimmed.split(/\s*,\s*/).map((item) => meaningOf(item, items));
  }
  if (types.some((type) => type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(trimmed)) return numberFrom(trimmed);
  if (types.includes('boolean') && /^(?:true|false)$/.test(trimmed)) return trimmed === 'true';
  if (types.includes('string')) return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Types in a schema and its alternatives. */
export function typesOf(schema: unknown, depth = 0): string[] {
  const { type, anyOf, oneOf, allOf, properties, items } = recordOf(schema);
  const inner = depth > 4 ? [] : [anyOf, oneOf, allOf].flat().flatMap((part) => typesOf(part, depth + 1));
  return [
    ...[type ?? []].flat().map(String),
    ...inner,
    ...(properties === undefined ? [] : ['object']),
    ...(items === undefined ? [] : ['array']),
  ];
}

/** The values a schema allows, if there are only a few. */
export function choicesOf(schema: unknown): string[] {
  const { enum: values, const: only, anyOf, oneOf } = recordOf(schema);
  const list = Array.isArray(values) ? values : only === undefined ? [] : [only];
  if (list.length > 0) return list.filter((value) => value !== null).map(String);
  const types = [...new Set(typesOf(schema))];
  if (types.length === 1 && types[0] === 'boolean') return ['true', 'false'];
  const parts = [anyOf, oneOf].flat().filter((part) => part !== undefined);
  const inner = parts.map(choicesOf);
  return inner.length > 0 && inner.every((choices) => choices.length > 0) ? [...new Set(inner.flat())] : [];
}

/** Whether the input needs several lines: JSON, or a list of objects. */
export function isLong(schema: unknown, value: unknown): boolean {
  const types = typesOf(schema);
  const items = typesOf(recordOf(schema).items);
  return (
    types.includes('object') || items.includes('object') || (typeof value === 'object' && value !== null && written(value).includes('\n'))
  );
}

/** Variables of a server, which the reader can change. */
export function serverFields({ servers }: RequestForm, index: number): { name: string; value: string; choices: readonly string[] }[] {
  return Object.entries(servers[index]?.variables ?? {}).map(([name, { value, choices = [] }]) => ({ name, value, choices }));
}

/** Options of the server menu. */
export function serverNames({ servers }: RequestForm): string[] {
  return servers.map((server) => serverText(server));
}

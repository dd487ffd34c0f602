import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { isJson, type Media, mediaOf } from '../description/media.ts';
import { jsonText } from '../request/exact-number.ts';
import { fillRequest, sampleValues } from '../request/fill-request.ts';
import type { Request, RequestBody, RequestForm, RequestParameter, RequestServer, Serialization } from '../request/request.ts';
import { schemaFaults } from '../request/schema-faults.ts';
import { textOfValue } from '../request/serialize.ts';
import { valueAt } from '../request/value-at.ts';
import { compactSchema } from '../schema/compact-schema.ts';
import { valuesOf } from '../schema/examples.ts';
import { flatSchema, typesOf } from '../schema/flat-schema.ts';
import { sampleValue, withoutReadOnly } from '../schema/sample-value.ts';
import { xmlText } from '../schema/xml-text.ts';
import { TEXTS, withInnerText, withInnerTexts } from './inner-lists.ts';
import type { Operation } from './operations-of.ts';
import { successOf } from './responses.ts';
import { credentialsOf } from './security.ts';
import { fileFor, filesOf, withFiles } from './sent-files.ts';

export interface FormOptions {
  /** Environment variable that holds the key. */
  variable: string;
  /** Hosts that the page may send requests to. */
  send?: readonly string[];
}

/** The request that the reference shows: everything required, and the parameters that `x-sample` names. */
export function exampleRequest(document: Document, operation: Operation, options: FormOptions): Request {
  const form = requestForm(document, operation, options);
  return fillRequest(form, sampleValues(form));
}

/** Headers that are not parameters: https://spec.openapis.org/oas/v3.1.1.html#parameter-object */
const NO_PARAMETERS = /^(?:accept|content-type|authorization)$/i;
/** Where there is no server, the samples name one that nobody has. */
const NO_SERVER = 'https://api.example.com';

/** The same as a form to fill in, with every parameter of the operation. */
export function requestForm(document: Document, operation: Operation, { variable, send = [] }: FormOptions): RequestForm {
  const credentials = credentialsOf(document, operation.node, variable);
  const keys = new Set(
    credentials.flatMap((key) => (key.kind === 'basic' ? ['header authorization'] : [`${key.kind} ${key.name}`.toLowerCase()])),
  );
  const chosen = nodeOf(operation.node['x-sample']);
  const parameters = operation.parameters.flatMap(({ name, place, required, node }): RequestParameter[] => {
    // A key is sent as such even where the description lists it among the parameters as well.
    if ((place === 'header' && NO_PARAMETERS.test(name)) || keys.has(`${place} ${name}`.toLowerCase())) return [];
    const content = mediaOf(node.content);
    const schema = node.schema ?? nodeOf(content?.media).schema ?? {};
    const own = valueAt(chosen, name);
    const given = required || own !== undefined ? (own ?? parameterValue(document, name, schema, content?.media ?? node)) : undefined;
    const inner = listOf(node.inner).map(String);
    const value = withInnerText(given, inner);
    return [
      {
        ...(place === 'querystring' ? wholeQuery(name, content?.type) : { name, place }),
        ...(required ? { required } : {}),
        schema: inner.length > 0 ? TEXTS : compactSchema(document, schema),
        ...serialization(node),
        ...(content && (place !== 'querystring' || !isForm(content.type)) ? { contentType: content.type } : {}),
        ...(value === undefined ? {} : { value }),
      },
    ];
  });
  const body = bodyOf(document, operation);
  const success = successOf(document, operation);
  // These come without a body, whatever is said of it.
  const answer = /^(?:204|205|304)$/.test(success?.status ?? '') ? undefined : mediaOf(success?.content);
  return {
    method: operation.method,
    servers: serversOf(operation.servers),
    path: encodedPath(operation.path),
    parameters,
    credentials,
    ...(body === undefined ? {} : { body }),
    answers: answer === undefined || operation.method === 'HEAD' ? 'none' : isJson(answer.type) ? 'json' : 'text',
    ...(send.length === 0 ? {} : { send }),
  };
}

/** A path as it is sent, with the names of parameters in braces as they are. */
function encodedPath(path: string): string {
  return path
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : encodeURI(part).replace(/%25(?=[\da-f]{2})/gi, '%')))
    .join('');
}

function isForm(type: string): boolean {
  return /x-www-form-urlencoded/i.test(type);
}

/** A form is an object whose fields are parameters; anything else is the query without a name. */
function wholeQuery(name: string, type = ''): Pick<RequestParameter, 'name' | 'place' | 'explode'> {
  return isForm(type) ? { name, place: 'query', explode: true } : { name: '', place: 'query' };
}

/** The first example that can be sent: as all values are texts there, `"5"` is an integer, and a list may stand as it is sent. */
function parameterValue(document: Document, name: string, schema: unknown, holder: unknown): unknown {
  const fits = (value: unknown) => schemaFaults(value, schema, (some) => document.resolve(some)).length === 0;
  const [type] = typesOf(flatSchema(document, schema));
  const asList = (value: unknown) => (type === 'array' && typeof value === 'string' && fits(value.split(',')) ? value.split(',') : value);
  const given = valuesOf(document, holder).map(({ value }) => asList(value));
  const isSent = (value: unknown) =>
    fits(value) || fits(textOfValue(value)) || (typeof value === 'string' && (type === 'array' || type === 'object' || fits(read(value))));
  return given.find(isSent) ?? sampleValue(document, schema, { of: 'request', name }) ?? given[0] ?? '';
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function serialization({ style, explode, allowReserved }: Node): Serialization {
  return {
    ...(typeof style === 'string' ? { style } : {}),
    ...(typeof explode === 'boolean' ? { explode } : {}),
    ...(allowReserved === true ? { allowReserved } : {}),
  };
}

export function serversOf(servers: readonly unknown[]): RequestServer[] {
  const named = servers.flatMap((server): RequestServer[] => {
    const { url, variables } = nodeOf(server);
    const address = textOf(url).replace(/\/+$/, '');
    const own = Object.entries(nodeOf(variables)).map(([name, variable]) => {
      const choices = listOf(nodeOf(variable).enum).map(String);
      return [name, { value: String(nodeOf(variable).default ?? choices[0] ?? ''), ...(choices.length > 0 ? { choices } : {}) }] as const;
    });
    const isWhole = /^(?:https?:\/\/|\{)/.test(address);
    const whole = isWhole
      ? address
      : address.startsWith('//')
        ? `https:${address}`
        : `${NO_SERVER}${address === '' || address.startsWith('/') ? address : `/${address}`}`;
    return [{ url: whole, ...(own.length > 0 ? { variables: Object.fromEntries(own) } : {}) }];
  });
  return named.length > 0 ? named : [{ url: NO_SERVER }];
}

/** What is in the body of the sample; `undefined` where there is nothing to send, or no client would. */
function bodyOf(document: Document, operation: Operation): RequestBody | undefined {
  const { content, required } = document.resolve(operation.node.requestBody);
  const found = mediaOf(content);
  if (!found || /^(?:GET|HEAD|TRACE)$/.test(operation.method)) return undefined;
  const { type, media } = found;
  const schema = nodeOf(media).schema ?? nodeOf(media).itemSchema;
  const body = { type: type === '*/*' ? 'application/json' : type, schema: compactSchema(document, schema, 10_000) };
  if (isJson(type)) return { ...body, kind: 'json', value: exampleBody(document, found) ?? {} };
  if (isForm(type) || /^multipart\//i.test(type)) {
    const kind = /^multipart\//i.test(type) ? 'multipart' : 'form';
    const { properties } = flatSchema(document, schema);
    if (properties.size === 0 && required !== true && valuesOf(document, media).length === 0) return undefined;
    const files = kind === 'multipart' ? filesOf(document, properties, nodeOf(nodeOf(media).encoding)) : {};
    const encoding = encodingOf(nodeOf(media).encoding);
    return {
      ...body,
      kind,
      value: withFiles(withInnerTexts(nodeOf(exampleBody(document, found)), nodeOf(nodeOf(media).encoding)), files),
      ...(Object.keys(encoding).length > 0 ? { encoding } : {}),
      ...(Object.keys(files).length > 0 ? { files } : {}),
    };
  }
  const given = valuesOf(document, media)[0]?.value;
  const isText = /^text\/|[/+](?:xml|yaml|x-yaml|graphql|ndjson|jsonl|x-ndjson|javascript)\b/i.test(type);
  if (!isText) return { ...body, kind: 'file', value: `@${fileFor('body', type)}` };
  if (typeof given === 'string') return { ...body, kind: 'text', value: given };
  const value = given ?? sampleValue(document, schema ?? {}, { of: 'request', name: 'body' });
  const text = /xml/i.test(type) ? xmlText(document, schema, value) : typeof value === 'string' ? value : jsonText(value);
  return { ...body, kind: 'text', value: text };
}

/** The first example that fits what a request may send, else a value made of the schema. */
function exampleBody(document: Document, { type, media }: Media): unknown {
  const { schema } = nodeOf(media);
  const given = valuesOf(document, media).map(({ value }) => withoutReadOnly(document, value, schema));
  const fits = given.find((value) => schemaFaults(value, schema ?? {}, (some) => asRequest(document, some)).length === 0);
  if (fits !== undefined || schema === undefined) return fits ?? given[0];
  return sampleValue(document, schema, { of: 'request', name: 'body', filled: !isJson(type) });
}

/** A schema that does not ask for what only responses have. */
function asRequest(document: Document, value: unknown): Node {
  const node = document.resolve(value);
  const properties = nodeOf(node.properties);
  if (!listOf(node.required).some((name) => document.resolve(valueAt(properties, String(name))).readOnly === true)) return node;
  return {
    ...node,
    required: listOf(node.required).filter((name) => document.resolve(valueAt(properties, String(name))).readOnly !== true),
  };
}

function encodingOf(value: unknown): Record<string, Serialization> {
  return Object.fromEntries(
    Object.entries(nodeOf(value)).map(([name, one]) => {
      const { contentType } = nodeOf(one);
      return [name, { ...serialization(nodeOf(one)), ...(typeof contentType === 'string' ? { contentType } : {}) }];
    }),
  );
}

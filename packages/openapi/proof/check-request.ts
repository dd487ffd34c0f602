// Validates a request like a server that only knows the description. Shares no code with the generation of samples.
import { escapePattern } from '../../core/plugin/helpers.ts';
import type { DescribedSchemas } from './described-schemas.ts';
import { type Json, listOf, objectOf } from './json.ts';
import { pairsOf, queryValue, simpleValue, type TextPair } from './read-values.ts';

export interface ReceivedRequest {
  method: string;
  /** Request target as sent. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface ExpectedOperation {
  method: string;
  /** `/pets/{id}`, prefixed with the path of the server. */
  template: string;
  parameters: readonly unknown[];
  requestBody: unknown;
  security: readonly unknown[];
}

/** Headers that aren't parameters. */
const NO_PARAMETERS = /^(?:accept|content-type|authorization)$/;
/** Headers that clients send automatically. */
const OF_CLIENTS = /^(?:accept-encoding|accept-language|user-agent|connection|host|content-length|cache-control|pragma)$/;

/** Faults in a request, except for its body. */
export function requestFaults(schemas: DescribedSchemas, request: ReceivedRequest, operation: ExpectedOperation): string[] {
  const [path = '', query = ''] = request.target.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase()).split('?');
  const [template = '', fixed = ''] = operation.template.replace(/#.*/, '').split('?');
  const parameters = operation.parameters.map((parameter) => schemas.resolve(parameter));
  const pairs = pairsOf(query);
  const inCookies = (request.headers.cookie ?? '').split('; ').map((pair): [name: string, value: string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  const cookies = new Map(inCookies);
  return [
    ...(request.method === operation.method ? [] : [`method ${request.method}`]),
    ...pathFaults(schemas, path, template, parameters),
    ...(parameters.some((one) => one.in === 'querystring')
      ? parameters.flatMap((one) => (one.in === 'querystring' ? wholeQueryFaults(schemas, query, one) : []))
      : queryFaults(schemas, pairs, fixed, parameters)),
    ...headerFaults(schemas, request, parameters),
    ...parameters.flatMap((one) => (one.in === 'cookie' ? cookieFaults(schemas, inCookies, one) : [])),
    ...securityFaults(schemas, request, pairs, cookies, operation.security),
  ];
}

function cookieFaults(schemas: DescribedSchemas, pairs: readonly (readonly [string, string])[], parameter: Json): string[] {
  const name = String(parameter.name);
  const text = new Map(pairs).get(name);
  // The style `cookie` encodes nothing, but the query parser decodes.
  const encoded = pairs.map(([key, value]): TextPair => [encodeURIComponent(key), value.split(',').map(encodeURIComponent).join(',')]);
  const value =
    parameter.style === 'cookie'
      ? queryValue(schemas, { ...parameter, style: 'form' }, encoded, new Set())
      : text === undefined
        ? undefined
        : simpleValue(schemas, { ...parameter, explode: false }, text);
  if (value === undefined) return parameter.required === true ? [`cookie ${name} is missing`] : [];
  return valueFaults(schemas, parameter, value);
}

function valueFaults(schemas: DescribedSchemas, parameter: Json, value: unknown): string[] {
  const schema = parameter.schema ?? objectOf(Object.values(objectOf(parameter.content))[0]).schema;
  const deprecated =
    parameter.deprecated === true && parameter.required !== true ? [`deprecated parameter ${String(parameter.name)} is sent`] : [];
  return [...deprecated, ...schemas.faults(schema, value, `parameter ${String(parameter.name)}`)];
}

function pathFaults(schemas: DescribedSchemas, path: string, template: string, parameters: readonly Json[]): string[] {
  const names: string[] = [];
  const pattern = template.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith('{'))
      return part
        .split(/(%[\da-f]{2})/i)
        .map((text, index) => (index % 2 === 1 ? text.toUpperCase() : escapePattern(encodeURI(text))))
        .join('');
    const name = part.slice(1, -1);
    names.push(name);
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    // Reserved expansion, as RFC 6570 calls it, keeps slashes.
    if (parameter?.allowReserved === true) return '(.*)';
    // Parameters may be adjacent, so that only their schemas tell where each ends.
    const schema = schemas.resolve(parameter?.schema);
    const values = listOf(schema.enum).map((value) => escapePattern(encodeURIComponent(String(value))));
    if (values.length > 0) return `(${values.join('|')})`;
    return schemas.typesOf(schema).includes('integer') ? '(-?\\d+|[^/]*)' : '([^/]*)';
  });
  const match = new RegExp(`^${pattern.join('')}/?$`).exec(path);
  if (!match) return [`path ${path} is not ${template}`];
  return names.flatMap((name, index) => {
    const text = match[index + 1] ?? '';
    if (text === '') return [`path parameter ${name} is empty`];
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? valueFaults(schemas, parameter, simpleValue(schemas, parameter, text)) : [];
  });
}

function queryFaults(schemas: DescribedSchemas, pairs: readonly TextPair[], fixed: string, parameters: readonly Json[]): string[] {
  const keys = schemesOf(schemas).map(([, scheme]) => scheme);
  const used = new Set<string>(fixed.split('&').map((pair) => pair.split('=')[0] ?? ''));
  for (const key of keys) if (key.in === 'query') used.add(String(key.name));
  // Objects with arbitrary names come last.
  const isFree = ({ schema }: Json) => Number(Boolean(schemas.resolve(schema).additionalProperties));
  const faults = parameters
    .filter((one) => one.in === 'query')
    .sort((a, b) => isFree(a) - isFree(b))
    .flatMap((parameter) => {
      const value = queryValue(schemas, parameter, pairs, used);
      if (value !== undefined) return valueFaults(schemas, parameter, value);
      const isKey = keys.some(({ name }) => name === parameter.name);
      return parameter.required === true && !isKey ? [`query parameter ${String(parameter.name)} is missing`] : [];
    });
  const unknown = pairs.filter(([name]) => !used.has(decodeURIComponent(name)));
  return [...faults, ...unknown.map(([name]) => `query ${name} is not described`)];
}

/** A query that is a single value: a form, or JSON. */
function wholeQueryFaults(schemas: DescribedSchemas, query: string, parameter: Json): string[] {
  const [type = '', media] = Object.entries(objectOf(parameter.content))[0] ?? [];
  if (query === '') return parameter.required === true ? ['the query is missing'] : [];
  if (/json/i.test(type)) return valueFaults(schemas, parameter, JSON.parse(decodeURIComponent(query)));
  const { schema } = objectOf(media);
  return valueFaults(
    schemas,
    parameter,
    queryValue(schemas, { name: '', schema, style: 'form', explode: true }, pairsOf(query), new Set()),
  );
}

function headerFaults(schemas: DescribedSchemas, { headers }: ReceivedRequest, parameters: readonly Json[]): string[] {
  return parameters.flatMap((parameter) => {
    const name = String(parameter.name).toLowerCase();
    if (parameter.in !== 'header' || NO_PARAMETERS.test(name)) return [];
    if (parameter.required !== true && OF_CLIENTS.test(name)) return [];
    const text = headers[name];
    if (text === undefined) return parameter.required === true ? [`header ${name} is missing`] : [];
    return valueFaults(
      schemas,
      parameter,
      simpleValue(schemas, parameter, text, (part) => part),
    );
  });
}

function schemesOf(schemas: DescribedSchemas): [id: string, scheme: Json][] {
  const all = objectOf(objectOf(schemas.root.components).securitySchemes);
  return Object.entries(all).map(([id, scheme]) => [id, schemas.resolve(scheme)]);
}

function securityFaults(
  schemas: DescribedSchemas,
  { headers }: ReceivedRequest,
  query: readonly TextPair[],
  cookies: ReadonlyMap<string, string>,
  security: readonly unknown[],
): string[] {
  if (security.length === 0) return [];
  const schemes = new Map(schemesOf(schemas));
  const authorization = headers.authorization ?? '';
  const isThere = ({ type, scheme, in: place, name }: Json): boolean => {
    if (type === 'apiKey' && place === 'header') return headers[String(name).toLowerCase()]?.startsWith('key-') === true;
    if (type === 'apiKey' && place === 'query')
      return query.some(([key, value = '']) => decodeURIComponent(key) === name && value.startsWith('key-'));
    if (type === 'apiKey') return cookies.get(String(name))?.startsWith('key-') === true;
    if (type === 'http' && /basic/i.test(String(scheme)))
      return /^key-.*:key-/.test(Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString());
    return type === 'mutualTLS' || /^[\w-]+ key-/.test(authorization);
  };
  const missing = security.map((needs) => Object.keys(objectOf(needs)).filter((id) => !isThere(schemes.get(id) ?? {})));
  return missing.some((names) => names.length === 0) ? [] : [`keys missing: ${missing.map((names) => names.join(' and ')).join(' or ')}`];
}

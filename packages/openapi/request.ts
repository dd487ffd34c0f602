import { fillRequest, type KeyHeader, type Request, type RequestForm, type RequestParameter } from '../core/shared/api-request.ts';
import { compactSchema } from './compact-schema.ts';
import { type Document, listOf, nodeOf, textOf } from './document.ts';
import { exampleOf } from './example-of.ts';
import type { Operation } from './operations-of.ts';

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i;

/** The media type that samples send or show: JSON if there is one. */
export function mediaOf(content: unknown): { type: string; media: unknown } | undefined {
  const entries = Object.entries(nodeOf(content));
  const [type, media] = entries.find(([name]) => JSON_TYPE.test(name)) ?? entries[0] ?? [];
  return type === undefined ? undefined : { type, media };
}

export function isJson(type: string): boolean {
  return JSON_TYPE.test(type);
}

/** The request that the reference shows: everything required, and the parameters that `x-sample` names. */
export function exampleRequest(document: Document, operation: Operation, variable: string): Request {
  const form = requestForm(document, operation, variable);
  return fillRequest(
    form,
    form.parameters.map(({ value }) => value),
    form.body,
  );
}

/** Headers that are not parameters: https://spec.openapis.org/oas/v3.1.1.html#parameter-object */
const NO_PARAMETERS = /^(?:accept|content-type|authorization)$/i;

/** The same as a form to fill in, with every parameter of the operation. */
export function requestForm(document: Document, operation: Operation, variable: string): RequestForm {
  const sample = nodeOf(operation.node['x-sample']);
  const parameters = operation.parameters.flatMap(({ name, place, required, node }): RequestParameter[] => {
    if (place === 'cookie' || (place === 'header' && NO_PARAMETERS.test(name))) return [];
    const example = sample[name] ?? exampleOf(document, node) ?? '';
    const value = typeof example === 'number' ? example : typeof example === 'object' ? JSON.stringify(example) : String(example);
    const isSent = required || sample[name] !== undefined;
    return [{ name, place, ...(required ? { required } : {}), schema: compactSchema(document, node.schema), ...(isSent ? { value } : {}) }];
  });
  const { key, parameter } = keyOf(document, operation, variable);
  return {
    method: operation.method,
    url: operation.server + operation.path,
    parameters: [...parameters, ...parameter],
    key,
    ...bodyOf(document, operation),
    answers: mediaOf(successOf(document, operation)?.content) !== undefined,
  };
}

/** The first response of 2xx, else the default one. */
export function successOf(document: Document, operation: Operation): { status: string; description: string; content: unknown } | undefined {
  const responses = Object.entries(nodeOf(operation.node.responses));
  const [status, response] = responses.find(([code]) => /^2/.test(code)) ?? responses.find(([code]) => !/^[45]/.test(code)) ?? [];
  if (status === undefined) return undefined;
  const { description, content } = document.resolve(response);
  return { status, description: textOf(description), content };
}

function bodyOf(document: Document, operation: Operation): Pick<RequestForm, 'body' | 'bodySchema' | 'send' | 'contentType'> {
  const found = mediaOf(document.resolve(operation.node.requestBody).content);
  if (!found) return { body: undefined };
  const { type, media } = found;
  const body = exampleOf(document, media);
  const bodySchema = compactSchema(document, nodeOf(media).schema);
  if (isJson(type)) return { body, bodySchema };
  if (/x-www-form-urlencoded/i.test(type)) return { body: nodeOf(body), bodySchema, send: 'form', contentType: type };
  if (/^multipart\//i.test(type)) return { body: nodeOf(body), send: 'multipart', contentType: type };
  return { body: '', send: 'file', contentType: type };
}

/** The header of the first way to sign in. A key in the query goes there as a value to replace. */
function keyOf(document: Document, operation: Operation, variable: string): { key: KeyHeader | undefined; parameter: RequestParameter[] } {
  const [needs] = listOf(operation.node.security ?? document.root.security);
  const parameter: RequestParameter[] = [];
  for (const id of Object.keys(nodeOf(needs))) {
    const { type, scheme, name, in: place } = document.resolve(nodeOf(nodeOf(document.root.components).securitySchemes)[id]);
    if (type === 'oauth2' || type === 'openIdConnect') return { key: { name: 'Authorization', prefix: 'Bearer ', variable }, parameter };
    if (type === 'http') {
      const word = textOf(scheme) || 'Bearer';
      const prefix = `${word.charAt(0).toUpperCase()}${word.slice(1)} `;
      return { key: { name: 'Authorization', prefix, variable }, parameter };
    }
    if (type !== 'apiKey' || typeof name !== 'string') continue;
    if (place === 'header') return { key: { name, prefix: '', variable }, parameter };
    if (place === 'cookie') return { key: { name: 'Cookie', prefix: `${name}=`, variable }, parameter };
    parameter.push({ name, place: 'query', required: true, schema: { type: 'string' }, value: 'YOUR_API_KEY' });
  }
  return { key: undefined, parameter };
}

import { type Document, listOf, nodeOf, textOf } from './document.ts';
import { exampleOf, examplesOf, sampleValue } from './example-of.ts';
import type { Operation } from './operations-of.ts';

/** The header that carries the key, which the samples read from an environment variable. */
export interface KeyHeader {
  name: string;
  /** In front of the key: `Bearer `, or empty. */
  prefix: string;
  variable: string;
}

/** A request as an example, before it is written in a language. */
export interface Request {
  method: string;
  /** Address with the values of path parameters, without the query. */
  url: string;
  query: [name: string, value: string | number][];
  /** Without it, the request carries no key in a header. */
  key?: KeyHeader | undefined;
  /** What the body holds, `undefined` where the operation takes none. */
  body: unknown;
  /** How the body is sent; JSON unless it says otherwise. */
  send?: 'form' | 'multipart' | 'file';
  contentType?: string;
  /** Whether the answer has a body to print. */
  answers: boolean;
}

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
  const sample = nodeOf(operation.node['x-sample']);
  let { path } = operation;
  const query: Request['query'] = [];
  for (const { name, place, required, node } of operation.parameters) {
    const example = sample[name] ?? exampleOf(document, node) ?? '';
    const value = typeof example === 'number' ? example : typeof example === 'object' ? JSON.stringify(example) : String(example);
    if (place === 'path') path = path.replaceAll(`{${name}}`, String(value).replace(/[\s?#{}]/g, encodeURIComponent));
    else if (place === 'query' && (required || sample[name] !== undefined)) query.push([name, value]);
  }
  return {
    method: operation.method,
    url: operation.server + path,
    query,
    key: keyHeader(document, operation, variable, query),
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

function bodyOf(document: Document, operation: Operation): Pick<Request, 'body' | 'send' | 'contentType'> {
  const found = mediaOf(document.resolve(operation.node.requestBody).content);
  if (!found) return { body: undefined };
  const { type, media } = found;
  const body = examplesOf(document, media)[0]?.value ?? sampleValue(document, nodeOf(media).schema);
  if (isJson(type)) return { body };
  if (/x-www-form-urlencoded/i.test(type)) return { body: nodeOf(body), send: 'form', contentType: type };
  if (/^multipart\//i.test(type)) return { body: nodeOf(body), send: 'multipart', contentType: type };
  return { body: '', send: 'file', contentType: type };
}

/** The header of the first way to sign in. A key in the query goes there as a value to replace. */
function keyHeader(document: Document, operation: Operation, variable: string, query: Request['query']): KeyHeader | undefined {
  const [needs] = listOf(operation.node.security ?? document.root.security);
  for (const id of Object.keys(nodeOf(needs))) {
    const { type, scheme, name, in: place } = document.resolve(nodeOf(nodeOf(document.root.components).securitySchemes)[id]);
    if (type === 'oauth2' || type === 'openIdConnect') return { name: 'Authorization', prefix: 'Bearer ', variable };
    if (type === 'http') {
      const word = textOf(scheme) || 'Bearer';
      return { name: 'Authorization', prefix: `${word.charAt(0).toUpperCase()}${word.slice(1)} `, variable };
    }
    if (type !== 'apiKey' || typeof name !== 'string') continue;
    if (place === 'header') return { name, prefix: '', variable };
    if (place === 'cookie') return { name: 'Cookie', prefix: `${name}=`, variable };
    query.push([name, 'YOUR_API_KEY']);
  }
  return undefined;
}

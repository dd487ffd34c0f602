import type { Request } from '../../engine/openapi/request.ts';
import type { Content, Operation } from './schema.ts';

/** All samples of the site read the key from this variable. */
export const KEY = { name: 'Authorization', prefix: 'Bearer ', variable: 'PIPEDREAM_API_KEY' };

/** The request that the reference shows: everything required, and the parameters that `x-sample` names. */
export function exampleRequest(operation: Operation): Request {
  const sample = operation['x-sample'];
  let { path } = operation;
  const query: Request['query'] = [];
  for (const { name, in: place, required, ...parameter } of operation.parameters) {
    const example = sample[name] ?? firstExample(parameter) ?? '';
    const value = typeof example === 'number' ? example : String(example);
    if (place === 'path') path = path.replace(`{${name}}`, String(value));
    else if (required || sample[name] !== undefined) query.push([name, value]);
  }
  const content = operation.requestBody?.content['application/json'];
  return {
    method: operation.method,
    url: operation.server + path,
    query,
    key: KEY,
    body: content && examplesOf(content)[0]?.value,
    answers: success(operation).response.content !== undefined,
  };
}

/** The response of a request that succeeded. Every operation has one. */
export function success({ operationId, responses }: Operation): { status: string; response: Operation['responses'][string] } {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined || response === undefined) throw new Error(`site/openapi.yaml: ${operationId} has no response of 2xx.`);
  return { status, response };
}

/** The examples of a body, the one to show first at the start. */
export function examplesOf(content: Content): { summary: string; value: unknown }[] {
  if (content.examples) return Object.values(content.examples).map(({ summary, value }) => ({ summary, value }));
  return content.example === undefined ? [] : [{ summary: '', value: content.example }];
}

function firstExample({ example, examples }: { example?: unknown; examples?: Record<string, { value?: unknown }> | undefined }): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

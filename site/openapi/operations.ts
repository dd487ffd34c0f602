// The only file that touches the parser of the description.
import * as v from 'valibot';
import { openapiSource } from './openapi-text.ts';
import { description, type Operation } from './schema.ts';

let known: Promise<Operation[]> | undefined;

/** Every operation of the description, in its order. It is parsed when the first page asks. */
export function operations(): Promise<Operation[]> {
  known ??= read();
  return known;
}

async function read(): Promise<Operation[]> {
  const [{ parse }, { dereference }] = await Promise.all([import('yaml'), import('@readme/openapi-parser')]);
  const { servers, paths } = v.parse(description, await dereference(parse(openapiSource())));
  const server = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ ...operation, method: method.toUpperCase(), path, server }] : [],
    ),
  );
}

import { fileURLToPath } from 'node:url';
import { Document } from '../../packages/openapi/description/document.ts';
import { readDescription } from '../../packages/openapi/description/read-description.ts';
import { type Operation, operationsOf } from '../../packages/openapi/operations/operations-of.ts';
import { names } from './names.ts';

/** The description as read by the engine, for tests of its contents. */
export async function description(
  file = fileURLToPath(new URL('../openapi.yaml', import.meta.url)),
): Promise<{ document: Document; operations: Operation[] }> {
  const document = await readDescription(file, 'site/openapi.yaml', names);
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  return { document, operations: operationsOf(document) };
}

import type { Document } from '../description/document.ts';
import { nodeOf } from '../description/document.ts';
import type { Operation } from '../operations/operations-of.ts';
import { isError, type Response, responsesOf, successOf } from '../operations/responses.ts';

/** An error response shared by operations. */
export type SharedError = Response;

/** A response as text, for comparison. */
export function errorKey(status: string, response: unknown): string {
  return `${status} ${JSON.stringify(response)}`;
}

/** Errors of at least half of the operations, and at least three, which are described once. */
export function sharedErrors(document: Document, operations: readonly Operation[]): Map<string, SharedError> {
  const counts = new Map<string, { response: Response; count: number }>();
  const own = operations.filter(({ kind }) => kind === 'operation');
  for (const operation of own) {
    const shown = successOf(document, operation)?.status;
    const raw = nodeOf(operation.node.responses);
    for (const response of responsesOf(document, operation)) {
      if (!isError(response.status) || response.status === shown) continue;
      const key = errorKey(response.status, raw[response.status]);
      const known = counts.get(key) ?? { response, count: 0 };
      known.count++;
      counts.set(key, known);
    }
  }
  return new Map([...counts].flatMap(([key, { response, count }]) => (count >= 3 && count * 2 >= own.length ? [[key, response]] : [])));
}

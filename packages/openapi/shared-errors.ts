import { type Document, nodeOf } from './document.ts';
import type { Operation } from './operations-of.ts';
import { successOf } from './request.ts';

/** An error that operations have in common. */
export interface SharedError {
  status: string;
  response: unknown;
}

/** A response as text: equal where two operations mean the same one. */
export function errorKey(status: string, response: unknown): string {
  return `${status} ${JSON.stringify(response)}`;
}

/** What an operation may answer besides the response that it is shown with: errors, and what else the description names. */
export function otherResponses(document: Document, operation: Operation): [status: string, response: unknown][] {
  const shown = successOf(document, operation)?.status;
  return Object.entries(nodeOf(operation.node.responses)).filter(([status]) => status !== shown);
}

/** The errors that at least half of the operations have, and no less than three: they are described once. */
export function sharedErrors(document: Document, operations: readonly Operation[]): Map<string, SharedError> {
  const counts = new Map<string, SharedError & { count: number }>();
  const own = operations.filter(({ kind }) => kind === 'operation');
  for (const operation of own)
    for (const [status, response] of otherResponses(document, operation)) {
      if (!/^(?:[45]|default$)/.test(status)) continue;
      const key = errorKey(status, response);
      const known = counts.get(key) ?? { status, response: document.resolve(response), count: 0 };
      known.count++;
      counts.set(key, known);
    }
  return new Map([...counts].filter(([, { count }]) => count >= 3 && count * 2 >= own.length));
}

import { type Document, nodeOf } from './document.ts';
import type { Operation } from './operations-of.ts';

/** An error that operations have in common. */
export interface SharedError {
  status: string;
  response: unknown;
}

/** A response as text: equal where two operations mean the same one. */
export function errorKey(status: string, response: unknown): string {
  return `${status} ${JSON.stringify(response)}`;
}

export function isError(status: string): boolean {
  return /^[45]/.test(status);
}

/** The errors that at least half of the operations have, and no less than three: they are described once. */
export function sharedErrors(document: Document, operations: readonly Operation[]): Map<string, SharedError> {
  const counts = new Map<string, SharedError & { count: number }>();
  const own = operations.filter(({ kind }) => kind === 'operation');
  for (const { node } of own)
    for (const [status, response] of Object.entries(nodeOf(node.responses))) {
      if (!isError(status)) continue;
      const key = errorKey(status, response);
      const known = counts.get(key) ?? { status, response: document.resolve(response), count: 0 };
      known.count++;
      counts.set(key, known);
    }
  return new Map([...counts].filter(([, { count }]) => count >= 3 && count * 2 >= own.length));
}

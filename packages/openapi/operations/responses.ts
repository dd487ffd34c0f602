import { type Document, type Node, nodeOf, textOf } from '../description/document.ts';
import type { Operation } from './operations-of.ts';

export interface Response {
  /** `200`, `4XX`, `default` */
  status: string;
  description: string;
  content: unknown;
  node: Node;
}

export function responsesOf(document: Document, { node }: Pick<Operation, 'node'>): Response[] {
  return Object.entries(nodeOf(node.responses)).flatMap(([status, response]) => {
    if (status.startsWith('x-')) return [];
    const own = document.resolve(response);
    const description = [textOf(own.summary), textOf(own.description)].filter((text) => text !== '').join(': ');
    return [{ status, description, content: own.content, node: own }];
  });
}

/** The first 2xx response, or otherwise the first one that isn't an error. */
export function successOf(document: Document, operation: Pick<Operation, 'node'>): Response | undefined {
  const all = responsesOf(document, operation);
  return all.find(({ status }) => /^2/.test(status)) ?? all.find(({ status }) => !/^[45]/.test(status));
}

export function isError(status: string): boolean {
  return /^(?:[45]|default$)/i.test(status);
}

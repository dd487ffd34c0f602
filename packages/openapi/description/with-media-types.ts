import { ExactNumber } from '../request/exact-number.ts';
import { holdsData, holdsNames } from './author-names.ts';
import { childAt, type Node, nodeOf, pointerKeys } from './document.ts';

/** Inlines referenced media types of 3.2. Nodes without any are returned unchanged. */
export function withMediaTypes(root: Node): Node {
  if (Object.keys(nodeOf(nodeOf(root.components).mediaTypes)).length === 0) return root;
  const placed = (media: unknown): unknown => {
    const { $ref } = nodeOf(media);
    return typeof $ref === 'string' ? pointerKeys($ref).reduce<unknown>(childAt, root) : media;
  };
  function visit(value: unknown, holder: string, named: boolean): unknown {
    if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => visit(item, holder, false));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    const isContent = named && holder === 'content';
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      if (holdsData(key, named)) return [key, inner];
      return [key, visit(isContent ? placed(inner) : inner, key, holdsNames(key, named))];
    });
    return entries.every(([key, inner]) => inner === childAt(value, key)) ? value : Object.fromEntries(entries);
  }
  return nodeOf(visit(root, '', false));
}

import { listOf, type Node, nodeOf } from '../description/document.ts';
import { separatorOf, textOfValue } from '../request/serialize.ts';
import { valueAt } from '../request/value-at.ts';

/** Schema of a list of lists in a form. */
export const TEXTS = { type: 'array', items: { type: 'string' } };

/** In Swagger 2.0, a list of lists becomes a list of texts, because each inner list has its own separator. */
export function withInnerText(value: unknown, inner: readonly string[]): unknown {
  const textOf = (item: unknown, [style, ...rest]: readonly string[]): string =>
    Array.isArray(item) && style !== undefined ? item.map((one) => textOf(one, rest)).join(separatorOf(style)) : textOfValue(item);
  return Array.isArray(value) && inner.length > 0 ? value.map((item) => textOf(item, inner)) : value;
}

/** The same for the fields of a form, by their encoding. */
export function withInnerTexts(value: Node, encoding: Node): Node {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withInnerText(item, listOf(nodeOf(valueAt(encoding, name)).inner).map(String))]),
  );
}

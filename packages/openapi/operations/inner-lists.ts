import { listOf, type Node, nodeOf } from '../description/document.ts';
import { separatorOf, textOfValue } from '../request/serialize.ts';
import { valueAt } from '../request/value-at.ts';

/** The schema of such a list in a form. */
export const TEXTS = { type: 'array', items: { type: 'string' } };

/** Of Swagger 2.0: a list of lists is one of texts, as each list in it has a separator of its own. */
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

import { type Document, nodeOf, textOf } from '../description/document.ts';

export interface Example {
  /** Its key in `examples`; empty for `example`. */
  name: string;
  summary: string;
  description: string;
  /** `undefined` if there's none, or only an external one. */
  value: unknown;
  /** Address of an external value. */
  address: string;
  /** Its path relative to the node it belongs to. */
  keys: string[];
  /** Its reference, if it's a component. */
  reference?: string;
}

/** The examples of a media type or parameter, in order. */
export function examplesOf(document: Document, holder: unknown): Example[] {
  const { example, examples } = nodeOf(holder);
  const listed = Object.entries(nodeOf(examples)).flatMap(([name, entry]): Example[] => {
    const { summary, description, value, dataValue, serializedValue, externalValue } = document.resolve(entry);
    const said = { summary: textOf(summary), description: textOf(description), address: textOf(externalValue) };
    const own = [value, dataValue, serializedValue].find((one) => one !== undefined);
    if (own === undefined && Object.values(said).every((text) => text === '')) return [];
    const { $ref } = nodeOf(entry);
    return [{ name, ...said, value: own, keys: ['examples', name], ...(typeof $ref === 'string' ? { reference: $ref } : {}) }];
  });
  if (example === undefined) return listed;
  return [{ name: '', summary: '', description: '', address: '', value: example, keys: ['example'] }, ...listed];
}

/** Examples with a value. */
export function valuesOf(document: Document, holder: unknown): Example[] {
  return examplesOf(document, holder).filter(({ value }) => value !== undefined);
}

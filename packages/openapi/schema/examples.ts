import { type Document, nodeOf, textOf } from '../description/document.ts';

export interface Example {
  /** Its key in `examples`; empty for `example`. */
  name: string;
  summary: string;
  description: string;
  /** `undefined` where it has none, or only at another address. */
  value: unknown;
  /** Where the value is to be found, if not in the description. */
  address: string;
  /** The keys that lead to it from what it is an example of. */
  keys: string[];
  /** Where it stands, if that is among the components. */
  reference?: string;
}

/** The examples that stand in a media type or parameter, in their order. */
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

/** Those with a value. */
export function valuesOf(document: Document, holder: unknown): Example[] {
  return examplesOf(document, holder).filter(({ value }) => value !== undefined);
}

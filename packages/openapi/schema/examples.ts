import { type Document, nodeOf, textOf } from '../description/document.ts';

export interface Example {
  /** Its key in `examples`; empty for `example`. */
  name: string;
  summary: string;
  description: string;
  value: unknown;
  /** The keys that lead to it from what it is an example of. */
  keys: string[];
}

/** The examples that stand in a media type or parameter, in their order. */
export function examplesOf(document: Document, holder: unknown): Example[] {
  const { example, examples } = nodeOf(holder);
  const listed = Object.entries(nodeOf(examples)).flatMap(([name, entry]): Example[] => {
    const { summary, description, value, externalValue } = document.resolve(entry);
    const own = value ?? (typeof externalValue === 'string' ? externalValue : undefined);
    return own === undefined
      ? []
      : [{ name, summary: textOf(summary), description: textOf(description), value: own, keys: ['examples', name] }];
  });
  return example === undefined ? listed : [{ name: '', summary: '', description: '', value: example, keys: ['example'] }, ...listed];
}

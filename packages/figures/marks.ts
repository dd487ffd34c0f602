import { createContext } from 'react';
import { AuthorError } from '../core/shared/author-error.ts';

/** Parts of a figure that carry a number: label → number. A label is taken out of `open` when it is drawn. */
export interface Marks {
  numbers: ReadonlyMap<string, number>;
  open: Set<string>;
}

export const MarksContext = createContext<Marks>({ numbers: new Map(), open: new Set() });

/** `"2 Save and continue, 4 Deploy"` → the parts with their numbers. */
export function readMarks(marks: string | undefined): Marks {
  const numbers = new Map<string, number>();
  for (const mark of (marks ?? '').split(/,\s*(?=\d+ )/).filter((part) => part !== '')) {
    const [, number, label] = /^(\d+) (.+)$/.exec(mark.trim()) ?? [];
    if (number === undefined || label === undefined)
      throw new AuthorError(`“${mark}” is not a valid mark.`, 'Write the number and the label: marks="1 Save, 3 Deploy".');
    numbers.set(label, Number(number));
  }
  return { numbers, open: new Set(numbers.keys()) };
}

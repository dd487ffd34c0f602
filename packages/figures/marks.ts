import { createContext } from 'react';
import { AuthorError } from '../core/shared/author-error.ts';

/** Numbered parts of a figure: label → number. Drawing a label removes it from `open`. */
export interface Marks {
  numbers: ReadonlyMap<string, number>;
  open: Set<string>;
}

export const MarksContext = createContext<Marks>({ numbers: new Map(), open: new Set() });

/** Parses `"2 Save and continue, 4 Deploy"`. */
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

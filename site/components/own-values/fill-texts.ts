import { type Placeholder, placeholders } from './placeholders.ts';

/** Id of a placeholder → the reader's value. */
export type OwnValues = Readonly<Record<string, string>>;

/**
 * Replaces the examples in the texts of a sample with the reader's values. Highlighting may split an example across
 * several texts; its value then goes into the first one.
 */
export function fillTexts(texts: readonly string[], values: OwnValues): { texts: string[]; count: number } {
  const pattern = patternOf(placeholders.filter((placeholder) => values[placeholder.id]));
  if (!pattern) return { texts: [...texts], count: 0 };
  const output = texts.map(() => '');
  const whole = texts.join('');
  let at = 0;
  let count = 0;
  /** Distributes unchanged text to the nodes it came from. */
  const keep = (until: number) => {
    let start = 0;
    texts.forEach((text, index) => {
      output[index] += text.slice(Math.max(0, at - start), Math.max(0, until - start));
      start += text.length;
    });
    at = until;
  };
  for (const { 0: found, 1: before = '', 2: example = '', index } of whole.matchAll(pattern)) {
    const start = index + before.length;
    keep(start);
    output[indexAt(texts, start)] += values[placeholderOf(example)?.id ?? ''] ?? example;
    at = index + found.length;
    count++;
  }
  keep(whole.length);
  return { texts: output, count };
}

/** Placeholders whose example occurs in a text. */
export function placeholdersIn(text: string): Placeholder[] {
  return placeholders.filter((placeholder) => patternOf([placeholder])?.test(text));
}

function patternOf(list: Placeholder[]): RegExp | undefined {
  if (list.length === 0) return undefined;
  const examples = list.flatMap((placeholder) => placeholder.examples).map((example) => example.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Lookbehind is a syntax error in Safari before 16.4.
  return new RegExp(`(^|[^\\w-])(${examples.join('|')})(?![\\w-])`, 'g');
}

function placeholderOf(example: string): Placeholder | undefined {
  return placeholders.find((placeholder) => placeholder.examples.includes(example));
}

/** Index of the text that contains an offset of the whole. */
function indexAt(texts: readonly string[], place: number): number {
  let end = 0;
  return texts.findIndex((text) => {
    end += text.length;
    return place < end;
  });
}

import { expect, test } from 'vitest';
import { copyTextOf } from './copy.ts';

/** A stand-in for an element, since there is no document. Only its text and its prompts are read. */
const codeOf = (text: string) =>
  ({
    textContent: `${text}\n`,
    querySelectorAll: () => [...text.matchAll(/^\$ /gm)].map(([textContent]) => ({ textContent })),
  }) as unknown as Element;

test.for([
  ['without prompts, all of it', 'a \\\nb', 'a \\\nb'],
  ['with prompts, the commands', '$ a\noutput\n$ b', 'a\nb'],
  ['a command continues after a backslash', '$ a \\\n  --b \\\n  --c\noutput', 'a \\\n  --b \\\n  --c'],
  ['output does not', '$ a\no\\\np\n$ b', 'a\nb'],
] as const)('%s', ([, text, copied]) => {
  expect(copyTextOf(codeOf(text))).toBe(copied);
});

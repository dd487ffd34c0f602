import { expect, test } from 'vitest';
import { copyTextOf } from './copy.ts';

/** Only its text and its marks are looked at here, and there is no document. */
const codeOf = (text: string) =>
  ({
    textContent: `${text}\n`,
    querySelectorAll: () => [...text.matchAll(/^\$ /gm)].map(([textContent]) => ({ textContent })),
  }) as unknown as Element;

test.for([
  ['without prompts, all of it', 'a \\\nb', 'a \\\nb'],
  ['with prompts, the commands', '$ a\noutput\n$ b', 'a\nb'],
  ['a command goes on after a backslash', '$ a \\\n  --b \\\n  --c\noutput', 'a \\\n  --b \\\n  --c'],
  ['output does not', '$ a\no\\\np\n$ b', 'a\nb'],
] as const)('%s', ([, text, copied]) => {
  expect(copyTextOf(codeOf(text))).toBe(copied);
});

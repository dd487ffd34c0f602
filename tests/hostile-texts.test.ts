// Texts that once made a rule or the compiler take time out of all proportion, or might: twice the text takes at most three
// times as long. A process that hangs or crashes is ended, and the text is named.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HOSTILE_TEXTS } from './hostile/hostile-texts.ts';
import { PageCompiler } from './hostile/page-compiler.ts';

/** Characters of the longer text. */
const LONG = 40_000;
/** Milliseconds of the processor that need no excuse, also beside another worker: below them a ratio says nothing. */
const AT_ONCE = 400;
const MOST = 3;
/** What else runs on the machine moves single figures. */
const ROUNDS = 3;

let compiler: PageCompiler;
beforeAll(async () => {
  compiler = await PageCompiler.make(inject('engine'));
});
afterAll(() => compiler.stop());

test.for(HOSTILE_TEXTS)('%s', async ([, text, name = 'page.md']) => {
  const cpuOf = async (length: number): Promise<number> => {
    const outcome = await compiler.compile({ name, text: text(length) });
    if (!('cpu' in outcome)) throw new Error(`${length} characters: ${JSON.stringify(outcome)}`);
    return outcome.cpu;
  };
  let long = await cpuOf(LONG);
  let short = long > AT_ONCE ? await cpuOf(LONG / 2) : 0;
  for (let round = 1; round < ROUNDS && long > Math.max(AT_ONCE, MOST * short); round++) {
    long = Math.min(long, await cpuOf(LONG));
    short = Math.min(short, await cpuOf(LONG / 2));
  }
  expect(long).toBeLessThanOrEqual(Math.max(AT_ONCE, MOST * short));
});

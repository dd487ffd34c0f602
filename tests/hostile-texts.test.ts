// Texts that have made a rule or the compiler take excessive time, or might: twice the text may take at most three times as
// long. If a process hangs or crashes, it is ended and the text is named.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HOSTILE_TEXTS } from './hostile/hostile-texts.ts';
import { PageCompiler } from './hostile/page-compiler.ts';

/** Characters of the longer text. */
const LONG = 40_000;
/** Milliseconds of processor time that are always acceptable: below them, a ratio means nothing. */
const ALWAYS_FAST = 400;
const MOST = 3;
/** Other load on the machine distorts single measurements. */
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
  let short = long > ALWAYS_FAST ? await cpuOf(LONG / 2) : 0;
  for (let round = 1; round < ROUNDS && long > Math.max(ALWAYS_FAST, MOST * short); round++) {
    long = Math.min(long, await cpuOf(LONG));
    short = Math.min(short, await cpuOf(LONG / 2));
  }
  expect(long).toBeLessThanOrEqual(Math.max(ALWAYS_FAST, MOST * short));
});

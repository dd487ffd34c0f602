// Random pages compile to a page or messages: never a stack trace, a crashed process, or HTML that escapes its container.
// `npm run test:fuzz` tries 50,000 pages. Failing pages are reduced and printed; add them to `crashed-pages.json`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PageCompiler } from './hostile/page-compiler.ts';
import { pageFault } from './hostile/page-fault.ts';
import { randomPage } from './hostile/random-page.ts';
import { smallestText } from './hostile/smallest-text.ts';

const COUNT = Number(process.env.FUZZ ?? 500);
const FIRST = Number(process.env.FUZZ_SEED ?? 1);
const CRASHED: { name: string; text: string }[] = JSON.parse(readFileSync('tests/cases/crashed-pages.json', 'utf8'));
/** Time limit for one page in milliseconds. */
const LIMIT = 5000;
const MOST_SHOWN = 10;

let compiler: PageCompiler;
beforeAll(async () => {
  compiler = await PageCompiler.make(inject('engine'));
});
afterAll(() => compiler.stop());

const faultOf = async (name: string, text: string) => pageFault(await compiler.compile({ name, text }, LIMIT));

test.for(CRASHED)('a page that once failed: %j', async ({ name, text }) => {
  expect(await faultOf(name, text)).toBe(undefined);
});

test(
  `${COUNT} random pages`,
  async () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
    const [first = '', ...others] = files.sort().map((file) => readFileSync(path.join('content', file), 'utf8'));
    const wrong: unknown[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT && wrong.length < MOST_SHOWN; seed++) {
      const { name, text } = randomPage(seed, [first, ...others]);
      const fault = await faultOf(name, text);
      if (fault === undefined) continue;
      const kind = fault.slice(0, 25);
      const small = await smallestText(text, async (part) => (await faultOf(name, part))?.slice(0, 25) === kind);
      wrong.push({ seed, name, fault: fault.slice(0, 300), text: small });
    }
    expect(wrong).toEqual([]);
  },
  60_000 + COUNT * LIMIT,
);

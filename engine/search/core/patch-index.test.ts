import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedTerms } from './asked-terms.ts';
import type { AssembledIndex } from './assemble-index.ts';
import { IndexJoin } from './build-index.ts';
import { type IndexedPage, indexPage } from './index-page.ts';
import type { IndexState } from './index-state.ts';
import { patchIndex } from './patch-index.ts';

const options = {
  hash: (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8),
  synonyms: {
    said: [
      ['cron', 'word1'],
      ['kv', 'word2 word3', 'word4'],
    ],
    loose: ['word5, word6'],
  },
};

/** A page with one section a text. */
function page(number: number, texts: readonly string[]): IndexedPage {
  const sections = texts.map((text, at) => ({
    anchor: at === 0 ? '' : `part-${at}`,
    heading: at === 0 ? `Page ${number}` : `Part ${text.slice(0, 20)}`,
    level: at === 0 ? 1 : 2,
    text,
    code: at % 2 === 1 ? [text.split(' ')[0] ?? ''] : [],
  }));
  const { pages } = indexPage(
    { path: `/p${number}/`, title: `Page ${number}`, description: texts[0] ?? '', sections, whole: true },
    options.hash,
  );
  const [only] = pages;
  if (!only) throw new Error('A page became nothing.');
  // Every third page has words by which readers ask for it, of which some are in its text.
  return number % 3 === 0 ? { ...only, terms: `${only.terms}\n${askedTerms(new Map([[0, ['word1 word2', 'word300']]]))}` } : only;
}

function join(pages: readonly IndexedPage[]) {
  const joining = new IndexJoin();
  for (const one of pages) joining.add(one);
  return joining.filesAndState(options);
}

/** Edits pages of a joined index and checks that the result is that of a join from nothing, files and state. */
function compare(
  pages: readonly IndexedPage[],
  rounds: readonly (readonly [number: number, page: IndexedPage][])[],
): { made: number; all: number } {
  let now = [...pages];
  let { index, state }: { index: AssembledIndex; state: IndexState } = join(now);
  const contents = new Map<string, string>();
  const take = (files: AssembledIndex['files']) => {
    for (const [name, content] of files) if (content !== undefined) contents.set(name, content);
  };
  take(index.files);
  let made = 0;
  for (const round of rounds) {
    const edits = [...new Map(round)].map(([number, after]) => ({ number, before: now[number] ?? after, after }));
    now = now.map((one, number) => edits.find((edit) => edit.number === number)?.after ?? one);
    const patched = patchIndex(state, edits, {
      ...options,
      shard: (file) => JSON.parse(contents.get(file) ?? '').postings,
      row: (number) => now[number]?.row ?? '',
    });
    take(patched.index.files);
    made = [...patched.index.files.values()].filter((content) => content !== undefined).length;
    const fresh = join(now);
    expect(patched.index.root).toBe(fresh.index.root);
    expect(options.hash(JSON.stringify(patched.state))).toBe(options.hash(JSON.stringify(fresh.state)));
    for (const [name, content] of fresh.index.files) expect(contents.get(name)).toBe(content);
    ({ index, state } = patched);
  }
  return { made, all: index.files.size };
}

const word = fc.integer({ min: 0, max: 300 }).map((n) => (n % 7 === 0 ? `code.word${n}` : `word${n}`));
const texts = fc.array(
  fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 4 },
);

test('after any edits the index is what it would be from nothing', () => {
  fc.assert(
    fc.property(
      fc.array(texts, { minLength: 1, maxLength: 30 }),
      fc.array(fc.array(fc.tuple(fc.nat(), texts), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (pages, rounds) => {
        compare(
          pages.map((one, number) => page(number, one)),
          rounds.map((round) => round.map(([at, one]) => [at % pages.length, page(at % pages.length, one)])),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('a word on more pages than are kept, that comes and goes', () => {
  const many = Array.from({ length: 2003 }, (_, n) => page(n, [n % 9 === 0 ? 'everywhere everywhere' : 'everywhere', `word${n}`]));
  const without = (n: number): [number, IndexedPage] => [n, page(n, ['nothing', `word${n}`])];
  compare(many, [
    [[5, page(5, ['everywhere everywhere everywhere'])]],
    [without(1), without(2)],
    [without(3), without(4)],
    [[3, page(3, ['everywhere'])]],
  ]);
});

test('an edit makes few files', () => {
  const pages = Array.from({ length: 400 }, (_, n) =>
    page(n, [Array.from({ length: 60 }, (_, i) => `word${(n * 37 + i * 11) % 5000}`).join(' '), `part of ${n}`]),
  );
  const { made, all } = compare(pages, [[[100, page(100, ['zebra word5 word6', 'part of 100'])]]]);
  expect(all).toBeGreaterThan(12);
  expect(made).toBeLessThan(all / 2);
});

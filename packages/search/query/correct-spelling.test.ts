import { expect, test } from 'vitest';
import { FORM, type Piece } from '../format/index-files.ts';
import { IndexReader } from '../format/index-reader.ts';
import { packWords } from '../format/packed-pieces.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { Reading } from './expand-word.ts';
import { queryWords } from './query-words.ts';

const WORDS = ['absent', 'border', 'garden', 'gardon', 'plasma', 'plasme', 'window', 'windou'].sort();

/** An index with one word per file, where each file has that size. */
function indexOf(bytes: number): { index: IndexReader; read: string[] } {
  const read: string[] = [];
  const shards = WORDS.map((word): Piece<string> => [word, `terms.${word}`, bytes]);
  const root = { form: FORM, sections: 1, vocabulary: 'words', synonyms: { said: [], loose: [] }, outlines: [], shards };
  const index = new IndexReader(root, async (file) => {
    read.push(file);
    if (file === 'words') return { words: packWords(WORDS), ranks: '0'.repeat(WORDS.length) };
    return { words: packWords([file.replace('terms.', '')]), postings: [''], counts: {} };
  });
  return { index, read };
}

async function correct(query: string, bytes: number) {
  const { index, read } = indexOf(bytes);
  const unknown = queryWords(`${query} `).map((word) => ({ word, readings: [] as Reading[] }));
  const apart = await correctSpelling(unknown, [], index);
  return { apart: [...apart.values()], words: unknown.map(({ readings }) => readings.map(({ word }) => word)), read };
}

test('every unknown word gets its closest correction before any gets a second one', async () => {
  expect((await correct('gardin plasmi windoo', 1000)).words).toEqual([
    ['garden', 'gardon'],
    ['plasma', 'plasme'],
    ['windou', 'window'],
  ]);
  const large = await correct('gardin plasmi windoo', 8500);
  expect(large.words).toEqual([['garden'], ['plasma'], ['windou']]);
  expect(large.read).toEqual(['words', 'terms.garden', 'terms.plasma', 'terms.windou']);
});

test('a word composed of two words of the site is split', async () => {
  const { apart, words } = await correct('gardenwindow bordor', 1000);
  expect(apart).toEqual(['garden window']);
  expect(words).toEqual([[], ['border']]);
});

test('without unknown words, the word list is not read', async () => {
  const { index, read } = indexOf(1000);
  await correctSpelling([], [], index);
  expect(read).toEqual([]);
});

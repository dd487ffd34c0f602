import { expect, test } from 'vitest';
import { FORM, type Piece } from '../format/index-files.ts';
import { IndexReader } from '../format/index-reader.ts';
import { queryReads } from './query-reads.ts';

test('on a very large site, a query reads fewer chunks, because the root that lists them is larger', () => {
  const [first, second, third] = ['abcdefghij', 'mnopqrstuv', 'xyzabcdef'];
  const query = `${first} ${second} ${third}`;
  const index = (pieces: number) => {
    const root = { form: FORM, sections: 1, vocabulary: 'words', synonyms: { said: [], loose: [] }, outlines: [] };
    const shards = Array.from(
      { length: pieces },
      (_, i): Piece<string> => [`${'amx'[Math.floor((i * 3) / pieces)]}${i}`, `terms.${i}`, 7000],
    );
    return new IndexReader({ ...root, shards }, async () => ({}));
  };
  const kept = (pieces: number) => queryReads(query, index(pieces)).words.filter(({ stop }) => !stop).length;
  expect(kept(300)).toBe(3);
  expect(kept(4200)).toBe(2);
  expect(kept(40_000)).toBe(2);
});

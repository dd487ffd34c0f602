import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stableCuts } from '../index/assemble-index.ts';
import { packPieces, packWords, pieceHash, unpackPieces, unpackWords } from './packed-pieces.ts';
import { FIELD, type Posting, packPostings, unpackPostings } from './postings.ts';

test('sorted words are decoded from one string', () => {
  const word = fc.string({ minLength: 1, maxLength: 50 }).filter((text) => !text.includes(' '));
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = [...words].sort();
      expect(unpackWords(packWords(sorted))).toEqual(sorted);
    }),
  );
  expect(packWords(['emit', 'emits', 'event'])).toBe('0emit 4s 1vent');
});

const place = fc.record({ at: fc.nat(15), of: fc.nat(15) });
const posting = fc
  .record({ page: fc.nat(100_000), section: fc.nat(99), flags: fc.nat(63), heading: place })
  .map(({ heading, ...rest }): Posting => ({ ...rest, ...(rest.flags & FIELD.heading ? { heading } : {}) }));

test('postings are decoded from a string that JSON does not escape', () => {
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: ({ page, section }) => `${page} ${section}` }), (postings) => {
      const sorted = [...postings].sort((a, b) => a.page - b.page || a.section - b.section);
      const packed = packPostings(sorted);
      expect(unpackPostings(packed)).toEqual(sorted);
      expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    }),
  );
});

test('damaged postings are rejected', () => {
  expect(() => unpackPostings('\u0000')).toThrow('damaged');
});

test('chunks contain every item once, and an edit leaves distant chunks unchanged', () => {
  const size = (item: { word: string; size: number }) => item.size;
  const key = (item: { word: string }) => item.word;
  const items = Array.from({ length: 4000 }, (_, i) => ({ word: `word${String(i).padStart(5, '0')}`, size: 10 + ((i * 7919) % 60) }));
  const before = stableCuts(items, { key, size, target: 4000 });
  expect(before.flat()).toEqual(items);
  const edited = items.map((item, i) => (i === 2000 ? { ...item, size: item.size + 5 } : item));
  const after = stableCuts(edited, { key, size, target: 4000 });
  const names = (pieces: typeof before) => new Set(pieces.map((piece) => JSON.stringify(piece)));
  const changed = [...names(after)].filter((name) => !names(before).has(name)).length;
  expect(before.length).toBeGreaterThan(20);
  expect(changed).toBeLessThan(4);
});

test('chunk names are decoded from their first words and half of their hashes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1 }), (firsts) => {
      const pieces = firsts.map((first, i) => ({ file: `terms.${pieceHash(first, 'Abcd-_09')}.json`, units: i * 100 }));
      const [names, sizes] = packPieces('terms', pieces, true);
      expect(names.length).toBe(pieces.length * 4);
      expect(unpackPieces('terms', names, sizes, firsts).map(({ file }) => file)).toEqual(pieces.map(({ file }) => file));
      for (const { file } of pieces) expect(file).toMatch(/^terms\.[\w-]{8}\.json$/);
    }),
  );
});

import { expect, test } from 'vitest';
import { placeAt, placesIn } from './diagnostic.ts';

test.each([
  ['', 0, { line: 1, column: 1 }],
  ['one\ntwo', 3, { line: 1, column: 4 }],
  ['one\ntwo', 4, { line: 2, column: 1 }],
  ['one\n\n\ntwo', 6, { line: 4, column: 1 }],
  ['one\ntwo\n', 8, { line: 3, column: 1 }],
])('%j has position %i at %j', (text, at, place) => {
  expect(placeAt(text, at)).toEqual(place);
  expect(placesIn(text)(at)).toEqual(place);
});

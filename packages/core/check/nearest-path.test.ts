import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const MANY = Array.from({ length: 600 }, (_, n) => `/part-${n % 20}/page-${n}/`);

test.each([
  ['an extra letter in the name', '/part-3/page-103x/', '/part-3/page-103/'],
  ['the right name in a misspelt folder', '/prat-3/page-103/', '/part-3/page-103/'],
  ['capitals', '/Part-3/Page-103', '/part-3/page-103/'],
  ['nothing like it', '/zoo/giraffe/', undefined],
])('among many addresses: %s', (_, path, expected) => {
  expect(nearestPath(MANY)(path)).toBe(expected);
});

test.each([
  ['the end', '/commands/command-add-page-7100x/', '/commands/command-add-page-7100/'],
  ['the middle', '/commands/command-ad-page-7100/', '/commands/command-add-page-7100/'],
])('among thousands with the same prefix in one folder, with a mistake at %s', (_, path, expected) => {
  const alike = Array.from({ length: 9000 }, (_, n) => `/commands/command-${n % 2 ? 'get' : 'add'}-page-${n}/`);
  expect(nearestPath(alike)(path)).toBe(expected);
});

test('among few addresses, both name and folder may be misspelt', () => {
  expect(nearestPath(['/guides/start/', '/api/'])('/guide/strat/')).toBe('/guides/start/');
});

test('the known addresses are read once, however many are wrong', () => {
  let reads = 0;
  const known = {
    *[Symbol.iterator]() {
      reads++;
      yield* MANY;
    },
  };
  const near = nearestPath(known);
  for (let n = 0; n < 50; n++) near(`/part-1/pag-${n}/`);
  expect(reads).toBe(1);
});

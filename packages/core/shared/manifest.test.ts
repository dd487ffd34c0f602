import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketCount, bucketOf, scriptFile } from './manifest.ts';

test.each([
  [0, 1],
  [1, 1],
  [256, 1],
  [257, 2],
  [10_000, 64],
])('%d addresses use %d buckets', (addresses, buckets) => {
  expect(bucketCount(addresses)).toBe(buckets);
});

test('every address always has the same bucket', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1024 }), (path, buckets) => {
      const bucket = bucketOf(path, buckets);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(buckets);
      expect(bucketOf(path, buckets)).toBe(bucket);
    }),
  );
});

test('similar addresses are distributed evenly', () => {
  const buckets = Array.from({ length: 1600 }, (_, n) => bucketOf(`/section/page-${n}/`, 16));
  for (let bucket = 0; bucket < 16; bucket++) expect(buckets.filter((other) => other === bucket).length).toBeLessThan(200);
});

test.each([
  ['/', '/assets/pages/index.HASH.js'],
  ['/workflows/steps/', '/assets/pages/workflows/steps.HASH.js'],
  ['/quickstart/create-new-workflow.html', '/assets/pages/quickstart/create-new-workflow.html.HASH.js'],
])('the script of %s is %s', (path, file) => {
  expect(scriptFile(path, 'HASH')).toBe(file);
});

import { expect, test } from 'vitest';
import { ASSET_EXTENSIONS } from '../content/source/published-files.ts';
import { COMPRESSIBLE, COMPRESSIBLE_TYPES, MEDIA_TYPES } from './responses.ts';

test.each(ASSET_EXTENSIONS)('a published file .%s has a type', (extension) => {
  expect(MEDIA_TYPES[extension]).toMatch(/^\w+\/[\w+-]+/);
});

test('every text that is compressed has a type, and hosts are reported each type once', () => {
  for (const extension of COMPRESSIBLE) expect(MEDIA_TYPES[extension], extension).toBeDefined();
  expect(COMPRESSIBLE_TYPES).toEqual([...new Set(COMPRESSIBLE_TYPES)]);
});

import { expect, test } from 'vitest';
import { ASSET_EXTENSIONS } from '../content/source/published-files.ts';
import { COMPRESSIBLE, COMPRESSIBLE_TYPES, MEDIA_TYPES } from './responses.ts';

test.each(ASSET_EXTENSIONS)('published .%s files have a media type', (extension) => {
  expect(MEDIA_TYPES[extension]).toMatch(/^\w+\/[\w+-]+/);
});

test('every compressed text type has a media type, and hosts get each one once', () => {
  for (const extension of COMPRESSIBLE) expect(MEDIA_TYPES[extension], extension).toBeDefined();
  expect(COMPRESSIBLE_TYPES).toEqual([...new Set(COMPRESSIBLE_TYPES)]);
});

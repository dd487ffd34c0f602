import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSET_EXTENSIONS } from './asset-extensions.ts';

test('docs/write-a-page.md lists the files that are published', () => {
  expect(readFileSync('docs/write-a-page.md', 'utf8')).toContain(
    `of one of these types: ${ASSET_EXTENSIONS.map((name) => `\`${name}\``).join(', ')}.`,
  );
});

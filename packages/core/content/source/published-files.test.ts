import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSET_EXTENSIONS, isOfTools } from './published-files.ts';

test('docs/write-a-page.md lists the published files', () => {
  expect(readFileSync('docs/write-a-page.md', 'utf8')).toContain(
    `of one of these types: ${ASSET_EXTENSIONS.map((name) => `\`${name}\``).join(', ')}.`,
  );
});

test.each([
  ['package.json', true],
  ['package-lock.json', true],
  ['tsconfig.json', true],
  ['tsconfig.build.json', true],
  ['pnpm-lock.yaml', true],
  ['mkdocs.yml', true],
  ['requirements.txt', true],
  ['external-links.json', true],
  ['public/package.json', false],
  ['examples/package.json', false],
  ['openapi.yaml', false],
  ['data.json', false],
  ['my-package.json', false],
])('%s', (file, expected) => {
  expect(isOfTools(file)).toBe(expected);
});

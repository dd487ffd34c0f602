import { expect, test } from 'vitest';
import { isOfTools } from './is-of-tools.ts';

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

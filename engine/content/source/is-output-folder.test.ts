import { expect, test } from 'vitest';
import { isOutput } from './is-output.ts';

test.each([
  ['/site/dist', true],
  ['/site/dist/index.html', true],
  ['/site/dist.hosting/headers.json', true],
  ['/site/dist.42.new', true],
  ['/site/dist.hosting.42.old/nginx', true],
  ['/site/dist.md', false],
  ['/site/distances/index.md', false],
  ['/site/guide/dist', false],
])('%s: %s', (file, expected) => {
  expect(isOutput(file, '/site/dist')).toBe(expected);
});

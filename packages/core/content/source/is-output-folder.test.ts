import { expect, test } from 'vitest';
import { isOutputFolder } from './is-output-folder.ts';

test.each([
  ['/site/dist', true],
  ['/site/dist/index.html', true],
  ['/site/dist.hosting/headers.json', true],
  ['/site/dist.42-177-0a1b2c3d.new', true],
  ['/site/dist.hosting.42-177-0a1b2c3d.old/nginx', true],
  ['/site/dist.lock', true],
  ['/site/dist.md', false],
  ['/site/distances/index.md', false],
  ['/site/guide/dist', false],
])('%s: %s', (file, expected) => {
  expect(isOutputFolder(file, '/site/dist')).toBe(expected);
});

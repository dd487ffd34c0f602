import { expect, test } from 'vitest';
import { versionAt } from './browser-settings.ts';

const versions = ['/', '/v1/', '/v1/beta/'].map((path) => ({ id: path, label: path, path }));

test.each([
  ['/', '/'],
  ['/v1', '/'],
  ['/v1/', '/v1/'],
  ['/v1/limits/', '/v1/'],
  ['/v1/beta/limits/', '/v1/beta/'],
  ['/v10/', '/'],
])('%s belongs to the version at %s', (path, expected) => {
  expect(versionAt(path, versions)?.id).toBe(expected);
});

test('an address without a version', () => {
  expect(versionAt('/limits/', versions.slice(1))).toBeUndefined();
});

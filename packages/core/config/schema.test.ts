import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfig } from './schema.ts';

test.each([
  ['/ /v1/', '/ /v1/'],
  ['/ /v1', '/ /v1/'],
  ['/v1 /v1.1', '/v1/ /v1.1/'],
  ['/v1 /v1/', undefined],
  ['/v1 /v1', undefined],
])('versions at %s are at %s', (paths, expected) => {
  const versions = paths.split(' ').map((path, index) => ({ id: `v${index}`, content: '.', path }));
  const { success, output, issues } = v.safeParse(siteConfig, { versions });
  expect(success ? output.versions?.map(({ path }) => path).join(' ') : undefined).toBe(expected);
  if (!expected) expect(issues?.map(({ message }) => message)).toEqual(['Give each version a different `path`, such as "/v1/".']);
});

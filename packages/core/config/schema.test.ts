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

test.each([
  ['/C# & F#/', '/C# & F#/'],
  ['/C%23%20&%20F%23/', '/C# & F#/'],
  ['/what now?/', '/what now?/'],
  ['/100%25/', '/100%/'],
  ['/100%/', '/100%/'],
  ['/gr%C3%B6%C3%9Fe/*', '/größe/*'],
  ['/%E6/', '/%E6/'],
  ['/a#b.html', '/a#b.html'],
  ['/page?id=3', 'without the query'],
  ['/old/#part', 'without "#"'],
  ['/old#part', 'without "#"'],
  ['/a%2Fb/', 'without "%2F"'],
  ['/a\\b/', 'without backslashes'],
  ['/a/%2E%2E/b/', 'without "." and ".."'],
])('a redirect from %s: %s', (from, expected) => {
  const { success, output, issues } = v.safeParse(siteConfig, { redirects: { [from]: '/' } });
  expect(success ? Object.keys(output.redirects)[0] : issues[0].message).toContain(expected);
});

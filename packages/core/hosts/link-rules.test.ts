import { expect, test } from 'vitest';
import { linkHeaderOf, linkRules } from './link-rules.ts';

const versions = [{ path: '/' }, { path: '/v1/' }];

test.for([
  ['/docs/', '/docs/', '/docs/index.md', '/docs/llms.txt'],
  ['/docs/', '/docs/x/', '/docs/x.md', '/docs/llms.txt'],
  ['/docs/', '/docs/x/y.html', '/docs/x/y.html.md', '/docs/llms.txt'],
  ['/docs/', '/docs/v1/', '/docs/v1.md', '/docs/v1/llms.txt'],
  ['/docs/', '/docs/v1/x/', '/docs/v1/x.md', '/docs/v1/llms.txt'],
  ['/docs/', '/docs/v1.html', '/docs/v1.html.md', '/docs/llms.txt'],
  ['/docs/', '/docs/v10/', '/docs/v10.md', '/docs/llms.txt'],
  ['/docs/', '/docs/stra%C3%9Fe/', '/docs/stra%C3%9Fe.md', '/docs/llms.txt'],
  ['/', '/', '/index.md', '/llms.txt'],
  ['/', '/x/', '/x.md', '/llms.txt'],
] as const)('below %s, %s is also %s', ([base, address, copy, index]) => {
  expect(linkHeaderOf(address, linkRules(base, versions))).toBe(
    `<${copy}>; rel="alternate"; type="text/markdown", <${index}>; rel="describedby"; type="text/plain"`,
  );
});

test.for([
  '/docs/search/',
  '/docs/404.html',
  '/docs/x',
  '/docs/x.json',
  '/other/',
  '/docs/a>b/',
  '/docs/a"b/',
  '/docs/a b/',
])('%s has no Link header', (address) => {
  expect(linkHeaderOf(address, linkRules('/docs/', versions))).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, decodeAddress, isExternal, nearestAbove, withBase, withoutBase } from './address.ts';

test.for([
  ['/x', '/x/'],
  ['/x/', '/x/'],
  ['/x/index.html', '/x/'],
  ['/index.html', '/'],
  ['/x.html', '/x.html'],
  ['/reindex.html', '/reindex.html'],
  ['/', '/'],
  ['/a/picture.png', '/a/picture.png'],
] as const)('the canonical spelling of %s is %s', ([path, canonical]) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.for([
  ['/guides/', ['/', '/guides/', '/guides/first/'], '/guides/'],
  ['/guides/first/second/', ['/guides/', '/guides/first/', '/'], '/guides/first/'],
  ['/guides-of-others/', ['/guides/'], undefined],
  ['/api.html', ['/api.html'], '/api.html'],
  ['/api.html.md', ['/api.html'], undefined],
  ['/about/', ['https://example.com/', '/'], '/'],
] as const)('%s is below %j: %s', ([address, others, above]) => {
  expect(nearestAbove(address, others)).toBe(above);
});

test.for([
  ['https://example.com/', true],
  ['mailto:someone@example.com', true],
  ['//example.com/', true],
  ['javascript:alert(1)', true],
  ['/x/', false],
  ['x/y:z', false],
  ['#x', false],
  ['', false],
] as const)('%s is external: %s', ([href, external]) => {
  expect(isExternal(href)).toBe(external);
});

test.for([
  ['/docs/', '/docs/x/', '/x/'],
  ['/docs/', '/docs', '/'],
  ['/docs/', '/docs/', '/'],
  ['/docs/', '/docsx/', undefined],
  ['/docs/', '/', undefined],
  ['/', '/x/', '/x/'],
] as const)('below %s the path of %s is %s', ([base, address, path]) => {
  expect(withoutBase(base, address)).toBe(path);
});

test('invalid percent-encoding is not decoded', () => {
  expect(decodeAddress('/a%20b/')).toBe('/a b/');
  expect(decodeAddress('/%E0%A4%A/')).toBeUndefined();
  expect(decodeAddress('/100%/')).toBeUndefined();
});

const segment = fc.stringMatching(/^[a-z0-9._~-]{1,8}$/);
const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);

test('adding and removing a base path are inverse', () => {
  fc.assert(
    fc.property(path, path, (base, page) => {
      expect(withoutBase(base, withBase(base, page))).toBe(page);
    }),
  );
});

test('the canonical spelling is idempotent', () => {
  fc.assert(
    fc.property(fc.webPath(), (text) => {
      const once = canonicalPath(`/${text}`);
      expect(canonicalPath(once)).toBe(once);
    }),
  );
});

import { expect, test } from 'vitest';
import { encodeTarget } from './redirects-of.ts';

test.each([
  ['/100%25/$1', '/100%25/%241'],
  ['/a{b}/#c|d', '/a%7Bb%7D/#c%7Cd'],
  ['https://größe.example/ü?ä=1#ö', 'https://xn--gre-6ka8i.example/%C3%BC?%C3%A4=1#%C3%B6'],
])('%s is encoded as %s', (target, sent) => {
  expect(encodeTarget(target)).toBe(sent);
});

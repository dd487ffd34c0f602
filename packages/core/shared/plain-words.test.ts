import { expect, test } from 'vitest';
import { plainWords, wordsAndCode } from './plain-words.ts';

test.each([
  ['Symlinked `node_modules` structure', 'Symlinked node_modules structure'],
  ['**Bold** and [a link](/x/)', 'Bold and a link'],
  ['The [`url`][site.url] setting', 'The url setting'],
  ['Slower <small>smaller</small>', 'Slower smaller'],
  ['<slot> and Vec<T> are names', '<slot> and Vec<T> are names'],
  ['2 ** 3 ` alone', '2 ** 3 ` alone'],
])('%s → %s', (text, words) => expect(plainWords(text)).toBe(words));

test('code is separated', () => expect(wordsAndCode('Use `a` or `b`')).toEqual(['Use ', 'a', ' or ', 'b', '']));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAsked } from './parse-asked.ts';

test('reads places, and below each what readers ask', () => {
  expect(parseAsked('// A comment\n/a/\n  what is it\n\n  how much\n/a/#one\n  one more\n', 'x.txt')).toEqual({
    mistakes: [],
    asked: [
      { path: '/a/', anchor: '', phrases: ['what is it', 'how much'], line: 2 },
      { path: '/a/', anchor: 'one', phrases: ['one more'], line: 6 },
    ],
  });
});

test.each([
  ['a phrase before any place', '  why\n', 'asked-line', 1],
  ['a phrase that is not indented', '/a/\nwhy\n', 'asked-line', 2],
  ['an address with a blank', '/a b/\n', 'asked-line', 1],
  ['a place twice', '/a/\n  x\n/b/\n  x\n/a/\n  y\n', 'asked-duplicate', 5],
  ['a phrase twice', '/a/\n  x\n  x\n', 'asked-duplicate', 3],
])('tells of %s', (_, text, id, line) => {
  expect(parseAsked(text, 'x.txt').mistakes).toMatchObject([{ id, line, file: 'x.txt', level: 'error' }]);
});

test('no text makes it fail, and no line is lost: each is a place, a phrase, a mistake, empty or a comment', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('/a/', '/b/#x', '  why', '  how', '// z', ''));
  fc.assert(
    fc.property(fc.array(line.filter((text) => !text.includes('\n'))), (lines) => {
      const { asked, mistakes } = parseAsked(lines.join('\n'), 'x.txt');
      const kept = asked.length + asked.reduce((sum, { phrases }) => sum + phrases.length, 0) + mistakes.length;
      const written = lines.filter((text) => text.trim() !== '' && !text.startsWith('//'));
      // A place that is listed twice is kept, and reported.
      const twice = mistakes.filter(({ message }) => / is already on line /.test(message)).length;
      expect(kept - twice).toBe(written.length);
    }),
  );
});

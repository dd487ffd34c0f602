import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhrasings } from './phrasings.ts';

test('reads places, each with the phrasings below it', () => {
  expect(parsePhrasings('// A comment\n/a/\n  what is it\n\n  how much\n/a/#one\n  one more\n', 'x.txt')).toEqual({
    diagnostics: [],
    phrasings: [
      { path: '/a/', anchor: '', phrases: ['what is it', 'how much'], line: 2 },
      { path: '/a/', anchor: 'one', phrases: ['one more'], line: 6 },
    ],
  });
});

test.each([
  ['a phrase before any place', '  why\n', 'phrasing-line', 1],
  ['a phrase that is not indented', '/a/\nwhy\n', 'phrasing-line', 2],
  ['an address with a space', '/a b/\n', 'phrasing-line', 1],
  ['a place twice', '/a/\n  x\n/b/\n  x\n/a/\n  y\n', 'phrasing-duplicate', 5],
  ['a phrase twice', '/a/\n  x\n  x\n', 'phrasing-duplicate', 3],
])('reports %s', (_, text, id, line) => {
  expect(parsePhrasings(text, 'x.txt').diagnostics).toMatchObject([{ id, line, file: 'x.txt' }]);
});

test('never throws, and every line is a place, a phrase, a diagnostic, empty or a comment', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('/a/', '/b/#x', '  why', '  how', '// z', ''));
  fc.assert(
    fc.property(fc.array(line.filter((text) => !text.includes('\n'))), (lines) => {
      const { phrasings, diagnostics } = parsePhrasings(lines.join('\n'), 'x.txt');
      const kept = phrasings.length + phrasings.reduce((sum, { phrases }) => sum + phrases.length, 0) + diagnostics.length;
      const written = lines.filter((text) => text.trim() !== '' && !text.startsWith('//'));
      // A place that is listed twice is kept, and reported.
      const twice = diagnostics.filter(({ message }) => / is already on line /.test(message)).length;
      expect(kept - twice).toBe(written.length);
    }),
  );
});

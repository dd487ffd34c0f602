import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLedger } from './ledger.ts';

test('reads pages, their anchors and their replacements', () => {
  const text = '// A comment\n/a/\n  #one\n  #old -> #one\n\n/gone/ -> /a/\n';
  expect(parseLedger(text, 'x.txt')).toEqual({
    diagnostics: [],
    entries: [
      { path: '/a/', anchor: '', successor: undefined, line: 2 },
      { path: '/a/', anchor: 'one', successor: undefined, line: 3 },
      { path: '/a/', anchor: 'old', successor: '#one', line: 4 },
      { path: '/gone/', anchor: '', successor: '/a/', line: 6 },
    ],
  });
});

test.each([
  ['an anchor before any page', '  #one\n', 'ledger-line', 1],
  ['an anchor that is not indented', '/a/\n#one\n', 'ledger-line', 2],
  ['an indented page', '/a/\n  /b/\n', 'ledger-line', 2],
  ['a successor that is not an address', '/a/ -> b\n', 'ledger-line', 1],
  ['an anchor that replaces a page', '/a/ -> #b\n', 'ledger-line', 1],
  ['a word', 'a\n', 'ledger-line', 1],
  ['a page twice', '/a/\n/b/\n/a/\n', 'ledger-duplicate', 3],
])('reports %s', (_, text, id, line) => {
  expect(parseLedger(text, 'x.txt').diagnostics).toMatchObject([{ id, line, file: 'x.txt' }]);
});

test('never throws, and every line is an entry, a diagnostic, empty or a comment', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('/a/', '/b/ -> /a/', '  #x', '  #y -> #x', '// z', ''));
  fc.assert(
    fc.property(fc.array(line.filter((text) => !text.includes('\n'))), (lines) => {
      const { entries, diagnostics } = parseLedger(lines.join('\n'), 'x.txt');
      const told = new Set([...entries, ...diagnostics].map((item) => item.line));
      lines.forEach((text, index) => {
        expect(told.has(index + 1)).toBe(text.trim() !== '' && !text.startsWith('//'));
      });
    }),
  );
});

import { expect, test } from 'vitest';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { formatDiagnostics } from './format-diagnostics.ts';

const broken = (n: number): ReportedDiagnostic => ({
  id: 'link-broken',
  level: 'warning',
  message: `The page /gone-${n}/ does not exist.`,
  help: 'Correct the link.',
  file: `page-${n % 3}.md`,
  line: n + 1,
  column: 1,
});
const other: ReportedDiagnostic = { ...broken(0), id: 'image-alt', message: 'The image a.png has no alternative text.', file: 'z.md' };

test('of a kind with many diagnostics, only the first ones are shown, with a count', () => {
  const text = formatDiagnostics([...Array.from({ length: 198 }, (_, n) => broken(n)), other], false);
  expect(text.match(/does not exist/g)).toHaveLength(5);
  expect(text).toContain('link-broken × 198 in 3 files');
  expect(text).toContain('The image a.png has no alternative text.');
});

test('if there are few, all are shown', () => {
  const text = formatDiagnostics([...Array.from({ length: 20 }, (_, n) => broken(n)), other], false);
  expect(text.match(/does not exist/g)).toHaveLength(20);
  expect(text).not.toContain('×');
});

test('a command without `--format json` shows all of them', () => {
  const text = formatDiagnostics(
    Array.from({ length: 198 }, (_, n) => broken(n)),
    false,
    Number.POSITIVE_INFINITY,
  );
  expect(text.match(/does not exist/g)).toHaveLength(198);
  expect(text).not.toContain('×');
});

test('a fix shared by consecutive diagnostics follows the last one', () => {
  const at = (line: number, help: string) => ({ ...other, line, help });
  const text = formatDiagnostics([at(1, 'Fix.'), at(2, 'Fix.'), at(3, 'Mend.'), { ...at(1, 'Mend.'), file: 'zz.md' }], false);
  const shown = text.split('\n').map((line) => line.replace(/:1 {2}.*/, ''));
  expect(shown).toEqual(['z.md:1', 'z.md:2', '    Fix.', 'z.md:3', '    Mend.', '', 'zz.md:1', '    Mend.']);
});

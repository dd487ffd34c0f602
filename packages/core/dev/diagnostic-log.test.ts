import { expect, test } from 'vitest';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { DiagnosticLog } from './diagnostic-log.ts';

const diagnostic: ReportedDiagnostic = {
  id: 'link-broken',
  level: 'error',
  message: 'It is wrong.',
  help: 'Fix it.',
  file: 'a.md',
  line: 3,
  column: 1,
};

test('each diagnostic is reported once, and so is its fix', () => {
  const printed: string[] = [];
  const log = new DiagnosticLog((text) => printed.push(text), false);
  log.report('a.md', []);
  log.report('a.md', [diagnostic]);
  log.report('a.md', [diagnostic]);
  log.report('a.md', [{ ...diagnostic, line: 4 }]);
  log.report('a.md', []);
  log.report('a.md', []);
  expect(printed).toEqual([
    'a.md:3:1  error  It is wrong. link-broken\n    Fix it.',
    'a.md:4:1  error  It is wrong. link-broken\n    Fix it.',
    'a.md: fixed.',
  ]);
});

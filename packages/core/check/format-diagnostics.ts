import { styleText } from 'node:util';
import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';

type Style = Parameters<typeof styleText>[0];

/** If a kind has more cases than this, only the first are shown, with a count. */
const MANY = 20;
const FIRST = 5;

/**
 * Formats diagnostics for people, sorted by file and line: location, message and fix. Kinds with more than `most` cases are
 * shortened.
 */
export function formatDiagnostics(diagnostics: ReportedDiagnostic[], color: boolean, most = MANY): string {
  const paint = (style: Style, text: string) => (color ? styleText(style, text) : text);
  const lines: string[] = [];
  const groups = new Map<string, ReportedDiagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = `${diagnostic.level} ${diagnostic.id}`;
    const known = groups.get(group);
    if (known) known.push(diagnostic);
    else groups.set(group, [diagnostic]);
  }
  const shown = new Map<string, number>();
  let file = '';
  let help = '';
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    const group = `${diagnostic.level} ${diagnostic.id}`;
    const nth = (shown.get(group) ?? 0) + 1;
    shown.set(group, nth);
    if (nth > FIRST && (groups.get(group)?.length ?? 0) > most) continue;
    if (diagnostic.file !== file) {
      file = diagnostic.file;
      help = '';
      lines.push('');
    }
    const level = diagnostic.level === 'error' ? paint('red', 'error') : paint('yellow', 'warning');
    lines.push(
      `${paint('bold', `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`)}  ${level}  ${diagnostic.message} ${paint('dim', diagnostic.id)}`,
    );
    // Consecutive diagnostics with the same fix show it once, after the last.
    if (diagnostic.help === help) lines.splice(-2, 1);
    help = diagnostic.help;
    lines.push(`    ${help}`);
  }
  const many = [...groups.values()].filter((group) => group.length > most).sort((a, b) => b.length - a.length);
  if (many.length > 0) lines.push('', `Of these kinds only the first ${FIRST} are listed (\`docs check --format json\` lists all):`);
  for (const group of many) {
    const files = new Set(group.map((diagnostic) => diagnostic.file)).size;
    lines.push(`    ${group[0]?.id} × ${group.length} in ${files} ${files === 1 ? 'file' : 'files'}`);
  }
  return lines.join('\n').trimStart();
}

/** By file, line, column, then kind. */
export function sortDiagnostics<T extends AnyDiagnostic>(diagnostics: readonly T[]): T[] {
  return [...diagnostics].sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column || (a.id < b.id ? -1 : 1) : a.file < b.file ? -1 : 1,
  );
}

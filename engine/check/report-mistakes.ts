import { styleText } from 'node:util';
import type { Mistake } from '../shared/mistake.ts';

type Style = Parameters<typeof styleText>[0];

/** Mistakes for people, sorted by file and line: where, what, and what to do. */
export function reportMistakes(mistakes: Mistake[], color: boolean): string {
  const paint = (style: Style, text: string) => (color ? styleText(style, text) : text);
  const lines: string[] = [];
  let file = '';
  for (const mistake of sortMistakes(mistakes)) {
    if (mistake.file !== file) {
      file = mistake.file;
      lines.push('');
    }
    const level = mistake.level === 'error' ? paint('red', 'error') : paint('yellow', 'warning');
    lines.push(
      `${paint('bold', `${mistake.file}:${mistake.line}:${mistake.column}`)}  ${level}  ${mistake.message} ${paint('dim', mistake.id)}`,
    );
    lines.push(`    ${mistake.help}`);
  }
  return lines.join('\n').trimStart();
}

/** By file, line, column, then name of the mistake. */
export function sortMistakes(mistakes: Mistake[]): Mistake[] {
  return [...mistakes].sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column || (a.id < b.id ? -1 : 1) : a.file < b.file ? -1 : 1,
  );
}

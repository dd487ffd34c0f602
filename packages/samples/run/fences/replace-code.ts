import type { SourceFence } from './scan-fences.ts';

/** Replaces the code in one fence of a file, and preserves everything else, including line endings. */
export function replaceCode(text: string, { line, end, prefix }: SourceFence, code: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = code === '' ? [] : code.split('\n').map((inner) => (inner === '' ? prefix.trimEnd() : prefix + inner));
  return [...lines.slice(0, line), ...inside, ...lines.slice(end - 1)].join(newline);
}

/** Whether code would close the fence around it. */
export function endsFence(text: string, { line }: SourceFence, code: string): boolean {
  const marks = /(`{3,}|~{3,})/.exec(text.split(/\r?\n/)[line - 1] ?? '')?.[0] ?? '```';
  return new RegExp(`^[ \\t]*\\${marks[0]}{${marks.length},}[ \\t]*$`, 'm').test(code);
}

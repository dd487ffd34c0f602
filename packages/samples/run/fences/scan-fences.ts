/** A fenced code block in a Markdown file. */
export interface SourceFence {
  /** First word after the fence, without other tools' suffixes: `rust,ignore` → `rust`. */
  language: string;
  /** All other words after the fence. */
  meta: string;
  /** The code, including hidden lines. */
  code: string;
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Line of the closing fence, or the line after the last one if it's missing. */
  end: number;
  /** Prefix of every code line in the file: a list's indentation, or `> ` in a quote. */
  prefix: string;
}

const OPENING = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;
const INFO = /^\s*(?:\{?\s*\.?([^\s,{}:[=]*))?(.*)$/s;

/** All fenced code blocks of a Markdown file, in order, except those in HTML comments and in other fences. */
export function scanFences(text: string): SourceFence[] {
  const lines = text.split(/\r?\n/);
  const fences: SourceFence[] = [];
  let inComment = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (inComment || /^\s*<!--/.test(line)) {
      inComment = !line.slice(inComment ? 0 : line.indexOf('<!--') + 4).includes('-->');
      continue;
    }
    const [, before = '', marks, info = ''] = OPENING.exec(line) ?? [];
    if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) continue;
    // Only the first line has the list marker. The others are indented to match.
    const prefix = before.replace(/[-*+\d.)]/g, ' ');
    const end = endOf(lines, at + 1, prefix, marks);
    const code = lines.slice(at + 1, end).map((inner) => withoutPrefix(inner, prefix));
    const [, language = '', meta = ''] = INFO.exec(info) ?? [];
    fences.push({ language, meta: meta.trim(), code: code.join('\n'), line: at + 1, end: end + 1, prefix });
    at = end;
  }
  return fences;
}

/** Index of the closing fence, or of the line where its container ends. */
function endOf(lines: readonly string[], from: number, prefix: string, marks: string): number {
  const closing = new RegExp(`^[ \\t]*\\${marks[0]}{${marks.length},}[ \\t]*$`);
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (prefix.includes('>') && !/^[ \t]*>/.test(line)) return at;
    if (closing.test(withoutPrefix(line, prefix))) return at;
  }
  return lines.length;
}

/** A line without quote markers, and without up to the fence's indentation. */
function withoutPrefix(line: string, prefix: string): string {
  let at = 0;
  for (const sign of prefix) {
    if (sign === '>') {
      while (line[at] === ' ') at++;
      if (line[at] === '>') at++;
    } else if (/[ \t]/.test(line[at] ?? '')) at++;
  }
  return line.slice(at);
}

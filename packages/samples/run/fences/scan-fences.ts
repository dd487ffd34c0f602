/** A fenced code block as it stands in a Markdown file. */
export interface SourceFence {
  /** First word after the fence, without what other tools attach to it: `rust,ignore` → `rust`. */
  language: string;
  /** All other words after the fence. */
  meta: string;
  /** The code, with lines that readers do not see. */
  code: string;
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Line of the closing fence, or the line after the last one where it is missing. */
  end: number;
  /** What every line of the code begins with in the file: the indentation of a list, `> ` of a quote. */
  prefix: string;
}

const OPENING = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;
const INFO = /^\s*(?:\{?\s*\.?([^\s,{}:[=]*))?(.*)$/s;

/** All fenced code blocks of a Markdown file, in order. Fences in comments of HTML and in other fences are left out. */
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
    // A list marker stands on the first line only; the others are indented as far.
    const prefix = before.replace(/[-*+\d.)]/g, ' ');
    const end = endOf(lines, at + 1, prefix, marks);
    const code = lines.slice(at + 1, end).map((inner) => withoutPrefix(inner, prefix));
    const [, language = '', meta = ''] = INFO.exec(info) ?? [];
    fences.push({ language, meta: meta.trim(), code: code.join('\n'), line: at + 1, end: end + 1, prefix });
    at = end;
  }
  return fences;
}

/** Index of the closing fence, or of the line at which its container ends. */
function endOf(lines: readonly string[], from: number, prefix: string, marks: string): number {
  const closing = new RegExp(`^[ \\t]*\\${marks[0]}{${marks.length},}[ \\t]*$`);
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (prefix.includes('>') && !/^[ \t]*>/.test(line)) return at;
    if (closing.test(withoutPrefix(line, prefix))) return at;
  }
  return lines.length;
}

/** A line without the marks of its quotes, and at most the indentation of its fence. */
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

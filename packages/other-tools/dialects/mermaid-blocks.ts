import type { Dialect, PageLine } from '../../core/plugin/dialect.ts';

/** `:::mermaid`, `<div class="mermaid">`, `<pre class="mermaid">`, `{{< mermaid >}}`. */
const BEGIN = /^([ \t]*)(?:(:::)[ \t]*mermaid|<(div|pre)\b[^<>]*\bclass="mermaid"[^<>]*>|\{\{[<%][ \t]*(mermaid)\b[^{}]*\}\})[ \t]*$/;

/** Maximum number of lines of a diagram. */
const LONGEST = 1000;

/** Puts diagrams outside a fence into one. */
export const mermaidBlocks: Dialect = (lines) => {
  const result: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const [whole, indent = '', colons, tag, shortcode] = line.verbatim ? [] : (BEGIN.exec(line.text) ?? []);
    const close = colons ?? (tag === undefined ? `/${shortcode ?? ''}` : `</${tag}>`);
    const inside = whole === undefined ? -1 : lines.slice(at + 1, at + LONGEST).findIndex(({ text }) => text.includes(close));
    const end = inside < 0 ? -1 : at + 1 + inside;
    if (end < 0) {
      result.push(line);
      continue;
    }
    const drawn = lines.slice(at + 1, end).filter(({ text }) => text.trim() !== '');
    const fence = (one: PageLine, text: string): PageLine => ({ ...one, text, verbatim: true });
    result.push(
      fence(line, `${indent}\`\`\`mermaid`),
      ...drawn.map((one) => fence(one, one.text)),
      fence(lines[end] ?? line, `${indent}\`\`\``),
    );
    at = end;
  }
  return result;
};

import { type Dialect, lineFrom, type PageLine } from '../../core/plugin/dialect.ts';

/** `\(x^2\)`, `\\(x^2\\)` in mdBook, and GitHub's backtick form, which keeps Markdown out. */
const INLINE = /(?<!\\)\\{1,2}\(([^\n]{1,300}?)\\{1,2}\)|(?<![\w$`])\$`([^`\n]{1,300})`\$(?![\w$`])/g;
const BLOCK = /^([ \t]*)\\{1,2}\[[ \t]*(?:(\S(?:.*?\S)?)[ \t]*\\{1,2}\][ \t]*)?$/;
const BLOCK_END = /^[ \t]*\\{1,2}\][ \t]*$/;
/** Words without a command are just an escaped Markdown bracket. */
const TEX = /\\[a-z]{2}|^(?!.*[a-z]{4})(?:.*[\^_={}].*|[\w\s,+*/<>-]{1,3})$/i;

/** Formulas in other delimiters → dollar signs. */
export const mathSigns: Dialect = (lines) => {
  let isBlock = false;
  return lines.flatMap((line, at): PageLine[] => {
    if (line.verbatim || line.mark) return [line];
    if (isBlock && BLOCK_END.test(line.text)) {
      isBlock = false;
      return [code(line, '$$')];
    }
    if (isBlock) return [code(line, line.text)];
    const [whole, indent = '', formula] = BLOCK.exec(line.text) ?? [];
    if (whole !== undefined && formula !== undefined && TEX.test(formula))
      return ['$$', formula, '$$'].map((text) => code(line, indent + text));
    if (whole !== undefined && formula === undefined && lines.slice(at, at + 100).some(({ text }) => BLOCK_END.test(text))) {
      isBlock = true;
      return [code(line, `${indent}$$`)];
    }
    const text = line.text.replace(INLINE, (found, brackets?: string, ticks?: string) => {
      const tex = ticks ?? brackets ?? '';
      return ticks === undefined && !TEX.test(tex) ? found : `$$${tex.trim()}$$`;
    });
    return [text === line.text ? line : lineFrom(line, text)];
  });
};

/** No other dialect applies inside a formula. */
function code(line: PageLine, text: string): PageLine {
  return { ...line, text, verbatim: true };
}

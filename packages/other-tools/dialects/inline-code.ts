import { type Dialect, lineFrom } from '../../core/content/markdown/page-lines.ts';

/** The language of code in a sentence: `#!python x` of MkDocs, `x{:js}` of Nextra and Fumadocs. */
const CODE = /(?<!`)(`+)(?:#![a-z]\w*[ ]([^`\n]+)|([^`\n]+)\{:[\w.-]+\})\1(?!`)/g;

/** Code in sentences has no colors, so the language that it names goes. */
export const inlineCode: Dialect = (lines) =>
  lines.map((line) => {
    if (line.verbatim) return line;
    const text = line.text.replace(CODE, (_, sign: string, first?: string, second?: string) => sign + (first ?? second) + sign);
    return text === line.text ? line : lineFrom(line, text);
  });

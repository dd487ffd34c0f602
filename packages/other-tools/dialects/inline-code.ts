import { type Dialect, lineFrom } from '../../core/plugin/dialect.ts';

/** The language of inline code: `#!python x` in MkDocs, `x{:js}` in Nextra and Fumadocs. */
const CODE = /(?<!`)(`+)(?:#![a-z]\w*[ ]([^`\n]+)|([^`\n]+)\{:[\w.-]+\})\1(?!`)/g;

/** Removes the language of inline code, which isn't highlighted. */
export const inlineCode: Dialect = (lines) =>
  lines.map((line) => {
    if (line.verbatim) return line;
    const text = line.text.replace(CODE, (_, sign: string, first?: string, second?: string) => sign + (first ?? second) + sign);
    return text === line.text ? line : lineFrom(line, text);
  });

import { type Dialect, lineFrom, type PageLine, replaceText } from '../../core/plugin/dialect.ts';

/** `text.^[A note.]`: Obsidian, Pandoc. After a space, it must contain words, because `^[a-z]` is a regular expression. */
const NOTE = /(?:(?<=[^\s[])\^\[|(?<=\s)\^\[(?=[^[\]\n]*\p{L}[^[\]\n]*\s[^[\]\n]*\p{L}))((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/gu;

/** Moves inline footnotes to the end of the page. */
export const inlineFootnotes: Dialect = (lines) => {
  const notes: PageLine[] = [];
  const rest = lines.map((line) => {
    if (line.verbatim || line.mark || !line.text.includes('^[')) return line;
    const text = replaceText(line.text, (words) =>
      words.replace(NOTE, (_, note: string) => {
        const name = `[^inline-${notes.length / 2 + 1}]`;
        notes.push(lineFrom(line, ''), lineFrom(line, `${name}: ${note.trim()}`));
        return name;
      }),
    );
    return text === line.text ? line : lineFrom(line, text);
  });
  return [...rest, ...notes];
};

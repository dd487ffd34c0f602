import { type Dialect, lineFrom, replaceText } from '../../core/plugin/dialect.ts';
import { wikiAddress } from '../../core/plugin/helpers.ts';

/** `[[Page\|words]]` and `![[picture.png\|100]]` in a table, where the separator would end the cell: Obsidian. */
const LINK = /(!?)\[\[([^[\]|\\\n]+)\\\|([^\]\n]+)\]\]/g;

/** Wiki links that the compiler can't read in a table → ordinary links. */
export const wikiCells: Dialect = (lines) =>
  lines.map((line) => {
    if (line.verbatim || !line.text.includes('\\|')) return line;
    const text = replaceText(line.text, (words) =>
      words.replace(LINK, (_, sign: string, page: string, label: string) => `${sign}[${label}](${wikiAddress(encodeURI(page.trim()))})`),
    );
    return text === line.text ? line : lineFrom(line, text);
  });

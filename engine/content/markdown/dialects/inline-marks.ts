import { escapeHtml } from '../../../shared/escape-html.ts';
import { type Dialect, lineFrom, type PageLine, replaceText } from './page-lines.ts';

/** `==marked==`, `^^inserted^^`, `x^2^` and `H~2~O`: MkDocs, Obsidian, Pandoc. */
const MARKED = /(?<![=\w])==(?=[^\s=])([^=\n]{1,300}?)(?<=\S)==(?![=\w])/g;
const INSERTED = /(?<!\^)\^\^(?=[^\s^])([^^\n]{1,300}?)(?<=\S)\^\^(?!\^)/g;
const RAISED = /(?<=[\w)])\^([\w+-]{1,12})\^(?![\w^])/g;
const LOWERED = /(?<=[A-Za-z)])~(\d{1,3})~(?!~)/g;
/** `*[HTML]: Hyper Text Markup Language`. */
const ABBREVIATION = /^\*\[([^\]\n]{1,60})\]:[ \t]*(.*)$/;
/** Addresses and tags, in which no word is explained. */
const ADDRESS = /(\]\([^()\n]*\)|\]\[[^\]\n]*\]|<[^<>\n]*>|https?:\/\/\S+)/;

/** Marks inside of sentences, and abbreviations that a page explains once. */
export const inlineMarks: Dialect = (lines) => {
  const meanings = new Map<string, string>();
  const rest: PageLine[] = [];
  for (const line of lines) {
    const [, word = '', meaning = ''] = line.verbatim ? [] : (ABBREVIATION.exec(line.text) ?? []);
    if (word === '' || meanings.size >= 200) rest.push(line);
    else meanings.set(word, meaning.trim());
  }
  const words = [...meanings.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^\w\s]/g, '\\$&'));
  const known = words.length === 0 ? undefined : new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'g');
  const explained = (text: string) =>
    known === undefined
      ? text
      : text
          .split(ADDRESS)
          .map((part, at) =>
            at % 2 === 1 ? part : part.replace(known, (word) => `<abbr title="${escapeHtml(meanings.get(word) ?? '')}">${word}</abbr>`),
          )
          .join('');
  return rest.map((line) => {
    if (line.verbatim || line.mark) return line;
    const text = replaceText(line.text, (part) =>
      explained(part)
        .replace(MARKED, '<mark>$1</mark>')
        .replace(INSERTED, '<ins>$1</ins>')
        .replace(RAISED, '<sup>$1</sup>')
        .replace(LOWERED, '<sub>$1</sub>'),
    );
    return text === line.text ? line : lineFrom(line, text);
  });
};

import { type Dialect, lineFrom, type PageLine, replaceText } from '../../core/plugin/dialect.ts';
import { escapeHtml } from '../../core/plugin/helpers.ts';

/** `==marked==`, `^^inserted^^`, `x^2^` and `H~2~O`: MkDocs, Obsidian, Pandoc. */
const MARKED = /(?<![=\w])==(?=[^\s=])([^=\n]{1,300}?)(?<=\S)==(?![=\w])/g;
const INSERTED = /(?<!\^)\^\^(?=[^\s^])([^^\n]{1,300}?)(?<=\S)\^\^(?!\^)/g;
const RAISED = /(?<=[\w)])\^((?:[\w+-]|\\ ){1,30})\^(?![\w^])/g;
const LOWERED = /(?<=[A-Za-z)])~(\d{1,3})~(?!~)/g;
/** `++ctrl+alt+del++`. */
const KEYS = /(?<![\w+])\+\+((?:[a-z0-9]+(?:-[a-z0-9]+)*|"[^"\n]{1,30}")(?:\+(?:[a-z0-9]+(?:-[a-z0-9]+)*|"[^"\n]{1,30}"))*)\+\+(?![\w+])/gi;
/** `{++in++}`, `{--out--}`, `{~~out~>in~~}`, `{==marked==}`, `{>>a word on it<<}`: CriticMarkup. */
const CRITIC: readonly (readonly [RegExp, string])[] = [
  [/\{~~([^{}\n]{0,300}?)~>([^{}\n]{0,300}?)~~\}/g, '<del>$1</del><ins>$2</ins>'],
  [/\{\+\+([^{}\n]{1,300}?)\+\+\}/g, '<ins>$1</ins>'],
  [/\{--([^{}\n]{1,300}?)--\}/g, '<del>$1</del>'],
  [/\{==([^{}\n]{1,300}?)==\}/g, '<mark>$1</mark>'],
  [/\{>>([^{}\n]{1,300}?)<<\}/g, '<small>($1)</small>'],
];
/** The same on separate lines, around paragraphs. */
const CRITIC_BLOCK = /^[ \t]*(?:\{(?:\+\+|--|==|>>)|(?:\+\+|--|==|<<)\})[ \t]*$/;
/** `*[HTML]: Hyper Text Markup Language`. */
const ABBREVIATION = /^\*\[([^\]\n]{1,60})\]:[ \t]*(.*)$/;
/** Addresses and tags, where abbreviations aren't expanded. */
const ADDRESS = /(\]\([^()\n]*\)|\]\[[^\]\n]*\]|<[^<>\n]*>|https?:\/\/\S+)/;

/** Inline marks, and abbreviations that a page defines once. */
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
    if (CRITIC_BLOCK.test(line.text)) return lineFrom(line, '');
    const text = replaceText(line.text, (part) =>
      critic(explained(part))
        .replace(KEYS, (_, keys: string) => keys.split('+').map(key).join('+'))
        .replace(MARKED, '<mark>$1</mark>')
        .replace(INSERTED, '<ins>$1</ins>')
        .replace(RAISED, (_, raised: string) => `<sup>${raised.replaceAll('\\ ', ' ')}</sup>`)
        .replace(LOWERED, '<sub>$1</sub>'),
    );
    return text === line.text ? line : lineFrom(line, text);
  });
};

function critic(text: string): string {
  return text.includes('{') ? CRITIC.reduce((so, [sign, replacement]) => so.replace(sign, replacement), text) : text;
}

/** `arrow-up` → `Arrow up`, between the tags of a key. */
function key(name: string): string {
  const words = name.replace(/^"|"$/g, '').replaceAll('-', ' ');
  return `<kbd>${words.charAt(0).toUpperCase()}${words.slice(1)}</kbd>`;
}

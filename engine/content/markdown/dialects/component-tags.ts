import { isAlias } from '../component-aliases.ts';
import { closeMark, type Dialect, lineFrom, linesInLists, openMark, type PageLine, replaceText } from './page-lines.ts';

/** A tag of a component, such as `<TabItem value="a">`, which may go on for some lines. Signs of its values may be anything but `<` and `>`. */
const VALUES = String.raw`((?:\s(?:[^<>"'/]|/(?!>)|"[^"]{0,1000}"|'[^']{0,1000}')*)?)`;
const TAG = new RegExp(String.raw`^([ \t]*)<(/?)([A-Z][\w.]*)${VALUES}(/?)>[ \t]*$`);
const INLINE = new RegExp(String.raw`(?<!\\)(?:(?<!\w)|(?=</))<(/?)([A-Z][\w.]*)${VALUES}(/?)>`, 'g');
/** Pages that are .mdx by another name import what they use. */
const IMPORT = /^import\s+(?:[\w*{}\s,]+\s+from\s+)?(['"])[^'"\n]+\1;?[ \t]*$/;
const BEGINNING = /^[ \t]*<[A-Z][\w.]*(?:\s[^<>]*)?$/;
const LONGEST_TAG = 20;

/**
 * Components in plain Markdown, where the compiler knows none: a tag on a line of its own begins or ends a block, and one
 * in a sentence is left out. A name in angle brackets without attributes or an end is text (`Vec<T>`).
 */
export const componentTags: Dialect = (lines, report) => {
  const ends = new Set<string>();
  for (const { text, verbatim } of lines) if (!verbatim) for (const [, name = ''] of text.matchAll(/<\/([A-Z][\w.]*)>/g)) ends.add(name);
  const isComponent = (name: string, attributes: string, end: string) =>
    ends.has(name) || isAlias(shortName(name)) || end === '/' || attributes.includes('=');

  const result: PageLine[] = [];
  /** How far the content of each open tag is indented with it. */
  const indents: number[] = [];
  const inLists = linesInLists(lines);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    if (!line.verbatim && IMPORT.test(line.text)) {
      report({
        id: 'mdx-import',
        message: 'Pages cannot contain import or export statements.',
        help: 'Remove the statement. Every page can use the built-in components, and those in the `components` folder of the settings, by name.',
        line: line.line,
        column: 1 + line.shift,
      });
      continue;
    }
    const joined = line.verbatim || line.mark ? undefined : wholeTag(lines, at);
    const [, indent = '', slash = '', name = '', attributes = '', end = ''] = (joined && TAG.exec(joined.text)) || [];
    if (name === '' || !isComponent(name, attributes, end)) {
      result.push(withoutInline(dedented(line, inLists[at] ? 0 : (indents.at(-1) ?? 0))));
      continue;
    }
    const prefix = inLists[at] ? indent : '';
    at += (joined?.lines ?? 1) - 1;
    const own = shortName(name);
    if (slash !== '') {
      indents.pop();
      result.push(lineFrom(line, prefix, closeMark(own)));
      continue;
    }
    // Right below a tag of HTML, what follows would be taken for its content.
    if (/^[ \t]*<\/?[a-z]/.test(result.at(-1)?.text ?? '')) result.push(lineFrom(line, ''));
    result.push(lineFrom(line, prefix, openMark(own, own, '', attributesOf(attributes))));
    if (end === '/') result.push(lineFrom(line, prefix, closeMark(own)));
    else indents.push(indent.length + 2);
  }
  return result;

  function withoutInline(line: PageLine): PageLine {
    if (line.verbatim || line.mark || !/<\/?[A-Z]/.test(line.text)) return line;
    const text = replaceText(line.text, (words) =>
      words.replace(INLINE, (whole, _, name: string, attributes: string, end: string) => {
        if (!isComponent(name, attributes, end)) return whole;
        const { text: label, type = '' } = attributesOf(attributes);
        if (name === 'Badge' && label !== undefined) return `<span class="badge ${/^[a-z]+$/.test(type) ? type : 'note'}">${label}</span>`;
        return '';
      }),
    );
    return text === line.text ? line : lineFrom(line, text);
  }
};

/** `FileTree.Folder` → `Folder`. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A tag that begins on a line, with the lines that it goes on for. */
function wholeTag(lines: readonly PageLine[], at: number): { text: string; lines: number } | undefined {
  const first = lines[at]?.text ?? '';
  if (TAG.test(first)) return { text: first, lines: 1 };
  if (!BEGINNING.test(first)) return undefined;
  for (let count = 2; count <= LONGEST_TAG; count++) {
    const text = lines[at + count - 1]?.text ?? '';
    if (text.trim() === '') return undefined;
    if (text.includes('>'))
      return {
        text: lines
          .slice(at, at + count)
          .map((line) => line.text)
          .join('\n'),
        lines: count,
      };
  }
  return undefined;
}

function dedented(line: PageLine, most: number): PageLine {
  const spaces = Math.min(most, line.text.length - line.text.trimStart().length);
  return spaces === 0 ? line : { ...line, text: line.text.slice(spaces), shift: line.shift + spaces };
}

/** Attributes that are text: `a="x"`, `a='x'` and `a={"x"}`. */
function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(/(?<![\w:@.-])([A-Za-z][\w-]*)=\{?(?:"([^"]*)"|'([^']*)')\}?/g))
    found[name] = double ?? single ?? '';
  return found;
}

import { closeMark, columnsOf, type Dialect, lineFrom, openMark, type PageLine, unescaped } from '../../core/plugin/dialect.ts';

/** `!!! note "Title"`, `??? tip`, `???+ tip inline end "Title"`: https://squidfunk.github.io/mkdocs-material/reference/admonitions/ */
const ADMONITION = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)([^"]*)(?:"(.*)")?[ \t]*$/;
/** `=== "Tab"`. With an exclamation mark, it starts a new set. */
const TAB = /^([ \t]*)===([!+]?)[ \t]+"(.*)"[ \t]*$/;

const KEY = 'indented';

/** MkDocs asides and tabs, whose content is indented by four spaces below them. */
export const mkdocs: Dialect = (lines) => {
  const result: PageLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const block = line.verbatim ? undefined : beginningOf(line.text);
    if (!block) {
      result.push(line);
      at++;
      continue;
    }
    if (block.kind === 'aside') {
      const body = bodyAfter(lines, at, block.indent);
      result.push(lineFrom(line, block.indent, openMark(KEY, block.name, block.title)), ...inside(body.lines));
      result.push(lineFrom(body.lines.at(-1) ?? line, block.indent, closeMark(KEY)));
      at = body.end;
      continue;
    }
    result.push(lineFrom(line, block.indent, openMark(KEY, 'Tabs')));
    for (
      let tab: PageLine | undefined = line, found: Beginning | undefined = block;
      tab && found?.kind === 'tab' && found.indent === block.indent;
    ) {
      const body = bodyAfter(lines, at, block.indent);
      result.push(lineFrom(tab, block.indent, openMark(KEY, 'Tab', '', { label: unescaped(found.title) })), ...inside(body.lines));
      result.push(lineFrom(body.lines.at(-1) ?? tab, block.indent, closeMark(KEY)));
      at = body.end;
      tab = lines[at];
      found = tab && !tab.verbatim ? beginningOf(tab.text) : undefined;
      if (found?.name === '!') break;
    }
    result.push(lineFrom(lines[at - 1] ?? line, block.indent, closeMark(KEY)));
  }
  return result;

  function inside(body: PageLine[]): PageLine[] {
    return mkdocs(body, () => undefined);
  }
};

interface Beginning {
  kind: 'aside' | 'tab';
  indent: string;
  name: string;
  title: string;
}

function beginningOf(text: string): Beginning | undefined {
  const tab = TAB.exec(text);
  if (tab) return { kind: 'tab', indent: tab[1] ?? '', name: tab[2] ?? '', title: tab[3] ?? '' };
  const aside = ADMONITION.exec(text);
  if (!aside) return undefined;
  const [, indent = '', mark = '', name = '', , title = ''] = aside;
  if (mark === '!!!') return { kind: 'aside', indent, name: name.toLowerCase(), title };
  return { kind: 'aside', indent, name: 'details', title: title || name.charAt(0).toUpperCase() + name.slice(1) };
}

/** The further indented lines, dedented by four. Trailing blank lines belong to what follows. */
function bodyAfter(lines: readonly PageLine[], start: number, indent: string): { lines: PageLine[]; end: number } {
  const least = columnsOf(indent) + 4;
  let end = start + 1;
  for (let at = start + 1; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (text.trim() === '') continue;
    if (columnsOf(/^[ \t]*/.exec(text)?.[0] ?? '') < least) break;
    end = at + 1;
  }
  const body = lines.slice(start + 1, end).map((line): PageLine => {
    const text = line.text.replace(/^(?: {4}|\t)/, '');
    return { ...line, text, shift: line.shift + line.text.length - text.length };
  });
  while (end < lines.length && lines[end]?.text.trim() === '' && isMore(lines[end + 1])) end++;
  return { lines: body, end };
}

/** Whether another tab follows after blank lines. */
function isMore(line: PageLine | undefined): boolean {
  return line !== undefined && !line.verbatim && (line.text.trim() === '' || TAB.test(line.text));
}

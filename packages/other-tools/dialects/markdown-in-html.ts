import { type Dialect, lineFrom, type PageLine } from '../../core/plugin/dialect.ts';

/** `<figure markdown="span">`, `<div class="grid" markdown>`: https://python-markdown.github.io/extensions/md_in_html/, also kramdown. */
const BEGIN = /^([ \t]*)<([a-z][\w-]*)((?:\s[^<>]*)?)\smarkdown(?:=(?:"\w*"|'\w*'|\w+))?(?=[\s>])([^<>]*)>[ \t]*(.*)$/;
/** An element on one line, such as a caption. */
const ONE_LINE = /^[ \t]*(<(div|figcaption|summary|section|center|dd|dt|li|td|th)(?:\s[^<>]*)?>)([^<].*)(<\/\2>)[ \t]*$/;

/** Separates Markdown in an element marked for it with blank lines, and removes its indentation. */
export const markdownInHtml: Dialect = (lines) => {
  const result: PageLine[] = [];
  const open: { tag: string; indent: number | undefined }[] = [];
  for (const line of lines) {
    const [whole, before = '', tag = '', first = '', last = '', rest = ''] =
      line.verbatim || line.mark ? [] : (BEGIN.exec(line.text) ?? []);
    if (whole !== undefined) {
      const end = rest.lastIndexOf(`</${tag}>`);
      result.push(lineFrom(line, `${before}<${tag}${first}${last}>`), lineFrom(line, ''));
      if (end >= 0) result.push(lineFrom(line, before + rest.slice(0, end)), lineFrom(line, ''), lineFrom(line, before + rest.slice(end)));
      else if (rest !== '') result.push(lineFrom(line, before + rest));
      if (end < 0) open.push({ tag, indent: undefined });
      continue;
    }
    const inner = open.at(-1);
    if (!inner) {
      result.push(line);
      continue;
    }
    const text = line.text.trimStart();
    if (text.startsWith(`</${inner.tag}>`) && !line.verbatim) {
      open.pop();
      result.push(lineFrom(line, ''), line);
      continue;
    }
    if (text !== '') inner.indent ??= line.text.length - text.length;
    const spaces = Math.min(inner.indent ?? 0, line.text.length - text.length);
    const moved = { ...line, text: line.text.slice(spaces), shift: line.shift + spaces };
    const [one, tagged = '', , words = '', ending = ''] = line.verbatim || line.mark ? [] : (ONE_LINE.exec(moved.text) ?? []);
    if (one === undefined) result.push(moved);
    else result.push(lineFrom(moved, tagged), lineFrom(moved, ''), lineFrom(moved, words), lineFrom(moved, ''), lineFrom(moved, ending));
  }
  return result;
};

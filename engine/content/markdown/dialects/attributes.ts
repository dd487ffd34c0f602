import { replaceText } from '../replace-code.ts';
import { type Dialect, lineFrom } from './page-lines.ts';

/** `{ .class #id key="value" }` and `{: … }`: attributes of kramdown and of MkDocs. What is inside is read word by word. */
const BRACES = /(\\?)\{(:?)([^{}\n]{0,300})\}/g;
const WORD = /^(?:[.#][\w:.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"']+)|toc|:\w+|data-[\w-]+|docsify-\w+(?:-\w+)*)$/;
const ID = /^(?:#|id=["']?)([\w:.-]+)["']?$/;
const COMMENT_ID = /^( {0,3}#{1,6}[ \t].*?)[ \t]*\{\/\*[ \t]*([\w-]+)[ \t]*\*\/\}[ \t]*$/;
/** What attributes may follow without a space: the end of a link, of a picture, of code and of emphasis. */
const AFTER = /[)\]`*_">]$/;

/** Attributes are taken off; the ids among them stay, as anchors. Of headings the compiler reads ids itself. */
export const attributes: Dialect = (lines) =>
  lines.map((line) => {
    if (line.verbatim || !line.text.includes('{')) return line;
    const named = line.text.replace(COMMENT_ID, '$1 {#$2}');
    const isHeading = /^ {0,3}#{1,6}[ \t]/.test(named);
    const text = replaceText(named, (words) =>
      words.replace(BRACES, (whole, slash: string, colon: string, inner: string, at: number) => {
        const parts = wordsOf(inner);
        const before = words.slice(0, at);
        if (slash !== '' || parts.length === 0 || !parts.every((part) => WORD.test(part))) return whole;
        const atEnd = words.slice(at + whole.length).trim() === '';
        const alone = atEnd && /^[\s>]*$/.test(before);
        // `{x=1}` in a sentence is text; `{.class}` at its end, or after a link, is not.
        if (
          colon === '' &&
          !alone &&
          !AFTER.test(before) &&
          !(atEnd && /[ \t]$/.test(before) && (isHeading || /^(?:[.#]|docsify-)/.test(parts[0] ?? '')))
        )
          return whole;
        const ids = parts.flatMap((part) => ID.exec(part)?.[1] ?? []);
        if (isHeading && atEnd) return ids.length === 0 ? '' : `{${ids.map((id) => `#${id}`).join(' ')}}`;
        return ids.map((id) => `<a id="${id}"></a>`).join('');
      }),
    );
    return text === line.text ? line : lineFrom(line, text);
  });

/** Words apart by spaces, where quotation marks keep spaces in. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
}

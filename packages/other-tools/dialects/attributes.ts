import { type Dialect, lineFrom } from '../../core/content/markdown/page-lines.ts';
import { replaceText } from '../../core/content/markdown/replace-code.ts';

/** `{ .class #id key="value" }` and `{: … }`, also after `[words]`: attributes of kramdown, MkDocs and Nuxt. What is inside is read word by word. */
const BRACES = /(?:(?<![\]!\\\w])\[([^[\]^\n][^[\]\n]{0,300})\](?=\{))?(\\?)\{(:?)([^{}\n]{0,300})\}/g;
const ASIDE = /^[ \t>]*(?=:::)/;
const WORD = /^(?:[.#][\w:.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"']+)|toc|:\w+|data-[\w-]+|docsify-\w+(?:-\w+)*)$/;
const ID = /^(?:#|id=["']?)([\w:.-]+)["']?$/;
/** What attributes may follow without a space: the end of a link, of a picture, of code and of emphasis; not that of `x_{k=0}`. */
const AFTER = /(?:[)\]`*">]|__|(?<!\w)_[^_]+_)$/;

/** Attributes are taken off; the ids among them stay, as anchors. Of headings the compiler reads ids itself. */
export const attributes: Dialect = (lines) =>
  lines.flatMap((line) => {
    if (line.verbatim || !line.text.includes('{')) return line;
    // What begins an aside has its attributes read with it; its id comes before it.
    const aside = ASIDE.exec(line.text)?.[0];
    if (aside !== undefined) {
      const anchors = [...line.text.matchAll(BRACES)].map((found) => anchorsOf(wordsOf(found[4] ?? ''))).join('');
      return anchors === '' ? line : [lineFrom(line, aside + anchors), lineFrom(line, aside), line];
    }
    const isHeading = /^ {0,3}#{1,6}[ \t]/.test(line.text);
    const text = replaceText(line.text, (words) =>
      words.replace(BRACES, (whole, span: string | undefined, slash: string, colon: string, inner: string, at: number) => {
        const parts = wordsOf(inner);
        const before = words.slice(0, at);
        if (slash !== '' || parts.length === 0 || !parts.every((part) => WORD.test(part))) return whole;
        const atEnd = words.slice(at + whole.length).trim() === '';
        const alone = atEnd && /^[\s>]*$/.test(before);
        // `{x=1}` in a sentence is text; `{.class}` at its end, or after a link, is not.
        if (
          colon === '' &&
          span === undefined &&
          !alone &&
          !AFTER.test(before) &&
          !(atEnd && /[ \t]$/.test(before) && (isHeading || /^(?:[.#]|docsify-)/.test(parts[0] ?? '')))
        )
          return whole;
        const ids = idsOf(parts);
        if (isHeading && atEnd) return (span ?? '') + (ids.length === 0 ? '' : `{${ids.map((id) => `#${id}`).join(' ')}}`);
        return anchorsOf(parts) + (span ?? '');
      }),
    );
    return text === line.text ? line : lineFrom(line, text);
  });

function idsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => ID.exec(word)?.[1] ?? []);
}

function anchorsOf(words: readonly string[]): string {
  return idsOf(words)
    .map((id) => `<a id="${id}"></a>`)
    .join('');
}

/** Words apart by spaces, where quotation marks keep spaces in. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
}

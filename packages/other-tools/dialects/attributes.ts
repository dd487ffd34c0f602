import { type Dialect, lineFrom, replaceText } from '../../core/plugin/dialect.ts';

/** `{ .class #id key="value" }` and `{: … }`, also after `[words]`: attributes in kramdown, MkDocs and Nuxt. The content is read word by word. */
const BRACES = /(?:(?<![\]!\\\w])\[([^[\]^\n][^[\]\n]{0,300})\](?=\{))?(\\?)\{(:?)([^{}\n]{0,300})\}/g;
const ASIDE = /^[ \t>]*(?=:::)/;
const WORD = /^(?:[.#][\w:.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"']+)|toc|:\w+|data-[\w-]+|docsify-\w+(?:-\w+)*)$/;
const ID = /^(?:#|id=["']?)([\w:.-]+)["']?$/;
/** Matches what attributes may directly follow: the end of a link, an image, code or emphasis, but not `x_{k=0}`. */
const AFTER = /(?:[)\]`*">]|__|(?<!\w)_[^_]+_)$/;

/** Removes attributes, but keeps ids as anchors. The compiler itself reads the ids of headings. */
export const attributes: Dialect = (lines) =>
  lines.flatMap((line) => {
    if (line.verbatim || !line.text.includes('{')) return line;
    // The attributes of an aside are read with it, and its id goes before it.
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
        // `{x=1}` in a sentence is text, but `{.class}` at its end, or after a link, is not.
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

/** Splits at spaces outside quotation marks. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
}

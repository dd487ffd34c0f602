import { htmlToMarkdown } from './html-to-markdown.ts';

/** Resolves a link in a description to an address on this site, or `undefined`. */
export type ResolveLink = (href: string) => string | undefined;

/**
 * Converts the text of a description to equivalent MDX. Headings become bold lines, because they don't belong to
 * the outline of the page. Images become links, because pages load nothing from other hosts. An unresolved link
 * becomes its text, followed by the address.
 */
export function safeMarkdown(text: string, resolveLink: ResolveLink): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .split(/(^ {0,12}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n {0,12}\2[ ]*$|$(?![\s\S])))/m)
    .filter((_, index) => index % 3 !== 2) // the fence marker, captured to find its end
    .map((part, index) => (index % 2 === 1 ? fence(part) : prose(part, resolveLink)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a table cell or a line: no line breaks, pipes or code blocks. */
export function safeLine(text: string, resolveLink: ResolveLink): string {
  const flat = htmlToMarkdown(text.replace(/(?:```|~~~)[\w-]*/g, ' '))
    .replace(/^\s*(?:[-*+]|#{1,6}|>|\d+[.)]|:::\w*)\s+/gm, '')
    .replace(/^\s*\|?[\s|:-]+\|[\s|:-]*$/gm, ' ')
    .replace(/\s+/g, ' ');
  return prose(flat, resolveLink)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Text as MDX that shows it unchanged. */
export function cellText(text: string): string {
  return withoutEmoji(text.replace(/[{<[\]|*_\\`]/g, '\\$&'));
}

/** Escapes words between colons, because `:strawberry:` in a description isn't an emoji. */
function withoutEmoji(text: string): string {
  return text.replace(/(?<![\w:/\\]):(?=[a-z\d_+-]{1,60}:(?![\w:/]))/g, '\\:');
}

/** Keeps only the language of the info string. */
function fence(text: string): string {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.replace(new RegExp(`^${indent}`, 'gm'), '').split('\n');
  const [, marks = '```', language = ''] = /^(`{3,}|~{3,})\s*([\w+-]*)/.exec(first) ?? [];
  const known = /^(json|bash|sh|shell|http|javascript|js|python|yaml|xml|html|go|typescript|ts|text)$/i.test(language);
  // Text after the closing fence would keep the block open.
  const last = rest.at(-1)?.trim() ?? '';
  const isEnd = last.startsWith(marks);
  const code = isEnd ? rest.slice(0, -1) : rest;
  const behind = isEnd ? last.replace(/^[`~]+\s*/, '').replace(/[{<]/g, '\\$&') : '';
  // Samples in descriptions may not parse.
  const shown = known ? `${language.toLowerCase()} unchecked="of the description"` : 'text';
  return `\n${marks}${shown}\n${code.join('\n')}\n${marks}\n${behind}\n`;
}

/** Extracts code first, because nothing in it has a meaning. */
function prose(text: string, resolveLink: ResolveLink): string {
  const kept: string[] = [];
  const keep = (markdown: string) => `\uE000${kept.push(markdown) - 1}\uE001`;
  const put = (markdown: string): string => markdown.replace(/\uE000(\d+)\uE001/g, (_, n: string) => put(kept[Number(n)] ?? ''));
  const link = (words: string, href: string): string => {
    const label = words.trim();
    const target = resolveLink(href);
    if (label === '') return '';
    if (target !== undefined) return keep(`[${plain(label)}](${target.replace(/[()\s<>]/g, encodeURIComponent)})`);
    return href === '' || label.includes(href) || href.startsWith('#')
      ? label
      : `${label} (${keep(inlineCode(`\`${href.replaceAll('`', '')}\``))})`;
  };
  const markdown = htmlToMarkdown(
    text.replace(/\uE000|\uE001/g, '').replace(/(?<!\\)(`+)(?!`)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g, (code) => keep(inlineCode(code))),
    (tag) => keep(tag),
  )
    // The template of an address leads nowhere.
    .replace(/(?<![\w"'(<])https?:\/\/[^\s<>()"'`\]]*\{[^\s<>()"'`\]]*(?<![.,;:!?*_])/g, (template) => keep(`\`${template}\``))
    .replace(/<(https?:\/\/[^<>\s]+)>/g, (_, href: string) => link(href, href))
    .replace(/^ {0,3}\[([^\][]+)\]:\s*<?(\S+?)>?(?:\s+["'(].*)?$/gm, '')
    // A linked image becomes a link.
    .replace(/\[!\[([^\]]*)\]\([^)]*\)\]/g, (_, alt: string) => `[${alt || 'Picture'}]`)
    .replace(/!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?[^)]*\)/g, (_, alt: string, href: string) => link(alt || 'Picture', href))
    .replace(
      /\[((?:[^\][\\]|\\.)*)\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g,
      (_, words: string, href: string) => link(words, href),
    );
  const named = new Map(
    [...text.matchAll(/^ {0,3}\[([^\][]+)\]:\s*<?(\S+?)>?(?:\s|$)/gm)].map(([, name = '', href = '']) => [name.toLowerCase(), href]),
  );
  const linked = markdown.replace(/\[([^\][]+)\](?:\[([^\][]*)\])?/g, (whole, words: string, name = '') => {
    const href = named.get((name || words).toLowerCase());
    return href === undefined ? (whole.endsWith(']') && whole.includes('][') ? words : whole) : link(words, href);
  });
  return put(plain(linked));
}

function inlineCode(code: string): string {
  return code.replace(/\s*\n\s*/g, ' ');
}

/** Escapes MDX syntax in text that is neither code nor a link. */
function plain(text: string): string {
  return withoutEmoji(text)
    .replace(/\[(?=\[)/g, '\\[')
    .replace(/^ {0,3}#{1,6}[ ]+(.+?)[ #]*$/gm, '\n**$1**\n')
    .replace(/^((?: *(?:>|[-*+] |\d+[.)] ))+ *)#{1,6}[ ]+(.+?)[ #]*$/gm, '$1**$2**')
    .replace(/^(\S.*)\n {0,3}(?:=+|-{2,}) *$/gm, (whole, words: string) => (words.includes('|') ? whole : `**${words}**\n`))
    .replace(/^ {0,3}(?:=+|-{3,}|\*{3,}|_{3,}|#{1,6}) *$/gm, '')
    .replace(/^(\s*):::/gm, '$1\\:::')
    .replace(/\[\^/g, '\\[^')
    .replace(/^ {4,}(?![-*+\d])/gm, '   ')
    .replace(/^(import|export)\b/gm, '&#8203;$1')
    .replace(/\\(?=[{<])/g, '')
    .replace(/[{<]/g, '\\$&');
}

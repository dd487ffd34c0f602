import { htmlToMarkdown } from './html-to-markdown.ts';

/** Where a link of a description leads on this site; `undefined` where nowhere. */
export type ResolveLink = (href: string) => string | undefined;

/**
 * The text of a description → MDX that shows the same. Its headings become bold lines, because they do not
 * belong to the outline of the page. Pictures become links: no page loads from another host. A link that
 * leads nowhere becomes its words, with the address behind them.
 */
export function safeMarkdown(text: string, resolveLink: ResolveLink): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .split(/(^ {0,12}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n {0,12}\2[ ]*$|$(?![\s\S])))/m)
    .filter((_, index) => index % 3 !== 2) // the mark itself, captured to find its end
    .map((part, index) => (index % 2 === 1 ? fence(part) : prose(part, resolveLink)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a cell of a table or a line: no line breaks, no pipes, no code blocks. */
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

/** Words between colons stay words: `:strawberry:` of a description is no emoji. */
function withoutEmoji(text: string): string {
  return text.replace(/(?<![\w:/\\]):(?=[a-z\d_+-]{1,60}:(?![\w:/]))/g, '\\:');
}

/** Only the language stays of what stands behind the marks. */
function fence(text: string): string {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.replace(new RegExp(`^${indent}`, 'gm'), '').split('\n');
  const [, marks = '```', language = ''] = /^(`{3,}|~{3,})\s*([\w+-]*)/.exec(first) ?? [];
  const known = /^(json|bash|sh|shell|http|javascript|js|python|yaml|xml|html|go|typescript|ts|text)$/i.test(language);
  // Words behind the last marks would keep the block open.
  const last = rest.at(-1)?.trim() ?? '';
  const isEnd = last.startsWith(marks);
  const code = isEnd ? rest.slice(0, -1) : rest;
  const behind = isEnd ? last.replace(/^[`~]+\s*/, '').replace(/[{<]/g, '\\$&') : '';
  // Nobody promises that a sample of a description can be parsed.
  const shown = known ? `${language.toLowerCase()} unchecked="of the description"` : 'text';
  return `\n${marks}${shown}\n${code.join('\n')}\n${marks}\n${behind}\n`;
}

/** Code first: in it, nothing means anything else. */
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
    .replace(/<(https?:\/\/[^<>\s]+)>/g, (_, href: string) => link(href, href))
    .replace(/^ {0,3}\[([^\][]+)\]:\s*<?(\S+?)>?(?:\s+["'(].*)?$/gm, '')
    // A picture that is a link is a link.
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
  return code.replace(/\s*\n\s*/g, ' ').replace(/\{\{/g, '{ {');
}

/** What is neither code nor a link: signs that mean something to MDX stand for themselves. */
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

/** Tags that descriptions use for what Markdown can say. */
const AS_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/<br\s*\/?>/gi, '\n'],
  [/<\/?(?:p|div|ul|ol|details|summary|table|tbody|thead|tr|section|center)(?:\s[^<>]*)?>/gi, '\n\n'],
  [/<li(?:\s[^<>]*)?>\s*/gi, '\n- '],
  [/<\/li>/gi, ''],
  [/<\/?(?:b|strong)(?:\s[^<>]*)?>/gi, '**'],
  [/<\/?(?:i|em)(?:\s[^<>]*)?>/gi, '*'],
  [/<h[1-6](?:\s[^<>]*)?>\s*/gi, '\n\n**'],
  [/\s*<\/h[1-6]>/gi, '**\n\n'],
  [/<code>([^<>`\n]+)<\/code>/gi, '`$1`'],
  [/<a\s[^<>]*href=["']([^"'<>\s]+)["'][^<>]*>([^<>]*)<\/a>/gi, '[$2]($1)'],
  [/<!--[\s\S]*?-->/g, ''],
  [/<(https?:\/\/[^<>\s]+)>/g, '$1'],
  [/<\/?(?:a|img|span|sup|sub|u|td|th|font|small|kbd|hr)(?:\s[^<>]*)?\/?>/gi, ' '],
];

/** Whether a link in a description leads somewhere. */
export type IsKnownLink = (href: string) => boolean;

/**
 * The text of a description → MDX that shows the same. Its headings become bold lines, because they do not
 * belong to the outline of the page. Pictures become links: no page loads from another host. A link that
 * leads nowhere becomes its words.
 */
export function safeMarkdown(text: string, isKnownLink: IsKnownLink): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .split(/(^ {0,12}(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n {0,12}\2[ ]*$)/m)
    .filter((_, index) => index % 3 !== 2) // the mark itself, captured to find its end
    .map((part, index) => (index % 2 === 1 ? fence(part) : prose(part, isKnownLink)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a cell of a table or a line: no line breaks, no pipes, no code blocks. */
export function safeLine(text: string, isKnownLink: IsKnownLink): string {
  const flat = text
    .replace(/(?:```|~~~)[\w-]*/g, ' ')
    .replace(/^\s*(?:[-*+]|#{1,6}|>|\d+[.)]|:::\w*)\s+/gm, '')
    .replace(/<(?:br|\/?p|\/?ul|\/?li|\/?div)\s*\/?>/gi, ' ')
    .replace(/\s+/g, ' ');
  return prose(flat, isKnownLink)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Only the language stays of what stands behind the marks. */
function fence(text: string): string {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.replace(new RegExp(`^${indent}`, 'gm'), '').split('\n');
  const [, marks = '```', language = ''] = /^(`{3,}|~{3,})\s*([\w+-]*)/.exec(first) ?? [];
  const known = /^(json|bash|sh|shell|http|javascript|js|python|yaml|xml|html|go|typescript|ts|text)$/i.test(language);
  return `\n${marks}${known && !/json/i.test(language) ? language.toLowerCase() : 'text'}\n${rest.join('\n')}\n`;
}

/** Links are read before code, which may stand in their words; HTML is Markdown by then. */
function prose(text: string, isKnownLink: IsKnownLink): string {
  let markdown = text;
  for (const [tag, replacement] of AS_MARKDOWN) markdown = markdown.replace(tag, replacement);
  return markdown
    .replace(/!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?[^)]*\)/g, (_, alt: string, href: string) => `[${alt || 'Picture'}](${href})`)
    .replace(/\[([^\][]*)\]\(\s*<?([^\s)>]*)>?(?:\s+["'][^"']*["'])?\s*\)/g, (_, words: string, href: string) =>
      words.trim() !== '' && isKnownLink(href) ? `[${words}](${href})` : words,
    )
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : plain(part, isKnownLink)))
    .join('');
}

function inlineCode(code: string): string {
  return code.replace(/\{\{/g, '{ {');
}

/** What is no code. Of links in links and of links to pages by name, nothing is left that leads anywhere. */
function plain(text: string, isKnownLink: IsKnownLink): string {
  return text
    .replace(/\]\(\s*<?([^\s)>]*)/g, (whole, href: string) => (isKnownLink(href) ? whole : whole.replace('(', '\\(')))
    .replace(/\[(?=\[)/g, '\\[')
    .replace(/\[([^\][]+)\]\[[^\][]*\]/g, '$1')
    .replace(/^\[[^\][]+\]:\s.*$/gm, '')
    .replace(/^ {0,3}#{1,6}[ ]+(.+?)[ #]*$/gm, '\n**$1**\n')
    .replace(/^(\S.*)\n {0,3}(?:=+|-{2,}) *$/gm, (whole, words: string) => (words.includes('|') ? whole : `**${words}**\n`))
    .replace(/^ {0,3}(?:=+|-{3,}|\*{3,}|_{3,}) *$/gm, '')
    .replace(/^(\s*):::/gm, '$1\\:::')
    .replace(/\[\^/g, '\\[^')
    .replace(/^ {4,}(?![-*+\d])/gm, '   ')
    .replace(/^(import|export)\b/gm, '&#8203;$1')
    .replace(/\\(?=[{<])/g, '')
    .replace(/[{<]/g, '\\$&');
}

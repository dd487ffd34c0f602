const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
/** Paired tags with a Markdown equivalent. */
const MARKS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  sup: 'sup',
  sub: 'sub',
  kbd: 'kbd',
  u: 'u',
  s: 's',
  del: 'del',
  small: 'small',
};
/** Tags that end a paragraph. */
const BLOCKS = new Set([
  'p',
  'div',
  'details',
  'section',
  'center',
  'article',
  'blockquote',
  'dl',
  'dd',
  'dt',
  'summary',
  'figure',
  'figcaption',
  'header',
  'footer',
  'main',
]);
/** Tags without meaning in a text. */
const SILENT = new Set([
  'span',
  'font',
  'img',
  'thead',
  'tbody',
  'tfoot',
  'colgroup',
  'col',
  'caption',
  'wbr',
  'abbr',
  'mark',
  'ins',
  'label',
  'nobr',
  'html',
  'body',
  'style',
  'a',
]);

/** The URL of a link, with characters encoded that would end it in Markdown. */
function hrefOf(attributes: string): string {
  const [, double, single, bare] = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim().replace(/[\s<>]/g, encodeURIComponent);
}

/**
 * Converts HTML inside Markdown to Markdown: lists, tables, headings, code, links and emphasis. `keep` gets each tag to keep, and
 * returns its replacement. Unknown tags are left alone, because they are words in angle brackets.
 */
export function htmlToMarkdown(text: string, keep: (tag: string) => string = (tag) => tag): string {
  if (!/<[a-z!/]/i.test(text)) return text;
  const lists: ('-' | '1.')[] = [];
  const open: { tag: string; at: number; href?: string }[] = [];
  const tables: { rows: string[][]; at: number }[] = [];
  let output = '';
  let end = 0;
  const closed = (tag: string): { tag: string; at: number; href?: string } | undefined => {
    const index = open.findLastIndex((one) => one.tag === tag);
    return index < 0 ? undefined : open.splice(index, 1)[0];
  };
  // In HTML, the next cell, or the end of the row or table, closes a cell.
  const endCell = (): void => {
    const table = tables.at(-1);
    const index = open.findLastIndex(({ tag, at }) => tag === 'cell' && table !== undefined && at >= table.at);
    const [start] = index < 0 ? [] : open.splice(index, 1);
    if (!table || !start) return;
    if (table.rows.length === 0) table.rows.push([]);
    table.rows.at(-1)?.push(output.slice(start.at).replace(/\s+/g, ' ').trim().replaceAll('|', '\\|'));
    output = output.slice(0, start.at);
  };
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', index } of text.matchAll(TAG)) {
    output += text.slice(end, index);
    end = index + whole.length;
    const tag = name?.toLowerCase() ?? '';
    const isEnd = slash === '/';
    if (name === undefined) continue; // a comment
    if (tag === 'br' || tag === 'hr') output += tables.length > 0 ? ' ' : tag === 'br' ? '\n\n' : '\n\n';
    else if (tag === 'ul' || tag === 'ol') {
      if (isEnd) lists.pop();
      else lists.push(tag === 'ul' ? '-' : '1.');
      output += lists.length === (isEnd ? 0 : 1) ? '\n\n' : '\n';
    } else if (tag === 'li') {
      if (!isEnd) output = `${output.trimEnd()}\n${'   '.repeat(Math.max(0, lists.length - 1))}${lists.at(-1) ?? '-'} `;
      else output = output.trimEnd();
    } else if (/^h[1-6]$/.test(tag)) output += isEnd ? '**\n\n' : '\n\n**';
    else if (tag === 'code' || tag === 'tt' || tag === 'samp') {
      if (!isEnd) open.push({ tag, at: output.length });
      else {
        const start = closed(tag);
        if (start) output = output.slice(0, start.at) + codeText(output.slice(start.at), keep);
      }
    } else if (tag === 'pre') {
      if (!isEnd) open.push({ tag, at: output.length });
      else {
        const start = closed(tag);
        if (start) output = `${output.slice(0, start.at)}\n\n${codeText(output.slice(start.at).trim(), keep)}\n\n`;
      }
    } else if (tag === 'a' && (isEnd || /href/i.test(attributes))) {
      if (!isEnd) open.push({ tag, at: output.length, href: hrefOf(attributes) });
      else {
        const start = closed(tag);
        if (start) output = `${output.slice(0, start.at)}[${output.slice(start.at).replace(/\s+/g, ' ').trim()}](${start.href})`;
      }
    } else if (Object.hasOwn(MARKS, tag)) {
      const mark = MARKS[tag] ?? tag;
      if (!isEnd) open.push({ tag: mark, at: output.length });
      else {
        const start = closed(mark);
        if (start) {
          const inner = output.slice(start.at);
          const isLine = inner.trim() !== '' && !inner.trim().includes('\n');
          output =
            output.slice(0, start.at) +
            (isLine ? keep(`<${mark}>`) + inner.trim() + keep(`</${mark}>`) + (/\s$/.test(inner) ? ' ' : '') : inner);
        }
      }
    } else if (tag === 'table') {
      if (!isEnd) tables.push({ rows: [], at: output.length });
      else {
        endCell();
        const table = tables.pop();
        // Captions and text between cells come before the table.
        if (table) output = `${output.slice(0, table.at)}\n\n${output.slice(table.at).trim()}\n\n${tableText(table.rows)}\n\n`;
      }
    } else if (tag === 'tr') {
      endCell();
      if (!isEnd) tables.at(-1)?.rows.push([]);
      else output += ' ';
    } else if (tag === 'td' || tag === 'th') {
      endCell();
      if (tables.length === 0) output += ' ';
      else if (!isEnd) open.push({ tag: 'cell', at: output.length });
    } else if (BLOCKS.has(tag)) output += tables.length > 0 ? ' ' : '\n\n';
    else if (SILENT.has(tag)) {
      const alt = tag === 'img' ? (/alt\s*=\s*["']([^"']*)/i.exec(attributes)?.[1] ?? '') : '';
      const source = tag === 'img' ? (/src\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '') : '';
      output += source === '' ? '' : `![${alt}](${source})`;
    } else output += whole;
  }
  return output + text.slice(end);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes a character reference, which Markdown code can't contain. */
function signOf(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (decimal === undefined && hexadecimal === undefined) return ENTITIES[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

function codeText(code: string, keep: (tag: string) => string): string {
  const text = code
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, signOf)
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? '' : keep(`\`${text}\``);
}

function tableText(rows: readonly string[][]): string {
  const [head, ...others] = rows.filter((row) => row.length > 0);
  if (!head) return '';
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '')
      .map((cell) => cell || ' ')
      .join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(width)}`, ...others.map(line)].join('\n');
}

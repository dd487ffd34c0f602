import { closeMark, codeLines, type Dialect, lineFrom, openMark, type PageLine } from '../../core/plugin/dialect.ts';

/** ` ```{note} Title ` or `:::{note} Title`: https://mystmd.org/guide/syntax-overview#directives */
const OPEN = /^([ \t]*)(`{3,}|~{3,}|:{3,})\{([\w:-]+)\}[ \t]*(.*?)[ \t]*$/;
/** `:width: 200px`, right below. */
const OPTION = /^[ \t]*:([\w-]+):[ \t]*(.*?)[ \t]*$/;
/** `{ref}` before inline code: the names come from Sphinx. */
const ROLE =
  /\{(ref|doc|numref|eq|term|math|kbd|code|file|command|option|envvar|guilabel|menuselection|download|abbr|sub|sup|class|func|meth|mod|attr|data|exc|obj|(?:py|cpp|c|js|rst):\w+)\}`([^`\n]+)`/g;
const TARGET = /^\(([\w.:-]+)\)=[ \t]*$/;
const LEFT_OUT = /^%(?:[ \t]|$)|^\+\+\+(?:[ \t].*)?$/;

/** Directives that become asides, and their kinds. */
const ASIDES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['note', 'warning', 'tip', 'important', 'caution', 'danger'].map((kind) => [kind, kind])),
  ...{ attention: 'warning', hint: 'tip', error: 'danger', seealso: 'note', admonition: 'note', topic: 'note', dropdown: 'details' },
};
const CODE = new Set(['code', 'code-block', 'code-cell', 'sourcecode', 'prompt']);

/** The Markdown extensions of Sphinx and Jupyter Book. Unknown directives stay code. */
export const myst: Dialect = (lines) => {
  const result: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const [, indent = '', fence = '', name = '', argument = ''] = OPEN.exec(line.text) ?? [];
    const end = fence === '' ? -1 : lines.findIndex((other, n) => n > at && other.text.trim() === fence);
    const directive = end < 0 ? undefined : read(line, { indent, fence, name, argument }, lines.slice(at + 1, end));
    if (directive) {
      result.push(...directive);
      at = end;
    } else result.push(...plain(line));
  }
  return result;
};

interface Directive {
  indent: string;
  fence: string;
  name: string;
  argument: string;
}

/** `undefined` for an unknown directive. */
function read(line: PageLine, { indent, fence, name, argument }: Directive, content: readonly PageLine[]): PageLine[] | undefined {
  const from = content.findIndex(({ text }) => !OPTION.test(text));
  const options = new Map(
    content.slice(0, from < 0 ? content.length : from).map(({ text }) => [OPTION.exec(text)?.[1], OPTION.exec(text)?.[2]]),
  );
  const body = content.slice(options.size);
  if (options.size > 0 && body[0]?.text.trim() === '') body.shift();
  const inside = (key: string, kind: string, title: string, attributes: Readonly<Record<string, string>> = {}) => [
    lineFrom(line, indent, openMark(key, kind, title, attributes)),
    ...myst(asText(body), () => {}),
    lineFrom(content.at(-1) ?? line, indent, closeMark(key)),
  ];
  // A fence longer than any row of colons on the page.
  const key = `${fence}{${name}}`;
  const aside = ASIDES[name];
  if (aside !== undefined) return inside(key, aside, name === 'seealso' && argument === '' ? 'See also' : argument);
  if (name === 'tab-set') return inside(key, 'Tabs', '');
  if (name === 'tab-item') return inside(key, 'Tab', '', { label: argument });
  if (CODE.has(name)) return fenced(line, `${indent}\`\`\`\`${argument}`, body, `${indent}\`\`\`\``);
  if (name === 'math') return fenced(line, `${indent}$$`, body, `${indent}$$`);
  if (name === 'figure' || name === 'image')
    return [lineFrom(line, `${indent}![${options.get('alt') ?? ''}](<${argument}>)`), lineFrom(line, ''), ...myst(asText(body), () => {})];
  if (name !== 'toctree') return undefined;
  return options.has('hidden') ? [lineFrom(line, '')] : body.map((entry) => lineFrom(entry, listed(entry.text.trim())));
}

/** An entry of a table of contents: `guide/start` or `Label <guide/start>`. */
function listed(entry: string): string {
  const [, words = entry, target = entry] = /^(.*?)[ \t]*<([^<>]+)>$/.exec(entry) ?? [];
  return entry === '' ? '' : `- [${words}](<${target}>)`;
}

function fenced(line: PageLine, first: string, body: readonly PageLine[], last: string): PageLine[] {
  const verbatim = (from: PageLine, text: string): PageLine => ({ ...lineFrom(from, text), verbatim: true });
  return [verbatim(line, first), ...body.map((inner) => verbatim(inner, inner.text)), verbatim(body.at(-1) ?? line, last)];
}

/** The lines of a directive, marked as code only where they contain code. */
function asText(body: readonly PageLine[]): PageLine[] {
  const codes = [...codeLines(body.map(({ text }) => text).join('\n'))];
  return body.map((line, at) => ({ ...line, verbatim: codes[at]?.isCode ?? false }));
}

function plain(line: PageLine): PageLine[] {
  if (line.verbatim || line.mark) return [line];
  if (LEFT_OUT.test(line.text)) return [lineFrom(line, '')];
  const target = TARGET.exec(line.text)?.[1];
  if (target !== undefined) return [lineFrom(line, `<a id="${target}"></a>`), lineFrom(line, '')];
  const text = line.text.replace(ROLE, (_, role: string, written: string) => roleText(role, written));
  return [text === line.text ? line : lineFrom(line, text)];
}

function roleText(role: string, written: string): string {
  const [, words = '', target = ''] = /^(.*?)[ \t]*<([^<>]+)>$/.exec(written) ?? [];
  if (role === 'doc' || role === 'download') return `[${words || written}](<${target || written}>)`;
  if (role === 'math') return `$${written}$`;
  if (['kbd', 'sub', 'sup'].includes(role)) return `<${role}>${written}</${role}>`;
  // Their targets may be on any page.
  if (['ref', 'numref', 'term', 'abbr', 'guilabel', 'menuselection', 'eq'].includes(role)) return words || written;
  return `\`${(words || written).replace(/^[~!]/, '')}\``;
}

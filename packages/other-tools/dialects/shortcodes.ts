import {
  asideKind,
  closeMark,
  type Dialect,
  lineFrom,
  openMark,
  type PageLine,
  type Report,
  replaceText,
} from '../../core/plugin/dialect.ts';
import { escapeHtml } from '../../core/plugin/helpers.ts';

/** `{{< name a="b" >}}`, `{{% name %}}`, `{{< /name >}}`: Hugo. */
const SHORTCODE = /\{\{[<%][ \t]*(\/?)[ \t]*(\w[\w./-]*)((?:[^<>{}\n"]|"(?:[^"\\\n]|\\.){0,1000}"){0,300}?)(\/?)[ \t]*[>%]\}\}/g;
/** `{% name words %}`: Liquid, as in Jekyll. */
const TAG = /\{%-?[ \t]*(\w+)([^{}%\n]{0,300}?)-?%\}/g;
const ALONE = /^[ \t]*(?:\{\{[<%].*[>%]\}\}|\{%.*%\})[ \t]*$/;
const ASIDES = /^(?:admonition|callout|alert|notice|hint|blockquote|docs\/shared)$/;
/** Other blocks → ours. */
const BLOCKS: Readonly<Record<string, string>> = {
  tabs: 'Tabs',
  tabpane: 'Tabs',
  tab: 'Tab',
  tabitem: 'Tab',
  'tab-item': 'Tab',
  cards: 'Cards',
  card: 'Card',
};
/** A block on one line. */
const ONE_LINE = /^([ \t]*)(\{\{[<%][ \t]*([\w/-]+)[^{}]*\}\})(.+)(\{\{[<%][ \t]*\/[ \t]*\3[ \t]*[>%]\}\})[ \t]*$/;
/** A shortcode that's shown, not executed. */
const SHOWN = /\{\{([<%])\/\*(.*?)\*\/([>%])\}\}/g;
/** The site's base URL, which links don't need: Jekyll. */
const SITE = /\{\{-?[ \t]*(?:site\.(?:base)?url|(["'])([^"'{}]*)\1[ \t]*\|[ \t]*(?:relative|absolute)_url)[ \t]*-?\}\}/g;
/** Other values from Jekyll's settings. */
const SETTING = /\{\{-?[ \t]*(site\.[\w.[\]-]+)[^{}\n]*\}\}/g;
/** Attributes shown for an unknown shortcode. */
const WORDS = ['title', 'header', 'label', 'name', 'text', 'content', 'caption', 'subtitle', 'description'];

/** Hugo shortcodes and Jekyll tags. Asides, tabs, code and images become ours, and others keep their text. */
export const shortcodes: Dialect = (written, report) => {
  const lines = written.flatMap(onLinesOfTheirOwn);
  /** Shortcodes with a closing tag on this page. */
  const ended = new Set(lines.flatMap(({ text }) => [...text.matchAll(/\{\{[<%][ \t]*\/[ \t]*([\w./-]+)/g)].map(([, name = '']) => name)));
  /** Tab labels from a set's `items="A,B"`. */
  const labels: string[] = [];
  const result: PageLine[] = [];
  const reported = new Set<string>();
  const unknown = (line: PageLine, name: string, words = ''): string => {
    if (!reported.has(name)) reportUnknown(report, line, name);
    reported.add(name);
    return words;
  };
  /** Whether the page shows tags literally. */
  const isRaw = written.some(({ text }) => /\{%-?[ \t]*raw/.test(text));
  const links = new Set<string>();
  let hidden = '';
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (hidden !== '' && !line.verbatim) {
      if (line.text.includes(hidden)) hidden = '';
      continue;
    }
    if (isCode && !/\{%-?\s*endhighlight|\{\{[<%]\s*\/\s*highlight/.test(line.text)) {
      result.push({ ...line, verbatim: true });
      continue;
    }
    if (line.verbatim || line.mark || !/\{[{%]/.test(line.text)) {
      result.push(line);
      continue;
    }
    if (/\{%-?\s*comment\s*-?%\}/.test(line.text) && !line.text.includes('endcomment')) {
      // An unclosed one would hide the rest of the page.
      if (lines.slice(index + 1).some(({ text }) => text.includes('endcomment'))) hidden = 'endcomment';
      else if (line.text.replace(/\{%-?\s*comment\s*-?%\}/, '').trim() !== '') result.push(line);
      continue;
    }
    const block = ALONE.test(line.text) ? blockOf(line, ended, labels) : undefined;
    if (block) {
      if (block[0]?.verbatim) isCode = !isCode;
      result.push(...block);
      continue;
    }
    const text = replaceText(line.text, (words) =>
      words
        .replace(SHORTCODE, (_, slash: string, name: string, values: string) => {
          const { all, named } = valuesOf(values);
          if (name === 'ref' || name === 'relref') return named.path ?? all[0] ?? '';
          if (name === 'figure' || name === 'img' || name === 'image')
            return `![${named.alt ?? named.caption ?? named.title ?? ''}](${named.src ?? all[0] ?? ''})`;
          if (isKnown(name) || /icon/i.test(name)) return '';
          const link = named.href ?? named.link ?? named.url;
          if (link !== undefined && ended.has(name)) links.add(name);
          if (slash !== '') return links.has(name) ? '</a>' : '';
          const words = [...quotedIn(values), ...WORDS.map((word) => named[word])]
            .filter((word) => word !== undefined && word !== '')
            .join(': ');
          if (link === undefined || words === '') return unknown(line, name, link === undefined ? words : `<a href="${escapeHtml(link)}">`);
          return unknown(line, name, ended.has(name) ? `<a href="${escapeHtml(link)}">` : `[${words}](${link})`);
        })
        .replace(SITE, (_, _sign, address?: string) => address ?? '')
        .replace(SETTING, (whole, name: string) => {
          if (!reported.has(name) && !isRaw) reportSetting(report, line, name);
          reported.add(name);
          return whole;
        })
        .replace(TAG, (_, name: string, values: string) => {
          if (name === 'link' || name === 'post_url') return `/${values.trim().replace(/^\//, '')}`;
          if (/^(?:end)?(?:raw|highlight|comment)$/.test(name)) return '';
          return unknown(line, name, name === 'include' ? Object.values(valuesOf(values).named).join(': ') : '');
        }),
    );
    if (!ALONE.test(line.text)) result.push(lineFrom(line, text));
    else if (text.trim() !== '') result.push(lineFrom(line, text.trim()), lineFrom(line, ''));
  }
  return result.map((line) =>
    !line.verbatim && line.text.includes('/*') ? { ...line, text: line.text.replace(SHOWN, '{{$1$2$3}}') } : line,
  );
};

function isKnown(name: string): boolean {
  return ASIDES.test(name) || asideKind(name).known || BLOCKS[name] !== undefined || /^(?:steps|code|highlight)$/.test(name);
}

/** What a tag alone on its line opens or closes, or `undefined` if it isn't one of our blocks. */
function blockOf(line: PageLine, ended: ReadonlySet<string>, labels: string[]): PageLine[] | undefined {
  const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  const [, word = '', language = ''] =
    /^[ \t]*\{%-?\s*(highlight|endhighlight|raw|endraw)\s*([\w+#-]*)[^{}]*%\}[ \t]*$/.exec(line.text) ?? [];
  if (word === 'highlight') return [{ ...line, text: `${indent}\`\`\`${language}`, verbatim: true }];
  if (word === 'endhighlight') return [{ ...line, text: `${indent}\`\`\``, verbatim: true }];
  if (word !== '') return [];
  const tags = [...line.text.matchAll(SHORTCODE)];
  const [, slash = '', name = '', values = '', ending = ''] = tags.length === 1 ? (tags[0] ?? []) : [];
  if (name === 'highlight')
    return [{ ...line, text: `${indent}\`\`\`${slash === '' ? valuesOf(values).all.join(' ') : ''}`, verbatim: true }];
  const isAside = ASIDES.test(name) || (name !== '' && asideKind(name).known);
  const own = isAside ? 'aside' : BLOCKS[name];
  if (own === undefined) return undefined;
  const key = `shortcode ${name}`;
  if (slash !== '') return [lineFrom(line, indent, closeMark(key))];
  const { all, named } = valuesOf(values);
  const title = named.title ?? named.header ?? named.summary ?? named.name ?? named.label ?? all[ASIDES.test(name) ? 1 : 0] ?? '';
  if (own === 'Tabs') labels.splice(0, Number.POSITIVE_INFINITY, ...(named.items?.split(',') ?? []));
  if (own === 'Tabs' || own === 'Cards') return [lineFrom(line, indent, openMark(key, own))];
  if (own === 'Tab') return [lineFrom(line, indent, openMark(key, own, '', { label: title || (labels.shift() ?? '').trim() }))];
  if (own === 'Card') {
    const link = named.href ?? named.link ?? named.url;
    const open = lineFrom(line, indent, openMark(key, own, '', { title, ...(link === undefined ? {} : { href: link }) }));
    if (ended.has(name)) return [open];
    return [open, lineFrom(line, indent + (named.subtitle ?? named.description ?? '')), lineFrom(line, indent, closeMark(key))];
  }
  const kind = ASIDES.test(name) ? (named.type ?? named.kind ?? named.color ?? all[0] ?? 'note') : name;
  const opening = lineFrom(line, indent, openMark(key, asideKind(kind).known ? kind : 'note', title));
  const text = named.text ?? named.content;
  if (ending === '' && text === undefined) return [opening];
  return [opening, lineFrom(line, indent + (text ?? '')), lineFrom(line, indent, closeMark(key))];
}

/** Splits a one-line block into three lines. */
function onLinesOfTheirOwn(line: PageLine): PageLine[] {
  const [, indent = '', open = '', name = '', text = '', close = ''] = line.verbatim || line.mark ? [] : (ONE_LINE.exec(line.text) ?? []);
  if (!isKnown(name) || name === 'highlight') return [line];
  return [open, text.trim(), close].map((part) => lineFrom(line, indent + part));
}

/** Quoted values without a name. */
function quotedIn(values: string): string[] {
  return [...values.matchAll(/(?<![=\w])"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
}

/** `"a" b="c"` → positional and named values. */
function valuesOf(written: string): { all: string[]; named: Record<string, string> } {
  const named: Record<string, string> = {};
  const all: string[] = [];
  for (const [, name, quoted, ticked, bare] of written.matchAll(/(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"'`=]+))/g)) {
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? ticked ?? bare ?? '';
    if (name) named[name] = value;
    else all.push(value);
  }
  return { all, named };
}

function reportUnknown(report: Report, { line, shift, text }: PageLine, name: string): void {
  report({
    id: 'shortcode-unknown',
    message: `The shortcode or tag “${name}” is not known. Only the words in it are shown.`,
    help: 'Write its text into the page, or use a component.',
    line,
    column: Math.max(0, text.indexOf('{')) + 1 + shift,
  });
}

/** Names of constants have two words or more: `site.author.name` → `site author name`. */
function constantFor(name: string): string {
  return name.replace(/[\W_]+/g, ' ').trim();
}

function reportSetting(report: Report, { line, shift, text }: PageLine, name: string): void {
  report({
    id: 'shortcode-unknown',
    message: `The value of “${name}” is not known. It is shown as it is written.`,
    help: `Write the value into the page, or define it once: \`constants: { '${constantFor(name)}': '…' }\`, and write \`{{${constantFor(name)}}}\` here.`,
    line,
    column: Math.max(0, text.indexOf(name)) + 1 + shift,
  });
}

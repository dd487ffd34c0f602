import { asideKind } from '../aside-kinds.ts';
import { replaceText } from '../replace-code.ts';
import { closeMark, type Dialect, lineFrom, openMark, type PageLine, type Report } from './page-lines.ts';

/** `{{< name a="b" >}}`, `{{% name %}}`, `{{< /name >}}`: Hugo. */
const SHORTCODE = /\{\{[<%][ \t]*(\/?)[ \t]*([\w./-]+)((?:[^<>{}\n"]|"(?:[^"\\\n]|\\.){0,1000}"){0,300}?)(\/?)[ \t]*[>%]\}\}/g;
/** `{% name words %}`: Liquid of Jekyll. */
const TAG = /\{%-?[ \t]*(\w+)([^{}%\n]{0,300}?)-?%\}/g;
const ALONE = /^[ \t]*(?:\{\{[<%].*[>%]\}\}|\{%.*%\})[ \t]*$/;
const ASIDES = /^(?:admonition|callout|alert|notice|hint|blockquote|docs\/shared|collapse)$/;

/** Shortcodes of Hugo and tags of Jekyll. Asides, tabs, code and pictures become ours; of others the text inside stays. */
export const shortcodes: Dialect = (lines, report) => {
  const result: PageLine[] = [];
  const reported = new Set<string>();
  const unknown = (line: PageLine, name: string): string => {
    if (!reported.has(name)) reportUnknown(report, line, name);
    reported.add(name);
    return '';
  };
  let hidden = '';
  let isCode = false;
  for (const line of lines) {
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
      hidden = 'endcomment';
      continue;
    }
    const block = ALONE.test(line.text) ? blockOf(line) : undefined;
    if (block) {
      if (block[0]?.verbatim) isCode = !isCode;
      result.push(...block);
      continue;
    }
    const text = replaceText(line.text, (words) =>
      words
        .replace(SHORTCODE, (_, slash: string, name: string, values: string) => {
          const { all, named } = valuesOf(values);
          if (name === 'ref' || name === 'relref') return all[0] ?? '';
          if (name === 'figure' || name === 'img' || name === 'image')
            return `![${named.alt ?? named.caption ?? named.title ?? ''}](${named.src ?? all[0] ?? ''})`;
          return slash === '' && !isKnown(name) ? unknown(line, name) : '';
        })
        .replace(TAG, (_, name: string, values: string) => {
          if (name === 'link' || name === 'post_url') return `/${values.trim().replace(/^\//, '')}`;
          return /^(?:end)?(?:raw|highlight|comment)$/.test(name) ? '' : unknown(line, name);
        }),
    );
    if (text.trim() !== '' || !ALONE.test(line.text)) result.push(lineFrom(line, text));
  }
  return result;
};

function isKnown(name: string): boolean {
  return (
    ASIDES.test(name) || asideKind(name).known || /^(?:tabs?|tabpane|tab-?item|steps|card|cards|code|highlight|details|expand)$/.test(name)
  );
}

/** What a tag alone on its line begins or ends; `undefined` where it is no block of ours. */
function blockOf(line: PageLine): PageLine[] | undefined {
  const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  const [, word = '', language = ''] =
    /^[ \t]*\{%-?\s*(highlight|endhighlight|raw|endraw)\s*([\w+#-]*)[^{}]*%\}[ \t]*$/.exec(line.text) ?? [];
  if (word === 'highlight') return [{ ...line, text: `${indent}\`\`\`${language}`, verbatim: true }];
  if (word === 'endhighlight') return [{ ...line, text: `${indent}\`\`\``, verbatim: true }];
  if (word !== '') return [];
  const tags = [...line.text.matchAll(SHORTCODE)];
  const [, slash = '', name = '', values = '', ending = ''] = tags.length === 1 ? (tags[0] ?? []) : [];
  if (name === 'highlight')
    return [{ ...line, text: `${indent}\`\`\`${slash === '' ? (valuesOf(values).all[0] ?? '') : ''}`, verbatim: true }];
  const isAside = ASIDES.test(name) || (name !== '' && asideKind(name).known);
  const own = isAside ? 'aside' : /^(?:tabs|tabpane)$/.test(name) ? 'Tabs' : /^tab(?:-?item)?$/.test(name) ? 'Tab' : '';
  if (own === '') return undefined;
  const key = `shortcode ${name}`;
  if (slash !== '') return [lineFrom(line, indent, closeMark(key))];
  const { all, named } = valuesOf(values);
  const title = named.title ?? named.header ?? named.summary ?? named.name ?? named.label ?? '';
  if (own === 'Tabs') return [lineFrom(line, indent, openMark(key, own))];
  if (own === 'Tab') return [lineFrom(line, indent, openMark(key, own, '', { label: title || (all[0] ?? '') }))];
  const kind = ASIDES.test(name) ? (named.type ?? named.kind ?? named.color ?? all[0] ?? 'note') : name;
  const opening = lineFrom(line, indent, openMark(key, asideKind(kind).known ? kind : 'note', title));
  const text = named.text ?? named.content;
  if (ending === '' && text === undefined) return [opening];
  return [opening, lineFrom(line, indent + (text ?? '')), lineFrom(line, indent, closeMark(key))];
}

/** `"a" b="c"` → the values in order, and those that have a name. */
function valuesOf(written: string): { all: string[]; named: Record<string, string> } {
  const named: Record<string, string> = {};
  const all: string[] = [];
  for (const [, name, quoted, ticked, bare] of written.matchAll(/(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"'`=]+))/g)) {
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? ticked ?? bare ?? '';
    all.push(value);
    if (name) named[name] = value;
  }
  return { all, named };
}

function reportUnknown(report: Report, { line, shift, text }: PageLine, name: string): void {
  report({
    id: 'shortcode-unknown',
    message: `The shortcode or tag “${name}” is not known. What it stands for is left out.`,
    help: 'Write its text into the page, or use a component.',
    line,
    column: Math.max(0, text.indexOf('{')) + 1 + shift,
  });
}

import {
  asideKind,
  closeMark,
  type Dialect,
  lineFrom,
  linesInLists,
  openMark,
  type PageLine,
  replaceText,
  textAttributes,
} from '../../core/plugin/dialect.ts';
import { escapeHtml } from '../../core/plugin/helpers.ts';

/** `::card{title="A" to=/x/}`, `::card-group`: https://content.nuxt.com/docs/files/markdown */
const OPEN = /^([ \t]*)(:{2,})([a-z][\w-]*)[ \t]*(?:\[([^\]\n]*)\])?[ \t]*(?:\{([^\n]*)\})?[ \t]*$/;
const CLOSE = /^[ \t]*(:{2,})[ \t]*$/;
const SLOT = /^[ \t]*#([a-z][\w-]*)[ \t]*$/;
/** `:badge[new]{color="red"}`, `:icon{name="x"}`. */
const INLINE = /(?<=^|[\s(|]):([a-z][\w-]*)(?:\[([^\]\n]*)\](?:\{([^}\n]*)\})?|\{([^}\n]*)\})/g;
const KEY = 'mdc';
/** Nuxt components → ours. */
const NAMES: Readonly<Record<string, string>> = {
  'card-group': 'Cards',
  card: 'Card',
  'u-page-card': 'Card',
  'read-more': 'Button',
  'u-button': 'Button',
  tabs: 'Tabs',
  'tabs-item': 'Tab',
  'code-group': 'code-group',
  steps: 'Steps',
  accordion: 'Accordions',
  'accordion-item': 'details',
  collapsible: 'details',
  field: 'ResponseField',
  badge: 'Badge',
  'u-badge': 'Badge',
};

/** Nuxt Content blocks with two colons, and nested ones with more. Blocks of other tools are left alone. */
export const mdc: Dialect = (lines, report) => {
  const result: PageLine[] = [];
  /** Open blocks, each with its colons and the indentation of its content. */
  const open: { colons: string; indent: number }[] = [];
  const inLists = linesInLists(lines);
  let inList = false;
  for (let at = 0; at < lines.length; at++) {
    const written = lines[at];
    if (!written) break;
    if (open.length === 0) inList = inLists[at] ?? false;
    const line = inList ? written : dedented(written, open.at(-1)?.indent ?? 0);
    if (line.verbatim || line.mark) {
      result.push(line);
      continue;
    }
    const [, indent = '', colons = '', name = '', label = '', attributes = ''] = OPEN.exec(line.text) ?? [];
    const target = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (colons === '::' || (colons !== '' && target !== undefined)) {
      const data = fieldsAfter(lines, at);
      const { title: named = '', label: words = named, to, href = to, ...given } = { ...textAttributes(attributes), ...data.fields };
      const title = label || named || words;
      const prefix = inList || open.length === 0 ? indent : '';
      const values = {
        ...(target === 'ResponseField' ? given : {}),
        ...(title === '' ? {} : { [target === 'Tab' ? 'label' : 'title']: title }),
        ...(href === undefined ? {} : { href }),
      };
      const isKnown = target !== undefined || asideKind(name).known;
      if (!isKnown)
        report({
          id: 'component-unknown',
          message: `Unknown component ::${name}.`,
          help: 'Its text is shown. Use Markdown, or a component of the site.',
          line: line.line,
          column: indent.length + 1 + line.shift,
        });
      result.push(lineFrom(line, prefix, openMark(colons === '::' ? KEY : colons, target ?? (isKnown ? name : 'Fragment'), '', values)));
      if (title !== '' && (!isKnown || target === 'Button')) result.push(lineFrom(line, prefix + title), lineFrom(line, ''));
      open.push({ colons, indent: (open.at(-1)?.indent ?? 0) * Number(!inList) + indent.length });
      at = data.end;
      continue;
    }
    const closing = CLOSE.exec(line.text)?.[1];
    if (closing !== undefined && open.some((block) => block.colons === closing)) {
      while (open.pop()?.colons !== closing);
      result.push(closing === '::' ? lineFrom(line, '', closeMark(KEY)) : line);
    } else if (open.length === 0 || !SLOT.test(line.text)) result.push(withoutInline(line));
  }
  return result;
};

function withoutInline(line: PageLine): PageLine {
  const text = replaceText(line.text, (all) =>
    all.replace(INLINE, (_, name: string, words?: string, first?: string, second?: string) => {
      const { to, href = to, title, label = title, value = label } = textAttributes(first ?? second ?? '');
      const shown = words ?? value ?? '';
      if (href !== undefined) return `[${shown || href}](${href})`;
      if (/badge$/.test(name)) return `<span class="badge note">${escapeHtml(shown)}</span>`;
      return name === 'kbd' ? `<kbd>${escapeHtml(shown)}</kbd>` : shown;
    }),
  );
  return text === line.text ? line : lineFrom(line, text);
}

/** A block's content may be indented with it. */
function dedented(line: PageLine, most: number): PageLine {
  const spaces = Math.min(most, line.text.length - line.text.trimStart().length);
  return spaces === 0 ? line : { ...line, text: line.text.slice(spaces), shift: line.shift + spaces };
}

/** The fields between lines of hyphens below a block's first line, and their last line. */
function fieldsAfter(lines: readonly PageLine[], start: number): { fields: Record<string, string>; end: number } {
  if (lines[start + 1]?.text.trim() !== '---') return { fields: {}, end: start };
  const fields: Record<string, string> = {};
  for (let at = start + 2; at < Math.min(lines.length, start + 50); at++) {
    const text = lines[at]?.text.trim() ?? '';
    if (text === '---') return { fields, end: at };
    const [, name = '', value = ''] = /^([a-z][\w-]*):[ \t]+(.*)$/.exec(text) ?? [];
    if (name !== '') fields[name] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return { fields: {}, end: start };
}

import { textAttributes } from '../text-attributes.ts';
import { closeMark, type Dialect, lineFrom, openMark, type PageLine } from './page-lines.ts';

/** `::card{title="A" to=/x/}`, `::card-group`: https://content.nuxt.com/docs/files/markdown */
const OPEN = /^([ \t]*)(::)([a-z][\w-]*)[ \t]*(?:\[([^\]\n]*)\])?[ \t]*(?:\{([^\n]*)\})?[ \t]*$/;
const CLOSE = /^[ \t]*::[ \t]*$/;
const SLOT = /^[ \t]*#([a-z][\w-]*)[ \t]*$/;
const KEY = 'mdc';
/** Components of Nuxt → ours. */
const NAMES: Readonly<Record<string, string>> = {
  'card-group': 'Cards',
  card: 'Card',
  'u-page-card': 'Card',
  'read-more': 'Card',
  tabs: 'Tabs',
  'tabs-item': 'Tab',
  'code-group': 'code-group',
  steps: 'Steps',
  collapsible: 'details',
  'accordion-item': 'details',
  badge: 'Badge',
  'u-badge': 'Badge',
};

/** Blocks of two colons, as Nuxt Content has them. Outer ones may have more; those are read like all other asides. */
export const mdc: Dialect = (lines) => {
  const result: PageLine[] = [];
  let depth = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    if (line.verbatim || line.mark) {
      result.push(line);
      continue;
    }
    const [, indent = '', colons = '', name = '', label = '', written = ''] = OPEN.exec(line.text) ?? [];
    if (colons !== '') {
      const given = { ...textAttributes(written), ...(label === '' ? {} : { title: label }) };
      const data = fieldsAfter(lines, at);
      const props: Record<string, string> = { ...given, ...data.fields };
      const target = NAMES[name] ?? name;
      const attributes = {
        ...((props.title ?? props.label) ? { [target === 'Tab' ? 'label' : 'title']: props.title ?? props.label ?? '' } : {}),
        ...((props.to ?? props.href) ? { href: props.to ?? props.href ?? '' } : {}),
      };
      result.push(lineFrom(line, indent, openMark(KEY, target, '', attributes)));
      depth++;
      at = data.end;
    } else if (depth > 0 && CLOSE.test(line.text)) {
      depth--;
      result.push(lineFrom(line, '', closeMark(KEY)));
    } else if (depth === 0 || !SLOT.test(line.text)) result.push(line);
  }
  return result;
};

/** The fields between lines of hyphens below the beginning of a block, and the last line of them. */
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

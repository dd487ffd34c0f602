import { lineFrom, type PageLine, type Report, replaceText, textAttributes } from '../../core/plugin/dialect.ts';
import { escapeHtml } from '../../core/plugin/helpers.ts';
import { ATTRIBUTES, type IsComponent, type Tag, tagForm } from './tag-lines.ts';

/** Cheap test that most lines fail. */
const SIGN = /<\/?(?:[A-Z]|template|[a-z]+-)|\{\/\*|\s@\w/;
const COMMENT = /\{\/\*.*?\*\/\}/g;
/** A tag with Vue events, which Markdown reads as text. */
const EVENTS = /<[a-z][^<>]*\s@[\w:-]+="[^<>]*>/g;
/** An element that doesn't exist in HTML. */
const FOREIGN = /(?<!\\)<(\/?)(template|[a-z]+(?:-[a-z0-9]+)+)((?:\s(?:[^<>"']|"[^"]{0,1000}"|'[^']{0,1000}')*)?)>/g;
const COMPONENT = new RegExp(String.raw`(?<!\\)(?:(?<!\w)|(?=</))<(/?)([A-Z][\w.]*)${ATTRIBUTES}(/?)>`, 'g');

/** Removes inline tags. Links and badges become HTML, and everything else keeps its text. */
export function inlineTags(isComponent: IsComponent, report: Report): (line: PageLine) => PageLine {
  /** Open components that became links. */
  const links = new Set<string>();
  const reported = new Set<string>();

  return (line) => {
    if (!SIGN.test(line.text)) return line;
    const isHeading = /^ {0,3}#/.test(line.text);
    const text = replaceText(line.text, (words) => {
      const read = isHeading ? words : words.replace(COMMENT, '');
      return components(foreignElements(withoutEvents(read), line));
    });
    return text === line.text ? line : lineFrom(line, text);
  };

  function foreignElements(words: string, line: PageLine): string {
    return words.replace(FOREIGN, (whole, slash: string, name: string, attributes: string) => {
      if (name === 'template') return '';
      if (!isComponent({ name, attributes, form: tagForm('', whole.at(-2)) })) return whole;
      if (slash === '' && !reported.has(name)) {
        reported.add(name);
        report(unknownElement(name, line));
      }
      return '';
    });
  }

  function components(words: string): string {
    return words.replace(COMPONENT, (whole, slash: string, name: string, attributes: string, end: string, at: number) => {
      const tag = { name, attributes, form: tagForm(slash, end) };
      if (!isComponent(tag)) return whole;
      return linkTag(tag, words.includes(`</${name}>`, at + 1)) ?? (name === 'Badge' ? badgeTag(tag) : '');
    });
  }

  /** A component with an address is a link, whatever its name. */
  function linkTag({ name, attributes, form }: Omit<Tag, 'indent'>, isClosed: boolean): string | undefined {
    if (form === 'close') return links.delete(name) ? '</a>' : undefined;
    const { text, href, to = href, title = text } = textAttributes(attributes);
    if (to !== undefined && form === 'empty') return title === undefined ? '' : `<a href="${escapeHtml(to)}">${escapeHtml(title)}</a>`;
    if (to !== undefined && isClosed) links.add(name);
    return links.has(name) ? `<a href="${escapeHtml(to ?? '')}">` : undefined;
  }
}

function withoutEvents(words: string): string {
  return words.replace(EVENTS, (tag) => tag.replace(/\s[@:][\w:-]+="[^"]*"/g, ''));
}

function badgeTag({ attributes, form }: Omit<Tag, 'indent'>): string {
  if (form === 'close') return '</span>';
  const { text, type = '' } = textAttributes(attributes);
  if (text === undefined && form === 'empty') return '';
  return `<span class="badge ${/^[a-z]+$/.test(type) ? type : 'note'}">${text ?? ''}${form === 'open' ? '' : '</span>'}`;
}

function unknownElement(name: string, line: PageLine) {
  return {
    id: 'component-unknown' as const,
    message: `Unknown element <${name}>.`,
    help: 'Its text is shown. Use Markdown, or a component of the site.',
    line: line.line,
    column: line.text.indexOf(`<${name}`) + 1 + line.shift,
  };
}

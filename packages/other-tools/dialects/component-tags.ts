import {
  closeMark,
  type Dialect,
  importIssue,
  importsOnlyKnown,
  lineFrom,
  openMark,
  type PageLine,
  textAttributes,
  VOID_TAGS,
} from '../../core/plugin/dialect.ts';
import { inlineTags } from './inline-tags.ts';
import { componentsIn, shortName, splitBlockTags, type Tag, tagLines } from './tag-lines.ts';

/** An open tag: the indentation of its content and, for an HTML element, the line that closes it. */
interface OpenTag {
  indent: number;
  end?: string;
}

/**
 * Components in plain Markdown, where the compiler doesn't support them: a tag on a separate line opens or closes a block,
 * and an inline tag is removed.
 */
export const componentTags: Dialect = (written, report) => {
  const lines = written.flatMap((line) => splitBlockTags(line));
  const isComponent = componentsIn(lines);
  const withoutInline = inlineTags(isComponent, report);
  const open: OpenTag[] = [];
  const result: PageLine[] = [];
  for (const read of tagLines(lines, isComponent)) {
    const { line, inList } = read;
    const here = () => (inList ? line : dedented(line, open.at(-1)?.indent ?? 0));
    switch (read.kind) {
      case 'verbatim':
        result.push(here());
        break;
      case 'text':
        closeElement(open, line);
        result.push(withoutInline(here()));
        break;
      case 'import':
        if (!importsOnlyKnown(line.text)) report(importIssue({ line: line.line, column: 1 + line.shift }));
        break;
      case 'comment':
        result.push(lineFrom(line, ''));
        break;
      case 'slot':
        if (read.tag.form === 'open') open.push({ indent: read.tag.indent.length + 2 });
        else open.pop();
        result.push(lineFrom(line, ''));
        break;
      case 'element':
        if (!inList && !VOID_TAGS.has(read.tag.name))
          open.push({ indent: read.tag.indent.length + 2, end: `${read.tag.indent}</${read.tag.name}>` });
        result.push(lineFrom(line, htmlTag(read.tag)), lineFrom(line, ''));
        break;
      case 'component': {
        const prefix = inList ? read.tag.indent : '';
        const name = shortName(read.tag.name);
        const close = lineFrom(line, prefix, closeMark(name));
        if (read.tag.form === 'close') {
          open.pop();
          result.push(close);
          break;
        }
        // Directly below an HTML tag, the text would be read as HTML.
        if (/^[ \t]*<\/?[a-z]/.test(result.at(-1)?.text ?? '')) result.push(lineFrom(line, ''));
        result.push(lineFrom(line, prefix, openMark(name, name, '', textAttributes(read.tag.attributes))));
        if (read.tag.form === 'empty') result.push(close);
        else open.push({ indent: read.tag.indent.length + 2 });
      }
    }
  }
  return result;
};

/** The end of an HTML element also closes tags left open inside it. */
function closeElement(open: OpenTag[], { text }: PageLine): void {
  const element = open.findLastIndex(({ end }) => end !== undefined);
  if (element >= 0 && open[element]?.end === text.trimEnd()) open.length = element;
}

/** Converts a JSX element to HTML, keeping only attributes with text values. */
function htmlTag({ indent, name, attributes }: Tag): string {
  const kept = Object.entries(textAttributes(attributes)).map(([key, value]) => ` ${key === 'className' ? 'class' : key}="${value}"`);
  return `${indent}<${name}${kept.join('')}>`;
}

function dedented(line: PageLine, most: number): PageLine {
  const spaces = Math.min(most, line.text.length - line.text.trimStart().length);
  return spaces === 0 ? line : { ...line, text: line.text.slice(spaces), shift: line.shift + spaces };
}

// The only file that touches the highlighter. Lezer parses with real grammars and writes classes, so
// themes only set CSS variables, and a strict content security policy is possible.
import type { Parser } from '@lezer/common';
import { highlightCode, tags as t, tagHighlighter } from '@lezer/highlight';
import { escapeHtml } from '../../shared/escape.ts';

/** One-letter classes, because pages contain them thousands of times. `theme/styles/code.css` has the colors. */
const classes = tagHighlighter([
  {
    tag: [t.keyword, t.operatorKeyword, t.modifier, t.controlKeyword, t.definitionKeyword, t.moduleKeyword, t.self, t.null, t.heading],
    class: 'k',
  },
  { tag: [t.string, t.special(t.string), t.regexp, t.character, t.attributeValue, t.inserted, t.docString], class: 's' },
  { tag: [t.number, t.bool, t.atom, t.unit, t.color], class: 'n' },
  { tag: [t.comment, t.lineComment, t.blockComment, t.docComment, t.meta], class: 'c' },
  { tag: [t.function(t.variableName), t.function(t.propertyName), t.className, t.typeName, t.tagName, t.standard(t.name)], class: 'f' },
  { tag: [t.definition(t.propertyName), t.attributeName, t.deleted], class: 'a' },
]);

/** Deeper nesting, which nobody writes, makes some grammars take quadratic time. */
const DEEP = /(?:[?:[{(]\s*|-\s+){200}/;

/** The lines of a text as HTML. Without a grammar, or if the grammar fails, the text is only escaped. */
export function highlight(code: string, parser: Parser | undefined): string[] {
  try {
    if (parser && !DEEP.test(code)) return highlightedLines(code, parser);
  } catch {
    // The parser cannot handle thousands of open tags. Only the colors are lost.
  }
  return code.split('\n').map(escapeHtml);
}

function highlightedLines(code: string, parser: Parser): string[] {
  const lines: string[] = [];
  let line = '';
  highlightCode(
    code,
    parser.parse(code),
    classes,
    (text, name) => {
      line += name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`;
    },
    () => {
      lines.push(line);
      line = '';
    },
  );
  lines.push(line);
  return lines;
}

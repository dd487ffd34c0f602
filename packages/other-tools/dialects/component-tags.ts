import { isAlias, isBlock } from '../../core/content/markdown/component-aliases.ts';
import { importsOnlyKnown } from '../../core/content/markdown/page-declarations.ts';
import { closeMark, type Dialect, lineFrom, linesInLists, openMark, type PageLine } from '../../core/content/markdown/page-lines.ts';
import { replaceText } from '../../core/content/markdown/replace-code.ts';
import { BRACED, textAttributes } from '../../core/content/markdown/text-attributes.ts';
import { importIssue } from '../../core/content/source/source-issue.ts';
import { escapeHtml } from '../../core/shared/escape.ts';
import { VOID_TAGS } from '../../core/shared/html-tags.ts';

/** A tag of a component, such as `<TabItem value="a">`, which may go on for some lines. */
const VALUES = String.raw`((?:\s(?:[^<>"'/{}]|/(?!>)|"[^"]{0,1000}"|'[^']{0,1000}'|${BRACED})*)?)`;
const TAG = new RegExp(String.raw`^([ \t]*)<(/?)([A-Z][\w.]*)${VALUES}(/?)>[ \t]*$`);
const INLINE = new RegExp(String.raw`(?<!\\)(?:(?<!\w)|(?=</))<(/?)([A-Z][\w.]*)${VALUES}(/?)>`, 'g');
/** The tag of a block with its text on the same line. */
const BEGINS_BLOCK = new RegExp(String.raw`^([ \t]*)<([A-Z][\w.]*)${VALUES}>(?=.*\S)`);
const ENDS_BLOCK = /^([ \t]*\S(?:.*?\S)?)[ \t]*(<\/([A-Z][\w.]*)>)[ \t]*$/;
/** Pages that are .mdx by another name import what they use. */
const IMPORT = /^import\s+(?:[\w*{}\s,]+\s+from\s+)?(['"])[^'"\n]+\1;?[ \t]*$/;
/** What an import of a picture has become, see `expandIncludes`. */
const PICTURE_ADDRESS = /^export const \w+ = "[^"\n]*";$/;
const BEGINNING = /^[ \t]*<[A-Z][\w.]*(?:\s[^<>]*)?$/;
const LONGEST_TAG = 60;
/** So many tags at the beginning of a line are put on lines of their own. */
const MOST_APART = 16;
/** Elements of HTML with attributes of JSX, and elements that only another tool has: `<svg-image :svg="a" />`, `<template #title>`. */
const JSX_ELEMENT = new RegExp(String.raw`^([ \t]*)<([a-z][\w-]*)${VALUES}>[ \t]*$`);
const JSX_BEGINNING = /^[ \t]*<[a-z][\w-]*(?:\s[^<>]*)?$/;
/** A tag with events of Vue, which Markdown takes for text. */
const EVENTS = /<[a-z][^<>]*\s@[\w:-]+="[^<>]*>/g;
/** A part of a component of Vue. */
const SLOT = /^([ \t]*)<(\/?)template(?:\s[^<>]*)?>[ \t]*$/;
const FOREIGN = /(?<!\\)<\/?(template|[a-z]+(?:-[a-z0-9]+)+)((?:\s(?:[^<>"']|"[^"]{0,1000}"|'[^']{0,1000}')*)?)>/g;

/**
 * Components in plain Markdown, where the compiler knows none: a tag on a line of its own begins or ends a block, and one
 * in a sentence is left out. A name in angle brackets without attributes or an end is text (`Vec<T>`).
 */
export const componentTags: Dialect = (written, report) => {
  const lines = written.flatMap((line) => apart(line));
  const ends = new Set<string>();
  for (const { text, verbatim } of lines)
    if (!verbatim) for (const [, name = ''] of text.matchAll(/<\/([A-Z][\w.]*|[a-z]+-[\w-]+)>/g)) ends.add(name);
  const isComponent = (name: string, attributes: string, end: string) =>
    ends.has(name) || isAlias(shortName(name)) || end === '/' || attributes.includes('=');

  const result: PageLine[] = [];
  /** How far the content of each open tag is indented with it. */
  const indents: number[] = [];
  /** The ends of elements of JSX that are open, each with how many tags were open before it. */
  const elements: { end: string; depth: number }[] = [];
  const inLists = linesInLists(lines);
  /** Components in a sentence that are open and have become links. */
  const links = new Set<string>();
  const reported = new Set<string>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const here = (): PageLine => dedented(line, inLists[at] ? 0 : (indents.at(-1) ?? 0));
    if (line.verbatim || line.mark) {
      result.push(here());
      continue;
    }
    if (PICTURE_ADDRESS.test(line.text)) continue;
    if (IMPORT.test(line.text)) {
      if (!importsOnlyKnown(line.text)) report(importIssue({ line: line.line, column: 1 + line.shift }));
      continue;
    }
    const comment = commentLines(lines, at);
    if (comment > 0) {
      at += comment - 1;
      result.push(lineFrom(line, ''));
      continue;
    }
    const begun = wholeTag(lines, at, JSX_BEGINNING, JSX_ELEMENT);
    const element = begun?.text.includes('={') ? JSX_ELEMENT.exec(begun.text) : null;
    if (begun && element) {
      at += begun.lines - 1;
      const [, before = '', tag = '', values = ''] = element;
      if (!inLists[at] && !VOID_TAGS.has(tag)) {
        elements.push({ end: `${before}</${tag}>`, depth: indents.length });
        indents.push(before.length + 2);
      }
      const kept = Object.entries(textAttributes(values)).map(([key, value]) => ` ${key === 'className' ? 'class' : key}="${value}"`);
      result.push(lineFrom(line, `${before}<${tag}${kept.join('')}>`), lineFrom(line, ''));
      continue;
    }
    if (elements.at(-1)?.end === line.text.trimEnd()) indents.length = elements.pop()?.depth ?? 0;
    const slot = SLOT.exec(line.text);
    if (slot) {
      const [, before = '', slash = ''] = slot;
      if (slash === '') indents.push(before.length + 2);
      else indents.pop();
      result.push(lineFrom(line, ''));
      continue;
    }
    const joined = wholeTag(lines, at, BEGINNING, TAG);
    const [, indent = '', slash = '', name = '', attributes = '', end = ''] = (joined && TAG.exec(joined.text)) || [];
    if (name === '' || !isComponent(name, attributes, end)) {
      result.push(withoutInline(here()));
      continue;
    }
    const prefix = inLists[at] ? indent : '';
    at += (joined?.lines ?? 1) - 1;
    const own = shortName(name);
    if (slash !== '') {
      indents.pop();
      result.push(lineFrom(line, prefix, closeMark(own)));
      continue;
    }
    // Right below a tag of HTML, what follows would be taken for its content.
    if (/^[ \t]*<\/?[a-z]/.test(result.at(-1)?.text ?? '')) result.push(lineFrom(line, ''));
    result.push(lineFrom(line, prefix, openMark(own, own, '', textAttributes(attributes))));
    if (end === '/') result.push(lineFrom(line, prefix, closeMark(own)));
    else indents.push(indent.length + 2);
  }
  return result;

  function reportForeign(line: PageLine, name: string): void {
    if (reported.has(name)) return;
    reported.add(name);
    report({
      id: 'component-unknown',
      message: `Unknown element <${name}>.`,
      help: 'Its text is shown. Use Markdown, or a component of the site.',
      line: line.line,
      column: line.text.indexOf(`<${name}`) + 1 + line.shift,
    });
  }

  function withoutInline(line: PageLine): PageLine {
    if (!/<\/?(?:[A-Z]|template|[a-z]+-)|\{\/\*|\s@\w/.test(line.text)) return line;
    const isHeading = /^ {0,3}#/.test(line.text);
    const text = replaceText(line.text, (words) =>
      (isHeading ? words : words.replace(/\{\/\*.*?\*\/\}/g, ''))
        .replace(EVENTS, (tag) => tag.replace(/\s[@:][\w:-]+="[^"]*"/g, ''))
        .replace(FOREIGN, (whole, name: string, attributes: string) => {
          if (!isComponent(name, attributes, whole.at(-2) ?? '') && name !== 'template') return whole;
          if (!whole.startsWith('</') && name !== 'template') reportForeign(line, name);
          return '';
        })
        .replace(INLINE, (whole, slash: string, name: string, attributes: string, end: string, place: number, all: string) => {
          if (!isComponent(name, attributes, end)) return whole;
          const { text: label, type = '', href, to = href, title = label } = textAttributes(attributes);
          // A link by another name.
          if (slash === '' && to !== undefined && end === '/')
            return title === undefined ? '' : `<a href="${escapeHtml(to)}">${escapeHtml(title)}</a>`;
          if (slash === '' && to !== undefined && all.indexOf(`</${name}>`, place) > 0) links.add(name);
          if (links.has(name)) {
            if (slash !== '') links.delete(name);
            return slash === '' ? `<a href="${escapeHtml(to ?? '')}">` : '</a>';
          }
          if (name === 'Badge' && slash !== '') return '</span>';
          if (name === 'Badge' && (label !== undefined || end === ''))
            return `<span class="badge ${/^[a-z]+$/.test(type) ? type : 'note'}">${label ?? ''}${end === '' ? '' : '</span>'}`;
          return '';
        }),
    );
    return text === line.text ? line : lineFrom(line, text);
  }
};

/** Tags of blocks on lines of their own: `<TabItem label="A">Text</TabItem>` is three. */
function apart(line: PageLine, most = MOST_APART): PageLine[] {
  const [whole, indent = '', name = ''] = line.verbatim || line.mark ? [] : (BEGINS_BLOCK.exec(line.text) ?? []);
  if (whole !== undefined && most > 0 && isBlock(shortName(name)) && line.text.length > whole.length)
    return [lineFrom(line, whole), ...apart(lineFrom(line, indent + line.text.slice(whole.length).trimStart()), most - 1)];
  const [, words = '', end = '', ended = ''] = line.verbatim || line.mark ? [] : (ENDS_BLOCK.exec(line.text) ?? []);
  if (!isBlock(shortName(ended)) || words.includes(`<${ended}`)) return [line];
  return [lineFrom(line, words), lineFrom(line, (/^[ \t]*/.exec(words)?.[0] ?? '') + end)];
}

/** `FileTree.Folder` → `Folder`. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A tag that begins on a line, with the lines that it goes on for. */
function wholeTag(lines: readonly PageLine[], at: number, beginning: RegExp, tag: RegExp): { text: string; lines: number } | undefined {
  const first = lines[at]?.text ?? '';
  if (tag.test(first)) return { text: first, lines: 1 };
  if (!beginning.test(first)) return undefined;
  let joined = first;
  for (let count = 2; count <= LONGEST_TAG; count++) {
    const text = lines[at + count - 1]?.text ?? '';
    if (text.trim() === '') return undefined;
    joined += `\n${text}`;
    if (text.includes('>') && tag.test(joined)) return { text: joined, lines: count };
  }
  return undefined;
}

function dedented(line: PageLine, most: number): PageLine {
  const spaces = Math.min(most, line.text.length - line.text.trimStart().length);
  return spaces === 0 ? line : { ...line, text: line.text.slice(spaces), shift: line.shift + spaces };
}

/** How many lines a comment of JSX takes that begins and ends with its lines. */
function commentLines(lines: readonly PageLine[], at: number): number {
  if (!/^[ \t]*\{\/\*/.test(lines[at]?.text ?? '')) return 0;
  const end = lines.slice(at, at + LONGEST_TAG).findIndex(({ text }) => /\*\/\}/.test(text));
  return end >= 0 && /\*\/\}[ \t]*$/.test(lines[at + end]?.text ?? '') ? end + 1 : 0;
}

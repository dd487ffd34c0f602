import { BRACED, isAlias, isBlock, isHtmlTag, lineFrom, linesInLists, type PageLine } from '../../core/plugin/dialect.ts';

/** Attributes of a tag, also across lines. Quoted texts have a maximum length, so an unclosed one costs no time. */
const QUOTED = `"[^"]{0,1000}"|'[^']{0,1000}'`;
export const ATTRIBUTES = String.raw`(?<attributes>(?:\s(?:[^<>"'/{}]|/(?!>)|${QUOTED}|${BRACED})*)?)`;
const COMPONENT = String.raw`(?<name>[A-Z][\w.]*)`;

const COMPONENT_LINE = new RegExp(String.raw`^(?<indent>[ \t]*)<(?<slash>/?)${COMPONENT}${ATTRIBUTES}(?<end>/?)>[ \t]*$`);
const COMPONENT_BEGINS = /^[ \t]*<[A-Z][\w.]*(?:\s[^<>]*)?$/;
/** HTML elements with JSX attributes, and elements that only another tool has: `<svg-image :svg="a" />`. */
const ELEMENT_LINE = new RegExp(String.raw`^(?<indent>[ \t]*)<(?<name>[a-z][\w-]*)${ATTRIBUTES}>[ \t]*$`);
const ELEMENT_BEGINS = /^[ \t]*<[a-z][\w-]*(?:\s[^<>]*)?$/;
/** A slot of a Vue component: `<template #title>`. */
const SLOT_LINE = /^(?<indent>[ \t]*)<(?<slash>\/?)(?<name>template)(?:\s[^<>]*)?>[ \t]*$/;
/** MDX pages with a `.md` extension import what they use. */
const IMPORT = /^import\s+(?:[\w*{}\s,]+\s+from\s+)?(['"])[^'"\n]+\1;?[ \t]*$/;
/** The result of an image import: see `expandIncludes`. */
const PICTURE_ADDRESS = /^export const \w+ = "[^"\n]*";$/;
/** A block tag with its text on the same line. */
const BLOCK_BEGINS = new RegExp(String.raw`^(?<indent>[ \t]*)<${COMPONENT}${ATTRIBUTES}>(?=.*\S)`);
const BLOCK_ENDS = /^([ \t]*\S(?:.*?\S)?)[ \t]*(<\/([A-Z][\w.]*)>)[ \t]*$/;
const MOST_LINES = 60;
/** Maximum number of leading tags that are moved to separate lines. */
const MOST_APART = 16;

export interface Tag {
  indent: string;
  name: string;
  attributes: string;
  form: 'open' | 'close' | 'empty';
}

/** A line, or all lines of a multi-line tag or comment, of which `line` is the first. */
export type TagLine = { line: PageLine; inList: boolean } & (
  | { kind: 'text' | 'verbatim' | 'picture' | 'import' | 'comment' }
  | { kind: 'component' | 'element' | 'slot'; tag: Tag }
);

/** Whether a tag is a component. A name in angle brackets without attributes or a closing tag is text (`Vec<T>`). */
export type IsComponent = (tag: Pick<Tag, 'name' | 'attributes' | 'form'>) => boolean;

export function componentsIn(lines: readonly PageLine[]): IsComponent {
  const closed = new Set<string>();
  for (const { text, verbatim } of lines)
    if (!verbatim) for (const [, name = ''] of text.matchAll(/<\/([A-Z][\w.]*|[a-z]+-[\w-]+)>/g)) closed.add(name);
  const isOldTag = (name: string) => /^[A-Z][A-Z\d]+$/.test(name) && isHtmlTag(`<${name}>`);
  return ({ name, attributes, form }) =>
    !isOldTag(name) && (closed.has(name) || isAlias(shortName(name)) || form === 'empty' || attributes.includes('='));
}

/** `FileTree.Folder` → `Folder`. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

export function tagForm(slash: string | undefined, end: string | undefined): Tag['form'] {
  if (slash === '/') return 'close';
  return end === '/' ? 'empty' : 'open';
}

/** Moves block tags to separate lines: `<TabItem label="A">Text</TabItem>` becomes three. */
export function splitBlockTags(line: PageLine, most = MOST_APART): PageLine[] {
  if (line.verbatim || line.mark) return [line];
  const { 0: begins = '', groups: { indent = '', name = '' } = {} } = BLOCK_BEGINS.exec(line.text) ?? {};
  if (begins !== '' && most > 0 && isBlock(shortName(name)))
    return [lineFrom(line, begins), ...splitBlockTags(lineFrom(line, indent + line.text.slice(begins.length).trimStart()), most - 1)];
  const [, words = '', end = '', ended = ''] = BLOCK_ENDS.exec(line.text) ?? [];
  if (!isBlock(shortName(ended)) || words.includes(`<${ended}`)) return [line];
  return [lineFrom(line, words), lineFrom(line, (/^[ \t]*/.exec(words)?.[0] ?? '') + end)];
}

/** Classifies each line of a page. */
export function tagLines(lines: readonly PageLine[], isComponent: IsComponent): TagLine[] {
  const inLists = linesInLists(lines);
  const found: TagLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const { count, ...read } = lineAt(lines, at, line, isComponent);
    found.push({ line, inList: inLists[at] ?? false, ...read });
    at += count;
  }
  return found;
}

type Read = { count: number } & (
  | { kind: Exclude<TagLine['kind'], 'component' | 'element' | 'slot'> }
  | { kind: 'component' | 'element' | 'slot'; tag: Tag }
);

function lineAt(lines: readonly PageLine[], at: number, { text, verbatim, mark }: PageLine, isComponent: IsComponent): Read {
  if (verbatim || mark) return { kind: 'verbatim', count: 1 };
  if (PICTURE_ADDRESS.test(text)) return { kind: 'picture', count: 1 };
  if (IMPORT.test(text)) return { kind: 'import', count: 1 };
  const comment = commentLines(lines, at);
  if (comment > 0) return { kind: 'comment', count: comment };
  const element = tagAt(lines, at, ELEMENT_LINE, ELEMENT_BEGINS);
  if (element?.tag.attributes.includes('={')) return { kind: 'element', ...element };
  const slot = tagAt(lines, at, SLOT_LINE);
  if (slot) return { kind: 'slot', ...slot };
  const component = tagAt(lines, at, COMPONENT_LINE, COMPONENT_BEGINS);
  return component && isComponent(component.tag) ? { kind: 'component', ...component } : { kind: 'text', count: 1 };
}

/** The tag that fills a line, or starts on it and ends with a later one. */
function tagAt(lines: readonly PageLine[], at: number, pattern: RegExp, begins?: RegExp): { tag: Tag; count: number } | undefined {
  let text = lines[at]?.text ?? '';
  let match = pattern.exec(text);
  let count = 1;
  for (const isBegun = !match && begins?.test(text); isBegun && !match; ) {
    const next = lines[at + count]?.text ?? '';
    count += 1;
    if (next.trim() === '' || count > MOST_LINES) return undefined;
    text += `\n${next}`;
    if (next.includes('>')) match = pattern.exec(text);
  }
  if (!match) return undefined;
  const { indent = '', slash, name = '', attributes = '', end } = match.groups ?? {};
  return { tag: { indent, name, attributes, form: tagForm(slash, end) }, count };
}

/** Number of lines of a JSX comment that fills whole lines. */
function commentLines(lines: readonly PageLine[], at: number): number {
  if (!/^[ \t]*\{\/\*/.test(lines[at]?.text ?? '')) return 0;
  const end = lines.slice(at, at + MOST_LINES).findIndex(({ text }) => text.includes('*/}'));
  return end >= 0 && /\*\/\}[ \t]*$/.test(lines[at + end]?.text ?? '') ? end + 1 : 0;
}

import { createHash } from 'node:crypto';
import { parseFrontmatter } from '../content/source/frontmatter.ts';
import { withoutFrontmatter } from '../content/source/frontmatter-block.ts';
import { headingLines } from '../shared/markdown-sections.ts';

/** A heading with the text up to the next one, or the text before the first heading below the title. */
export interface Section {
  /** Heading as written, without its anchor; empty for the beginning of the page. */
  title: string;
  /** Hash of the content, independent of formatting. */
  hash: string;
  /** Markdown, including the heading. */
  text: string;
  /** Line in the file, counted from 1. */
  line: number;
}

const HASH_LENGTH = 12;
const ANCHOR = /[ \t]*\{#[^{}]*\}[ \t#]*$/gm;

/** Splits a source file into its sections. The first one includes frontmatter fields that readers see. */
export function sectionsOf(source: string): Section[] {
  const file = source.replace(/\r\n?/g, '\n');
  const body = withoutFrontmatter(file);
  const { title, frontmatter } = parseFrontmatter(file);
  const { short_description, hero, features } = frontmatter;
  const fields = [title, short_description, hero, features].filter((field) => field !== undefined);
  const headings = [...headingLines(body)].filter(({ level }) => level > 1);
  const starts = [0, ...headings.map(({ start }) => start)];
  const above = lineCount(file.slice(0, file.length - body.length));
  return starts.map((start, at) => {
    const text = body.slice(start, starts[at + 1]);
    const written = at === 0 && fields.length > 0 ? `${JSON.stringify(fields)}\n${text}` : text;
    return {
      title: at === 0 ? '' : (headings[at - 1]?.text.replace(ANCHOR, '').trim() ?? ''),
      hash: createHash('sha256').update(meaning(written)).digest('hex').slice(0, HASH_LENGTH),
      text,
      line: above + lineCount(body.slice(0, start)) + 1,
    };
  });
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

const FENCE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*[^\s`]*(.*)$/;

/** Normalizes a text so that line breaks, equivalent Markdown syntax and reformatted code make no difference. */
export function meaning(markdown: string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let code: string[] | undefined;
  let fence = '';
  const endProse = () => {
    parts.push(proseMeaning(prose.join('\n')));
    prose = [];
  };
  for (const line of markdown.split('\n')) {
    if (code) {
      const end = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
      if (end.startsWith(fence)) {
        parts.push(codeMeaning(code.join('\n')));
        code = undefined;
      } else code.push(line);
      continue;
    }
    const opened = FENCE.exec(line);
    if (opened) {
      endProse();
      fence = opened[2] ?? '';
      code = [];
      parts.push((opened[3] ?? '').replace(/\s+/g, ''));
    } else prose.push(line);
  }
  endProse();
  if (code) parts.push(codeMeaning(code.join('\n')));
  return parts.join('');
}

function proseMeaning(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(ANCHOR, '')
    .replace(/^[ \t>]*(?:[-=*_|:+ \t]{2,}|=|-)$/gm, '') // rules, underlines of headings, and delimiter rows of tables
    .replace(/^[ \t>]*(?:#{1,6}[ \t]+|(?:[-*+]|\d+[.)])[ \t]+)*/gm, '')
    .replace(/[ \t]+#+[ \t]*$/gm, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[*`|]|~~/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, '');
}

function codeMeaning(text: string): string {
  return text
    .replace(/["'`]/g, '"')
    .replace(/\s+|;/g, '')
    .replace(/,(?=[)\]}])/g, '');
}

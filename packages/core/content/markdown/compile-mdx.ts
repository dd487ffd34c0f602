import { isHtmlTag, VOID_TAGS } from '../../shared/html-tags.ts';
import { type SourceIssue, syntaxIssue } from '../source/source-issue.ts';
import { compileMarkdown, type MarkdownOptions } from './compile/compile-markdown.ts';
import type { CompiledMarkdown } from './compile/compiled-markdown.ts';
import { CompilerCrash } from './compiler-crash.ts';
import { isAlias } from './component-aliases.ts';
import { changeAroundCode } from './replace-code.ts';

const VOID = new RegExp(`<(${[...VOID_TAGS].join('|')})((?:\\s[^<>]*?)?)(?<!/)>`, 'gi');

/** Rewrites Markdown that is invalid in .mdx: HTML comments, comments of older compilers, `<br>` and `<https://…>`. Keeps line numbers. */
export function mdxOfMarkdown(text: string): string {
  return changeAroundCode(text, (words) =>
    withoutComments(words)
      .replace(VOID, '<$1$2/>')
      .replace(/\{\s*\/\/[^\n{}]*(?:\n\s*(?:\/\/[^\n{}]*)?)*\n\s*\}/g, (comment) => `{/*${comment.replace(/[^\n]/g, '')}*/}`)
      .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/g, '[$1]($1)')
      .replace(/<([\w.+-]{1,64}@[\w.-]{1,200}\.[a-z]{2,10})>/g, '[$1](mailto:$1)'),
  );
}

function withoutComments(text: string): string {
  let result = '';
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open + 4);
    if (close < 0) break;
    result += text.slice(at, open) + text.slice(open, close).replace(/[^\n]/g, '');
    at = close + 3;
  }
  return result + text.slice(at);
}

/** Escapes the character at which the compiler stopped (line and column from 1); `undefined` if there is none. */
export function escapeAt(text: string, line: number, column: number): string | undefined {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf('\n', start);
    if (next < 0) return undefined;
    start = next + 1;
  }
  const place = start + column - 1;
  for (const at of [place, text.lastIndexOf('{', place), text.lastIndexOf('<', place)]) {
    const sign = text[at];
    if (at < 0 || (sign !== '{' && sign !== '<') || text[at - 1] === '\\') continue;
    const tag = /^<\/?[A-Za-z][\w.-]*(?:\s[^<>]{0,500})?>/.exec(text.slice(at, at + 600))?.[0];
    const name = /[A-Za-z][\w.-]*/.exec(tag ?? '')?.[0] ?? '';
    // Unpaired tags are removed; any other name in angle brackets is text.
    if (tag && (isHtmlTag(tag) || isAlias(name))) return text.slice(0, at) + text.slice(at + tag.length);
    return `${text.slice(0, at)}\\${text.slice(at)}`;
  }
  return undefined;
}

/**
 * A page that needs more escaped characters than this is read as plain Markdown. Long pages get fewer, because each one takes another
 * compilation.
 */
const MOST_REPAIRS = 30;
const MOST_READ = 300_000;

/** Compiles .mdx. Invalid characters are shown as text; if that is not enough, throws the compiler's error. */
export function compileMdx(
  text: string,
  isOwn: (name: string) => boolean,
  { literal = false, say }: Pick<MarkdownOptions, 'literal' | 'say'>,
): { compiled: CompiledMarkdown; issues: SourceIssue[] } {
  const issues: SourceIssue[] = [];
  let repaired = text;
  for (let n = 0; ; n++) {
    try {
      return { compiled: compileMarkdown(repaired, true, { literal, isOwn, ...(say && { say }) }), issues };
    } catch (error) {
      if (error instanceof CompilerCrash) throw error;
      const { message, help, line, column } = syntaxIssue(error);
      const known = n === 0 ? mdxOfMarkdown(repaired) : repaired;
      const next = known === repaired ? escapeAt(repaired, line, column) : known;
      if (next === undefined || n > Math.min(MOST_REPAIRS, MOST_READ / text.length)) throw error;
      if (known === repaired)
        issues.push({ id: 'mdx-text', message: message.replace('The page cannot be parsed', 'Shown as text'), help, line, column });
      repaired = next;
    }
  }
}

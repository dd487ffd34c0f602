import { type SourceIssue, syntaxIssue } from '../source/source-issue.ts';
import { compileMarkdown } from './compile/compile-markdown.ts';
import type { CompiledMarkdown } from './compile/compiled-markdown.ts';
import { CompilerCrash } from './compiler-crash.ts';
import { escapeAt, mdxOfMarkdown } from './repair-mdx.ts';

/** So many characters are shown as text before a page is read as plain Markdown; fewer on a long page, as each takes another reading. */
const MOST_REPAIRS = 30;
const MOST_READ = 300_000;

/** Compiles .mdx; characters that it cannot have there are shown as text. Throws what the compiler throws where that does not help. */
export function compileMdx(
  text: string,
  isOwn: (name: string) => boolean,
  literal = false,
): { compiled: CompiledMarkdown; issues: SourceIssue[] } {
  const issues: SourceIssue[] = [];
  let repaired = text;
  for (let n = 0; ; n++) {
    try {
      return { compiled: compileMarkdown(repaired, true, { literal, isOwn }), issues };
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

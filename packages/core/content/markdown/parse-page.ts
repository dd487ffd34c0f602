import type { ContentComponent } from '../../shared/content-component.ts';
import { type Say, sayIn } from '../../shared/interface-words.ts';
import { didYouMean } from '../../shared/wording.ts';
import { readingFile } from '../../util/native-call.ts';
import type { Source } from '../source/find-sources.ts';
import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import { type SourceIssue, syntaxIssue } from '../source/source-issue.ts';
import { compileMarkdown } from './compile/compile-markdown.ts';
import type { CompiledMarkdown } from './compile/compiled-markdown.ts';
import { compileMdx } from './compile-mdx.ts';
import { CompilerCrash, crashIssue } from './compiler-crash.ts';
import { isAlias } from './component-aliases.ts';
import { plainFence } from './read-fence.ts';
import type { ResolvedPage } from './resolve-page.ts';

interface ParseOptions {
  components: ReadonlyMap<string, ContentComponent>;
  safe?: boolean;
  say?: Say;
}

export interface ParsedPage {
  compiled: CompiledMarkdown;
  issues: SourceIssue[];
  /**
   * Whether it was read as plain Markdown because everything else failed. False for text that crashes the compiler, which is shown as
   * code.
   */
  isPlain: boolean;
  /** The next fallback, for a page that throws when its body runs. */
  otherwise: (() => ParsedPage) | undefined;
}

type Attempt = () => { compiled: CompiledMarkdown; issues: SourceIssue[] };

/**
 * Parses Markdown to a runnable body, with headings, code, components and their locations. If that fails, each fallback shows more of
 * it as written: first expressions as text, then everything as plain Markdown, and finally as code.
 */
export function parsePage(
  { relativePath }: Pick<Source, 'relativePath'>,
  { text, mdx }: Pick<ResolvedPage, 'text' | 'mdx'>,
  { components, safe = false, say = sayIn({}) }: ParseOptions,
): ParsedPage {
  const isOwn = (name: string) => components.has(name);
  const markdown: Attempt = () => ({ compiled: compileMarkdown(text, false, { safe, say }), issues: [] });
  const attempts: readonly Attempt[] = mdx
    ? [() => compileMdx(text, isOwn, { say }), () => compileMdx(text, isOwn, { literal: true, say }), markdown]
    : [markdown];

  let crashed = false;
  /** Reports only the issues or the error of the first attempt; fallbacks would find the same ones. */
  function parse([attempt, ...others]: readonly Attempt[], reported?: SourceIssue[]): ParsedPage {
    if (!attempt) return { compiled: asCode(text), issues: reported ?? [], isPlain: !crashed, otherwise: undefined };
    try {
      const { compiled, issues } = readingFile(relativePath, attempt);
      const found = reported ?? [...issues, ...compiled.issues, ...unknownComponents(compiled, components)];
      return { compiled, issues: found, isPlain: others.length === 0 && !crashed, otherwise: () => parse(others, found) };
    } catch (error) {
      crashed ||= error instanceof CompilerCrash;
      // Treating expressions as text would not make the .mdx valid, so this skips to the last fallback.
      return parse(others.slice(-1), reported ?? [error instanceof CompilerCrash ? crashIssue(error) : syntaxIssue(error)]);
    }
  }
  return parse(attempts);
}

function unknownComponents({ components }: CompiledMarkdown, known: ParseOptions['components']): SourceIssue[] {
  return components.flatMap(({ name, line, column }): SourceIssue[] => {
    if (known.has(name) || isAlias(name)) return [];
    const help = didYouMean(name, known.keys(), `Known components: ${[...known.keys()].sort().join(', ')}.`, (own) => `<${own}>`);
    return [{ id: 'component-unknown', message: `Unknown component <${name}>.`, help, line, column }];
  });
}

/** Shows the source of a page as a single code block, for text that crashes the compiler. */
export function asCode(text: string): CompiledMarkdown {
  const block = { ...plainFence('', withoutFrontmatter(text).trim()), line: 1 };
  return {
    body: { html: '<Code n="0"/>' },
    reading: undefined,
    heading: '',
    headers: [],
    codeBlocks: [block],
    expressions: [],
    components: [],
    issues: [],
  };
}

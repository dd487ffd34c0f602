import type { Header } from '../../../shared/page-record.ts';
import type { SourceIssue } from '../../source/source-issue.ts';
import type { CompilerTask } from '../compiler-crash.ts';
import type { Fence } from '../read-fence.ts';

/** A fenced code block, in the order of the page. In the body `CODE_MARK` or a part of its own stands in its place. */
export interface CodeBlock extends Fence {
  line: number;
  /** A formula in a sentence. */
  inline?: boolean;
}

/** Finished HTML, or the body of a function that takes a JSX runtime and returns `{ default: MDXContent }`. */
export type MarkdownBody = { html: string } | { code: string };

export interface CompiledMarkdown {
  /** What it was compiled from; undefined where the page is shown as code. */
  reading: CompilerTask | undefined;
  body: MarkdownBody;
  /** Text of the first `#` heading, empty where there is none. */
  heading: string;
  headers: (Header & { line: number })[];
  codeBlocks: CodeBlock[];
  /** What stands in braces in .mdx. */
  expressions: { value: string; line: number; column: number }[];
  /** Every component that the page uses, once for each use, in the order of the page. */
  components: { name: string; line: number; column: number }[];
  issues: SourceIssue[];
}

/** Stands for a code block in finished HTML, with its number: nothing that is written in a page comes out like this. */
export const CODE_MARK = /<Code n="(\d+)"\/>/g;
/** What an expression of .mdx is called through, so that it may fail. */
export const GUARD = 'docsGuard';
/** What stands for finished HTML, for a code block and for a further anchor: no file of a component can have such a name. */
export const OWN_PARTS = { html: 'Docs$Html', code: 'Docs$Code', anchor: 'Docs$Anchor' } as const;

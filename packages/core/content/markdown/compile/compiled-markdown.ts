import type { Header } from '../../../shared/page-record.ts';
import type { SourceIssue } from '../../source/source-issue.ts';
import type { CompilerTask } from '../compiler-crash.ts';
import type { Fence } from '../read-fence.ts';

/** A fenced code block. In the body it is represented by `CODE_MARK` or a placeholder component. */
export interface CodeBlock extends Fence {
  line: number;
  /** Whether it is an inline formula. */
  inline?: boolean;
}

/** Finished HTML, or the body of a function that takes a JSX runtime and returns `{ default: MDXContent }`. */
export type MarkdownBody = { html: string } | { code: string };

export interface CompiledMarkdown {
  /** The source of the body; undefined if the page is shown as code. */
  reading: CompilerTask | undefined;
  body: MarkdownBody;
  /** Text of the first `#` heading; empty if there is none. */
  heading: string;
  headers: (Header & { line: number })[];
  codeBlocks: CodeBlock[];
  /** Expressions of .mdx. */
  expressions: { value: string; line: number; column: number }[];
  /** All uses of components, in page order. */
  components: { name: string; line: number; column: number }[];
  issues: SourceIssue[];
}

/** Placeholder of a code block in finished HTML, with its number. No page can produce it. */
export const CODE_MARK = /<Code n="(\d+)"\/>/g;
/** Function that wraps .mdx expressions, so that one can fail without failing the page. */
export const GUARD = 'docsGuard';
/** Placeholder components for finished HTML, code blocks and further anchors. No component file can have such a name. */
export const OWN_PARTS = { html: 'Docs$Html', code: 'Docs$Code', anchor: 'Docs$Anchor' } as const;

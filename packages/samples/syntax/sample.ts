import type { CodeBlock } from '../../core/content/markdown/compile/compiled-markdown.ts';

/** A fenced code block of a page, and what its fence says of it. */
export interface Sample extends Omit<CodeBlock, 'unchecked' | 'untyped'> {
  /** Source file, from the root of the site. */
  file: string;
  /** Address of the page. */
  page: string;
  /** Why nobody can check it; empty where it is checked. */
  unchecked: string;
  /** Why it does not keep to the declarations; empty where it does. */
  untyped: string;
  /** Line of the code → line of the source file; both count from 1. */
  lineOf: (line: number) => number;
}

/** What is wrong with the code of a sample; line and column count from 1, from the first line of the code. */
export interface SampleFault {
  message: string;
  line: number;
  column: number;
}

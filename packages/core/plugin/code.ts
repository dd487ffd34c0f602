/** Code blocks of pages, for built-in plugins. */
export { languageLabel } from '../content/code/highlight-languages.ts';
export { codeOfPage, codeOfSite, type PlacedCode } from '../content/code-of-pages.ts';
export type { CodeBlock } from '../content/markdown/compile/compiled-markdown.ts';

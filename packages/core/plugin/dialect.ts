/** Helpers for built-in dialects. `docs/plugins.md` explains `TextDialect`. */
export { asideKind } from '../content/markdown/aside-kinds.ts';
export { isAlias, isBlock } from '../content/markdown/component-aliases.ts';
export { unescaped } from '../content/markdown/escapes.ts';
export { importsOnlyKnown } from '../content/markdown/page-declarations.ts';
export {
  closeMark,
  type Dialect,
  lineFrom,
  linesInLists,
  openMark,
  type PageLine,
  type Report,
} from '../content/markdown/page-lines.ts';
export { ESCAPES, type TextDialect } from '../content/markdown/read-dialects.ts';
export { codeLines, columnsOf, replaceCode, replaceText } from '../content/markdown/replace-code.ts';
export { BRACED, textAttributes } from '../content/markdown/text-attributes.ts';
export { importIssue } from '../content/source/source-issue.ts';
export { isHtmlTag, VOID_TAGS } from '../shared/html-tags.ts';
